import { useEffect, useState } from "react";
import { rememberLogo } from "./session-flag";

/** The course of the logo, in milliseconds from its start; document 1, section 9. */
export const logoTimes = { betweenLetters: 200, fade: 3_000, hidden: 5_000, words: 5_500 };

type Phase = "playing" | "fading" | "hidden" | "over";

/** The logo's current phase. Any click ends it, and any key except Tab and modifiers. */
export function useLogoPhase(skips: boolean): Phase {
  const [phase, setPhase] = useState<Phase>(skips ? "over" : "playing");
  const isOver = phase === "over";

  useEffect(() => {
    rememberLogo();
    if (isOver) return;
    const end = () => setPhase("over");
    const onKeyDown = (event: KeyboardEvent) => {
      if (passiveKeys.has(event.key)) return;
      // "?" only ends the logo and does not open the list of shortcuts. Enter keeps its usual effect.
      if (event.key === "?") event.preventDefault();
      end();
    };
    const timers = [
      setTimeout(() => setPhase("fading"), logoTimes.fade),
      setTimeout(() => setPhase("hidden"), logoTimes.hidden),
      setTimeout(end, logoTimes.words),
    ];
    window.addEventListener("click", end);
    // In the capture phase, before other listeners handle the key.
    window.addEventListener("keydown", onKeyDown, true);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener("click", end);
      window.removeEventListener("keydown", onKeyDown, true);
    };
  }, [isOver]);

  return phase;
}

const passiveKeys = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);
