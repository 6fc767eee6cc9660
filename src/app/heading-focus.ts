import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isWayBack } from "@/routing/way-back";

/**
 * Gives the focus to the screen's heading after every change of route, so that it is read aloud and the keyboard starts
 * there; not on the first page, where the browser does so itself. A heading that is replaced while it has the focus
 * hands it to its successor, so that the focus never falls to the body. After Back, and a link that is a way back, the
 * link by which one had left has it, as soon as that stands there again: nobody begins a long list anew.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, pathname: string) {
  const first = useRef(pathname);
  /** The link by which each entry of the history was left, by the entry's key, and each screen the last time, by its path. */
  const links = useRef(new Map<string, string | null>());
  const { key, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const leftBy = useEffectEvent(() => {
    if (isReturn) return links.current.get(key);
    return isWayBack(state) ? links.current.get(pathname) : undefined;
  });

  useEffect(() => {
    const frame = main.current;
    const note = ({ target }: MouseEvent) => {
      // A row that is clicked stands for the link in it.
      const link = target instanceof Element ? (target.closest("a") ?? target.closest("tr")?.querySelector("a")) : null;
      for (const entry of [key, pathname]) links.current.set(entry, link?.getAttribute("href") ?? null);
    };
    frame?.addEventListener("click", note, true);
    return () => frame?.removeEventListener("click", note, true);
  }, [main, key, pathname]);

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    const link = leftBy();
    const focus = (target: HTMLElement | null | undefined) => target?.focus({ preventScroll: true });
    const goOn = () => {
      const there = link ? [...(main.current?.querySelectorAll("a") ?? [])].find(leadsTo(link)) : undefined;
      if (there) stop();
      if (there || isLost()) focus(there ?? main.current?.querySelector("h1"));
    };

    const observer = new MutationObserver(goOn);
    const stop = () => observer.disconnect();
    if (main.current) observer.observe(main.current, { childList: true, subtree: true });
    focus(main.current?.querySelector("h1"));
    goOn();
    // From here on the focus is the user's.
    const events = ["pointerdown", "keydown"];
    for (const event of events) window.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of events) window.removeEventListener(event, stop);
    };
  }, [main, pathname]);
}

const isLost = () => document.activeElement === document.body;
const leadsTo = (href: string) => (link: Element) => link.getAttribute("href") === href;
