import { useEffect, useState, type PointerEvent } from "react";

/** Milliseconds for which a pointer rests before a clip plays by itself. */
const restMs = 300;

/** How a clip is seen while a pointer is over it: not yet, silently by itself, or with its sound on demand. */
type Playing = "no" | "silently" | "aloud";

/** Plays what a pointer rests on, silently; not for those who want no motion. A finger rests on nothing. */
export function usePreview() {
  const [isOver, setOver] = useState(false);
  const [playing, setPlaying] = useState<Playing>("no");

  useEffect(() => {
    if (!isOver || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setTimeout(() => setPlaying((before) => (before === "no" ? "silently" : before)), restMs);
    return () => clearTimeout(timer);
  }, [isOver]);

  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType !== "touch"),
    onPointerLeave: () => {
      setOver(false);
      setPlaying("no");
    },
  };
  return { isOver, playing, setPlaying, events };
}
