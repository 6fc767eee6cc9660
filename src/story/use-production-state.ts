import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { validateCharacters } from "@/api/contract/casting";
import { characterMappings } from "@/api/contract/parsing";
import { storyDetails } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { nextStep, type NextStep } from "@/rules/next-step";
import { mayEdit } from "@/rules/permissions";
import type { Count } from "./generators";
import { countMedia, stepsOf, type Step } from "./pipeline";
import { justRead, useMediaLines } from "./use-media-lines";
import { useNewerClips } from "./use-newer-clips";

export interface ProductionState {
  /** Empty without a script. */
  steps: readonly Step[];
  next: NextStep | undefined;
  /** How much of all the media is there, in percent; undefined while it is not known. */
  percent: number | undefined;
}

/** How far the production of a story is, and its next step. Of a story without a script nothing else is read. */
export function useProductionState(story_id: string): ProductionState {
  const details = useQuery({ ...read(storyDetails, { story_id }), ...justRead }).data;
  const isEditor = mayEdit(details?.permissionLevel);
  const hasScript = Boolean(details?.story.script?.text?.trim());
  const only = { ...justRead, enabled: hasScript };

  const mediaLines = useMediaLines(story_id, only).lines;
  // The screen under the bar comes first.
  const lines = useDeferredValue(mediaLines);
  const mappings = useQuery({ ...read(characterMappings, { story_id }), ...only }).data?.mappings;
  const film = useQuery({ ...read(storyVideo, { story_id }), ...only }).data;
  const newerClips = useNewerClips(story_id, film?.exists ? film.video : undefined, lines);

  const steps = hasScript ? stepsOf({ lines, mappings, hasFilm: film?.exists }) : [];
  const isMapped = isComplete(steps.find(({ label }) => label === "Cast"));
  const media = countMedia(lines);
  const made = {
    hasScript,
    lines: lines?.length,
    isCast: isMapped,
    isComplete: isComplete(media),
    hasFilm: film?.exists,
    newerClips,
  };
  // Whoever is mapped may lack a voice or a face. That is asked only where the answer decides what comes next.
  const isCastAsked = nextStep(made, isEditor) === "generate";
  const cast = useQuery({ ...read(validateCharacters, { story_id }), ...justRead, enabled: isCastAsked });
  const isCast = isCastAsked ? cast.data?.allValid : isMapped;

  return {
    steps,
    next: details && nextStep({ ...made, isCast }, isEditor),
    percent: media.done === undefined ? undefined : Math.floor((100 * media.done) / Math.max(media.total, 1)),
  };
}

const isComplete = (count: Count | undefined) => (count?.done === undefined ? undefined : count.done === count.total);
