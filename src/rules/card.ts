import type { ParsedLine } from "@/api/contract/parsing";
import { isSpoken } from "./timeline";

/** A shot without a picture, set like a page of the screenplay. */
export interface Card {
  heading: string;
  /** Whether the words are heard; else they are directions. */
  isSpoken: boolean;
  /** Who speaks; undefined where nobody does, or it is not said who. */
  cue: string | undefined;
  /** Directions within the speech. */
  parenthetical: string | undefined;
  words: string;
}

export function cardOf(line: ParsedLine): Card {
  const heading = line.scene_location?.trim() ?? "";
  const directions = line.stage_directions?.trim() ?? "";
  const dialogue = line.dialogue_text?.trim() ?? "";
  if (!isSpoken(line))
    return { heading, isSpoken: false, cue: undefined, parenthetical: undefined, words: directions || dialogue };
  return {
    heading,
    isSpoken: true,
    cue: line.character_name?.trim() || undefined,
    parenthetical: directions || undefined,
    words: dialogue,
  };
}
