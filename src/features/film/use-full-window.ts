import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds without a sign of anybody after which only the film is seen. */
const restMs = 2_000;

/** An element that takes the whole screen; where the browser does not give it, the whole window. */
export function useFullWindow() {
  const element = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const [isResting, setResting] = useState(false);

  const toggle = useCallback(async () => {
    if (document.fullscreenElement) return document.exitFullscreen();
    setFull((was) => !was);
    try {
      if (document.fullscreenEnabled) await element.current?.requestFullscreen();
    } catch {
      // It has the window then.
    }
  }, []);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);

  useEffect(() => {
    if (!isFull) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wake() {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), restMs);
    }
    function leave(event: KeyboardEvent) {
      wake();
      if (event.key === "Escape" && !document.fullscreenElement) setFull(false);
    }
    wake();
    window.addEventListener("pointermove", wake);
    window.addEventListener("pointerdown", wake);
    window.addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      setResting(false);
      window.removeEventListener("pointermove", wake);
      window.removeEventListener("pointerdown", wake);
      window.removeEventListener("keydown", leave);
    };
  }, [isFull]);

  return { element, isFull, isResting: isFull && isResting, toggle };
}
