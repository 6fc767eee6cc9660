import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { isDialogOpen } from "./dialog";
import { SavedMark } from "./saved-mark";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Ctrl+S or ⌘S. Where a keyboard writes other letters it is the key that browsers take for it. */
export const isSaveKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === "s" || (code === "KeyS" && key > "~"));

/**
 * Has Ctrl+S save what its screen is there to edit, wherever on it the focus is, and never the page as a file. `save`
 * tells whether it did; what this gives says so, beside the button that does the same.
 */
export function useSaveKey(save: () => Promise<boolean>): ReactNode {
  const [saves, setSaves] = useState(0);
  const hear = useEffectEvent(async (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (event.repeat || isDialogOpen()) return;
    if (await save()) setSaves((before) => before + 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return saves > 0 && <SavedMark key={saves} />;
}
