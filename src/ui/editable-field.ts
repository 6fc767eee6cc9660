/** The user's own text of one field, apart from what the server has. `useEditableField` makes it. */
export interface EditableField {
  text: string;
  /** What the server has. */
  saved: string;
  /** It differs from what the server has. */
  isDirty: boolean;
  /** Whether the user may change it at all. */
  mayEdit: boolean;
  /** Why the text cannot be saved as it stands. */
  complaint: string | undefined;
  type: (text: string) => void;
  /** True once the server has confirmed it and the user is still here. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  /** Why it was not saved. */
  failure: string | undefined;
  forgetFailure: () => void;
  /** Back to the server's text; what was typed can be restored. */
  setAside: () => void;

  /** Typed earlier and never saved. `isOutdated` where the server has another text by now than it had then. */
  kept: { at: number; text: string; isOutdated: boolean } | undefined;
  restore: () => void;
  discard: () => void;

  /** What someone else has saved since the typing began: the user decides which text is kept (`setAside` or `keepMine`). */
  theirs: string | undefined;
  keepMine: () => Promise<boolean>;
  goOn: () => void;
}
