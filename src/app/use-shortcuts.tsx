import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { usePreference } from "@/shared/preferences";
import { singleKeys } from "@/shared/single-keys";
import { useSession } from "@/session/session";
import { isDialogOpen } from "@/ui/dialog";
import { toast } from "@/ui/toast";

type Sheet = typeof import("./shortcuts").Shortcuts;

/** The sheet of all keys, loaded when it is first asked for, by "?" or by what is given. */
export function useShortcuts(): { open: () => void; sheet: ReactNode } {
  const [isOn = true, switchKey] = usePreference(singleKeys);
  const [Sheet, setSheet] = useState<Sheet>();
  const [isOpen, setOpen] = useState(false);
  const { status } = useSession();
  // Whose choice counts is not known otherwise.
  const isKnown = status === "signed-in" || status === "anonymous";

  async function open() {
    try {
      const { Shortcuts } = await import("./shortcuts");
      // Never over another, which may have opened while this was loaded.
      if (isDialogOpen()) return;
      setSheet(() => Shortcuts);
      setOpen(true);
    } catch {
      toast.bad("Failed to load the keyboard shortcuts.");
    }
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isAlone || !isOn || !isKnown || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const sheet = isOpen && Sheet && <Sheet isOn={isOn} onSwitch={switchKey} onClose={() => setOpen(false)} />;
  return { open: () => void open(), sheet };
}

/** A select goes to the choice that begins with what is typed. */
const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]") !== null;
