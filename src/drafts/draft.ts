import type { Dated } from "@/rules/draft-age";

/** A text that was typed and that the server has not confirmed. */
export interface Draft extends Dated {
  /** Of one editor: two tabs at the same text never overwrite each other's drafts. */
  id: string;
  user_id: string;
  /** Entity and field, as in "story/story-1/script". */
  place: string;
  /** What the server had when the typing began. */
  base: string;
  text: string;
}

/** Whose drafts those are that were typed before anybody was signed in. The next person at the device may be another one. */
export const nobody = "nobody";
