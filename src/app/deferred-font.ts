import { useEffect, useRef } from "react";

/**
 * The typeface is no reason to wait, and one that comes late would move what is being read. So it is used from the first
 * page on where it is there at once, and else from the next page on: that one is painted anew anyway.
 */
export function useDeferredFont(pathname: string) {
  const first = useRef(pathname);
  const isLoaded = useRef(false);

  useEffect(() => {
    const loaded = document.fonts.load('1em "Inter Late"');
    loaded.then(
      (faces) => (isLoaded.current = faces.length > 0),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (pathname === first.current) return;
    first.current = "";
    if (isLoaded.current) document.documentElement.classList.add("has-typeface");
  }, [pathname]);
}
