import { useLayoutEffect, useRef, useState } from "react";

/** Pixels of an element's width; undefined until it has been laid out. */
export function useWidth<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // An element without a size stands in a page that lays nothing out: it counts as wide as the window.
    const look = () => setWidth(element.clientWidth || window.innerWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, frame] as const;
}
