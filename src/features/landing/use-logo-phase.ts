import { useEffect, useState } from "react";
import { rememberLogo } from "./session-flag";

/** The course of the logo, in milliseconds from its start; document 1, section 9. */
export const logoTimes = { betweenLetters: 200, fade: 3_000, hidden: 5_000, words: 5_500 };

type Phase = "playing" | "fading" | "hidden" | "over";

/** Where the logo is in its course. Any click and any key but those that only move about end it. */
export function useLogoPhase(skips: boolean): Phase {
  const [phase, setPhase] = useState<Phase>(skips ? "over" : "playing");
  const isOver = phase === "over";

  useEffect(() => {
    rememberLogo();
    if (isOver) return;
    const end = () => setPhase("over");
    const onKeyDown = (event: KeyboardEvent) => {
      if (passiveKeys.has(event.key)) return;
      // What ends the logo opens nothing; Enter and the like do what they do.
      if (event.key === "?") event.preventDefault();
      end();
    };
    const timers = [
      setTimeout(() => setPhase("fading"), logoTimes.fade),
      setTimeout(() => setPhase("hidden"), logoTimes.hidden),
      setTimeout(end, logoTimes.words),
    ];
    window.addEventListener("click", end);
    // On the way down, before anybody else hears the key.
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
