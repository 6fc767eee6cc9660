/** A text that was typed and that the server has not confirmed. */
export interface Draft {
  /** Of one editor: two tabs at the same text never overwrite each other's drafts. */
  id: string;
  user_id: string;
  /** Entity and field, as in "story/story-1/script". */
  place: string;
  /** What the server had when the typing began. */
  base: string;
  text: string;
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
}

/** Whose drafts those are that were typed before anybody was signed in. The next person at the device may be another one. */
export const nobody = "nobody";
