import type { ParsedLine } from "@/api/contract/parsing";
import type { Asset, Input } from "./asset-makings";
import type { Blocker } from "./asset-state";
import type { ProductionState } from "./production-plan";

export const assetNames: Record<Asset, string> = {
  audio: "Audio",
  imagePrompt: "Image prompt",
  image: "Image",
  actionPrompt: "Action prompt",
  clip: "Clip",
};

const changes: Record<Input, (line: ParsedLine) => string> = {
  dialogue: () => "what is said changed",
  action: () => "what is done changed",
  shotType: () => "the shot type changed",
  imagePrompt: () => "the image prompt changed",
  actionPrompt: () => "the action prompt changed",
  mapping: ({ character_name }) => `who plays ${character_name ?? "the part"} changed`,
  voice: ({ character_name }) => `the voice of ${character_name ?? "the part"} changed`,
  face: ({ character_name }) => `the image of ${character_name ?? "the part"} changed`,
  location: ({ scene_location }) => `the description of ${scene_location ?? "the place"} changed`,
  style: () => "the image style changed",
  audio: () => "its audio is a newer one",
  image: () => "its image is a newer one",
};

/** Why something is stale, as in "the voice of BOB changed". */
export const changesInWords = (because: readonly Input[], line: ParsedLine) =>
  because.map((input) => changes[input](line)).join(", ");

/** What comes first, in two words. */
export const blockerWords: Record<Blocker, string> = {
  mapping: "Cast first",
  voice: "Voice first",
  audio: "Audio first",
  image: "Image first",
  actionPrompt: "Prompt first",
};

const blockers: Record<Blocker, (line: ParsedLine) => string> = {
  mapping: ({ character_name }) => `nobody plays ${character_name ?? "the part"}`,
  voice: ({ character_name }) => `${character_name ?? "the part"} has no voice`,
  audio: () => "its audio comes first",
  image: () => "its image comes first",
  actionPrompt: () => "its action prompt comes first",
};

/** Where an asset stands and why, as in "stale: the voice of BOB changed". */
export function stateInWords(state: ProductionState, line: ParsedLine): string {
  switch (state.is) {
    case "none":
      return "not needed";
    case "unknown":
      return "not known";
    case "missing":
      return "to do";
    case "blocked":
      return `waits: ${blockers[state.by](line)}`;
    case "running":
      return "running";
    case "failed":
      return `failed: ${state.why}`;
    case "stale":
      return `stale: ${changesInWords(state.because, line)}`;
    case "ready":
      return state.isAgeKnown ? "ready" : "ready, age unknown";
  }
}
