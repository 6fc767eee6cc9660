import { useId, useLayoutEffect } from "react";

/** Saves what was typed; true once the server has confirmed it and the user is still here. */
type Save = () => Promise<boolean>;

/** What has been typed on the screen and not been saved, with its save where it can be saved as it stands. */
const unsaved = new Map<string, Save | undefined>();

/** The browser's own question before the page is closed or reloaded. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether anything on the screen has been typed and not been saved. */
export const hasUnsaved = () => unsaved.size > 0;

/** Whether all of it can be saved without more ado. */
export const canSaveUnsaved = () => hasUnsaved() && ![...unsaved.values()].includes(undefined);

/** Saves it, one after the other; true where nothing is unsaved any more. */
export async function saveUnsaved(): Promise<boolean> {
  // Those there are now: one whose save failed is marked anew.
  const saves = [...unsaved.values()];
  let areSaved = true;
  for (const save of saves) areSaved = (await save?.()) === true && areSaved;
  return areSaved;
}

function mark(id: string, save: Save | undefined) {
  if (unsaved.size === 0) window.addEventListener("beforeunload", ask);
  unsaved.set(id, save);
}

function unmark(id: string) {
  unsaved.delete(id);
  if (unsaved.size === 0) window.removeEventListener("beforeunload", ask);
}

/**
 * Has leaving ask while this is true, and offer the save where there is one. The returned function lifts that until the next rendering, for what follows in the
 * same moment: a navigation after a save, or a save that may be over before anything is rendered.
 */
export function useUnsaved(isUnsaved: boolean, save?: Save): () => void {
  const id = useId();
  // Not a plain effect: the next navigation may come before its cleanup, and would ask about a text that is gone.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    mark(id, save);
    return () => unmark(id);
  });
  return () => unmark(id);
}
