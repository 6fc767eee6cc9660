let word = "";
const listeners = new Set<() => void>();
const whenSeen: (() => void)[] = [];

function show(next: string) {
  word = next;
  for (const listener of listeners) listener();
}

function look() {
  if (!document.hidden) titleBadge.clear();
}

/** How work ended while nobody looked at the tab: what its title begins with until somebody does. */
export const titleBadge = {
  tell(how: "Done" | "Failed", seen: () => void = () => undefined) {
    whenSeen.push(seen);
    document.addEventListener("visibilitychange", look);
    show(`${how}: `);
  },
  clear() {
    document.removeEventListener("visibilitychange", look);
    for (const seen of whenSeen.splice(0)) seen();
    show("");
  },
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => word,
};
