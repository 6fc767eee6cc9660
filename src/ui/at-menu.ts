/**
 * Whether somebody is at an open menu. What comes on the page meanwhile must not take the focus: the menu would close under
 * their hand.
 */
export const isAtMenu = (): boolean =>
  typeof document !== "undefined" &&
  document.activeElement?.closest("[popovertarget][aria-expanded=true], [popover]") != null;
