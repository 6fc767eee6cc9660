/** Parts of a page that one can be put back to. */
const parts = "form, section, dialog, [role=region], [role=group]";

// Decision: .github/decisions/accessibility.md
/**
 * Keeps the focus from falling to the page's body when the focused control leaves the page: what is left around it
 * takes it, else the screen's heading. Until the returned function is called.
 */
export function recoverFocus(main: HTMLElement): () => void {
  /** The control that had the focus last, and what stands around it, from the inside out. */
  let path: Element[] = [];

  const remember = ({ target }: Event) => {
    path = [];
    for (let at = target instanceof Element ? target : null; at && at !== main; at = at.parentElement) path.push(at);
  };
  // Whoever clicks beside it has put the focus away; a click on what has the focus leaves it there.
  const forget = ({ target }: Event) => {
    if (!(target instanceof Node && path[0]?.contains(target))) path = [];
  };
  const mend = () => {
    const [control] = path;
    if (!control || control.isConnected || document.activeElement !== document.body) return;
    const target = path.find((part) => part.isConnected && part.matches(parts)) ?? main.querySelector("h1") ?? main;
    path = [];
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(mend);
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    main.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget);
  };
}
