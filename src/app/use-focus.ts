import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isWayBack } from "@/routing/way-back";
import { isAtMenu } from "@/ui/at-menu";

// Decision: .github/decisions/accessibility.md

/** Parts of a page that one can be put back to. */
const parts = "form, section, dialog, [role=region], [role=group]";

/**
 * Gives the focus to the screen's heading after every change of route, so that it is read aloud and the keyboard starts
 * there; on a screen that is one form, to its first field, whose form is read aloud by name. Not on the first page, where the browser does so itself. After Back, and a link that is a way back, the link by
 * which one had left has it: nobody begins a long list anew. From then on it is kept from falling to the page's body.
 */
export function useFocus(main: RefObject<HTMLElement | null>, pathname: string) {
  const first = useRef(pathname);
  const watch = useRef<ReturnType<typeof watchFocus>>(undefined);
  /** The link by which each entry of the history was left, by the entry's key, and each screen the last time, by its path. */
  const links = useRef(new Map<string, string | undefined>());
  const { key, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const leftBy = useEffectEvent(() => {
    if (isReturn) return links.current.get(key);
    return isWayBack(state) ? links.current.get(pathname) : undefined;
  });
  const note = useEffectEvent((target: Element) => {
    // A row that is clicked stands for the link in it.
    const link = target.closest("a") ?? target.closest("tr")?.querySelector("a");
    for (const entry of [key, pathname]) links.current.set(entry, link?.getAttribute("href") ?? undefined);
  });

  useEffect(() => {
    const frame = main.current;
    if (!frame) return;
    const listen = ({ target }: MouseEvent) => target instanceof Element && note(target);
    watch.current = watchFocus(frame);
    frame.addEventListener("click", listen, true);
    return () => {
      watch.current?.stop();
      frame.removeEventListener("click", listen, true);
    };
  }, [main]);

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    watch.current?.arrive(leftBy());
  }, [pathname]);
}

/**
 * Keeps the focus on the page, until `stop`. When the focused control leaves the page, what is marked to take its place
 * has the focus, else what is left around it, else the screen's heading. From `arrive` until the user does something,
 * the heading has it, and whichever takes the heading's place; or a link, as soon as one with this address stands there.
 */
export function watchFocus(main: HTMLElement) {
  /** The control that had the focus last, and what stands around it, from the inside out. */
  let path: Element[] = [];
  let isArriving = false;
  let awaited: string | undefined;

  const focus = (target: Element | null | undefined) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  const settle = () => {
    isArriving = false;
    awaited = undefined;
  };
  const remember = ({ target }: Event) => {
    path = [];
    for (let at = target instanceof Element ? target : null; at && at !== main; at = at.parentElement) path.push(at);
  };
  // Whoever clicks beside it has put the focus away; a click on what has the focus leaves it there.
  const forget = ({ target }: Event) => {
    settle();
    if (!(target instanceof Node && path[0]?.contains(target))) path = [];
  };
  const mend = () => {
    const link = awaited && [...main.querySelectorAll("a")].find((each) => each.getAttribute("href") === awaited);
    if (link) {
      settle();
      focus(link);
      return;
    }
    const wasLost = isArriving || path[0]?.isConnected === false;
    if (!wasLost || document.activeElement !== document.body) return;
    const around = path.filter(({ isConnected }) => isConnected);
    path = [];
    const heir = (around[0] ?? main).querySelector("[data-takes-focus]") ?? around.find((part) => part.matches(parts));
    const target = heir ?? main.querySelector("h1") ?? main;
    if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
    focus(target);
  };

  const observer = new MutationObserver(mend);
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  document.addEventListener("keydown", settle);
  return {
    arrive: (link: string | undefined) => {
      // Whoever has opened the menu meanwhile stays there.
      if (isAtMenu()) return;
      isArriving = true;
      awaited = link;
      // A form has put the cursor into its first field by now.
      if (!(link === undefined && main.contains(document.activeElement?.closest("form") ?? null)))
        focus(main.querySelector("h1"));
      mend();
    },
    stop: () => {
      observer.disconnect();
      main.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      document.removeEventListener("keydown", settle);
    },
  };
}
