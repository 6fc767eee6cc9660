import { useEffect, useRef, useState } from "react";

/** Pixels beyond the window's edge that count as seen, so that what is scrolled to stands there already. */
const ahead = "300px";

/** For the `ref` of an element, and whether that has been in the window or near it. */
export function useSeen<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen] as const;
}
