import { useEffect, useRef, type RefObject } from "react";

/**
 * Gives the focus to the screen's heading after every change of route, so that it is read aloud and the keyboard starts
 * there; not on the first page, where the browser does so itself. A heading that is replaced while it has the focus
 * hands it to its successor, so that the focus never falls to the body.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, pathname: string) {
  const first = useRef(pathname);

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    const focusHeading = () => main.current?.querySelector("h1")?.focus({ preventScroll: true });
    focusHeading();

    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    const stop = () => observer.disconnect();
    if (main.current) observer.observe(main.current, { childList: true, subtree: true });
    // From here on the focus is the user's.
    const events = ["pointerdown", "keydown"];
    for (const event of events) window.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of events) window.removeEventListener(event, stop);
    };
  }, [main, pathname]);
}
