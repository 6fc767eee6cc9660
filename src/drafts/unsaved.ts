import { useId, useLayoutEffect } from "react";

const unsaved = new Set<string>();

/** The browser's own question before the page is closed or reloaded. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether anything on the screen has been typed and not been saved. */
export const hasUnsaved = () => unsaved.size > 0;

function mark(id: string) {
  if (unsaved.size === 0) window.addEventListener("beforeunload", ask);
  unsaved.add(id);
}

function unmark(id: string) {
  unsaved.delete(id);
  if (unsaved.size === 0) window.removeEventListener("beforeunload", ask);
}

/**
 * Has leaving ask while this is true. The returned function lifts that until the next rendering, for what follows in the
 * same moment: a navigation after a save, or a save that may be over before anything is rendered.
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const id = useId();
  // Not a plain effect: the next navigation may come before its cleanup, and would ask about a text that is gone.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    mark(id);
    return () => unmark(id);
  });
  return () => unmark(id);
}
