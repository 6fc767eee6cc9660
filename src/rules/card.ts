import type { ParsedLine } from "@/api/contract/parsing";
import { isSpoken } from "./timeline";

/** A shot without a picture, set like a page of the screenplay. */
export interface Card {
  heading: string;
  /** Who speaks; undefined where the words are directions. */
  cue: string | undefined;
  /** Directions within the speech. */
  parenthetical: string | undefined;
  words: string;
}

export function cardOf(line: ParsedLine): Card {
  const heading = line.scene_location?.trim() ?? "";
  const directions = line.stage_directions?.trim() ?? "";
  const dialogue = line.dialogue_text?.trim() ?? "";
  if (!isSpoken(line)) return { heading, cue: undefined, parenthetical: undefined, words: directions || dialogue };
  return {
    heading,
    cue: line.character_name?.trim() || undefined,
    parenthetical: directions || undefined,
    words: dialogue,
  };
}
