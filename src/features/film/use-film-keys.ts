import { useEffect, useEffectEvent } from "react";
import { usePreference } from "@/shared/preferences";
import { singleKeys } from "@/shared/single-keys";
import { isDialogOpen } from "@/ui/dialog";
import type { FilmPlayer } from "./film-player";
import { rates, secondsOf } from "./film-state";

/** Seconds that J goes back. */
const stepBack = 5;

type Acts = { player: FilmPlayer; toggleCaptions: () => void; toggleFullScreen: () => void };

/** The keys of the film, for as long as its screen stands. */
export function useFilmKeys({ player, toggleCaptions, toggleFullScreen }: Acts): void {
  const [isOn = true] = usePreference(singleKeys);

  function act(key: string, isShift: boolean): boolean {
    const { isPlaying, rate } = player.state();
    const faster = rates.find((each) => each > rate);
    const direction = key === "arrowright" ? 1 : -1;
    switch (key) {
      case " ":
        player.toggle();
        return true;
      case "j":
        player.seek(secondsOf(player.state()) - stepBack);
        return true;
      case "k":
        player.pause();
        return true;
      case "l":
        if (!isPlaying) player.play();
        else if (faster) player.setRate(faster);
        return true;
      case "arrowleft":
      case "arrowright":
        if (isShift) player.stepScene(direction);
        else player.step(direction);
        return true;
      case "f":
        toggleFullScreen();
        return true;
      case "c":
        toggleCaptions();
        return true;
      default:
        return false;
    }
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (!isOn || event.defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
    if (isDialogOpen() || (target instanceof Element && hasOwnUse(target, key))) return;
    if (shiftKey && !key.startsWith("Arrow")) return;
    // A key that is held goes on from shot to shot, and switches nothing on and off.
    if (event.repeat && !key.startsWith("Arrow")) return event.preventDefault();
    if (act(key.toLowerCase(), shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

const typed = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]";
const pressed = "button, a, summary, [role=button], [role=switch], input[type=checkbox], input[type=radio]";
const moved = "input[type=range], input[type=radio], [role=menu], [role=tablist]";

/** Whether a key means something to the control that has the focus. */
function hasOwnUse(target: Element, key: string): boolean {
  if (target.closest(typed)) return true;
  if (key === " ") return target.closest(pressed) !== null;
  return key.startsWith("Arrow") && target.closest(moved) !== null;
}
