import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { validateCharacters } from "@/api/contract/casting";
import { characterMappings } from "@/api/contract/parsing";
import { storyDetails } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { nextStep, type NextStep } from "@/rules/next-step";
import { mayEdit } from "@/rules/permissions";
import { useIsPainted } from "@/ui/use-is-painted";
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
  const [arrivedAt] = useState(Date.now);
  const details = useQuery({ ...read(storyDetails, { story_id }), ...justRead }).data;
  const isEditor = mayEdit(details?.permissionLevel);
  const hasScript = Boolean(details?.story.script?.text?.trim());
  const only = { ...justRead, enabled: hasScript };

  const mediaLines = useMediaLines(story_id, only).lines;
  // The screen under the bar comes first.
  const isPainted = useIsPainted(mediaLines !== undefined);
  const lines = useDeferredValue(isPainted ? mediaLines : undefined);
  const mappings = useQuery({ ...read(characterMappings, { story_id }), ...only }).data?.mappings;
  const film = useQuery({ ...read(storyVideo, { story_id }), ...only }).data;
  // Without a film the addresses of thousands of clips are not read.
  const newerClips = useNewerClips(story_id, film?.video, film?.exists ? lines : undefined);

  // A run tells of its progress often, and the lines are thousands.
  const hasFilm = film?.exists;
  const steps = useMemo(
    () => (hasScript ? stepsOf({ lines, mappings, hasFilm }) : []),
    [hasScript, lines, mappings, hasFilm],
  );
  const isMapped = isComplete(steps.find(({ label }) => label === "Cast"));
  const media = useMemo(() => countMedia(lines), [lines]);
  const made = {
    hasScript,
    lines: lines?.length,
    isCast: isMapped,
    isComplete: isComplete(media),
    hasFilm,
    newerClips,
  };
  // Whoever is mapped may lack a voice or a face. That is asked only where the answer decides what comes next.
  const isCastAsked = nextStep(made, isEditor) === "generate";
  // What has failed since one came is asked for again by the screen, which says so, and not by the bar as well.
  const cast = useQuery({
    ...read(validateCharacters, { story_id }),
    ...justRead,
    enabled: ({ state }) => isCastAsked && state.errorUpdatedAt < arrivedAt,
  });
  const isCast = isCastAsked ? cast.data?.allValid : isMapped;

  return {
    steps,
    next: details && nextStep({ ...made, isCast }, isEditor),
    percent: media.done === undefined ? undefined : Math.floor((100 * media.done) / Math.max(media.total, 1)),
  };
}

const isComplete = (count: Count | undefined) => (count?.done === undefined ? undefined : count.done === count.total);
