import { useSyncExternalStore } from "react";

// Own code, for no library has what these messages are asked for: one that stands for as long as it is true, the same
// words told once, one that is silent where the screen says it too, and one that waits until somebody looks at the tab.
// Whatever is added to a library for that is no shorter than this file, and the library would weigh on every first visit.

/** Good news leaves by itself, unless it must not be missed. */
export type Toast = {
  id: number;
  tone: "ok" | "bad";
  text: string;
  stays: boolean;
  /** Whether it is true until it is taken away: no other message and no end of a session removes it. */
  stands: boolean;
  /** Whether it is not read aloud, because the screen says it in its own place. */
  isSilent: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
/** What a tab's title begins with, and what is to be done as soon as somebody looks at the tab. */
let titleBadge = "";
const whenSeen: (() => void)[] = [];
/** How often all was cleared, as a person has left. */
let clearings = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[], badge = titleBadge) {
  toasts = next;
  titleBadge = badge;
  for (const listener of listeners) listener();
}

const standing = () => toasts.filter(({ stands }) => stands);

function add({ tone, text, ...change }: Pick<Toast, "tone" | "text"> & Partial<Toast>) {
  lastId += 1;
  // The same words twice are one message, shown anew.
  const others = toasts.filter((other) => !other.stands && other.text !== text).slice(-2);
  const next = { id: lastId, tone, text, stays: false, stands: false, isSilent: false, ...change };
  show([...standing(), ...others, next]);
}

function see() {
  document.removeEventListener("visibilitychange", look);
  for (const seen of whenSeen.splice(0)) seen();
  show(toasts, "");
}

function look() {
  if (!document.hidden) see();
}

/** Short messages that survive the navigation following them; `<Toaster />` in the shell shows them. */
export const toast = {
  ok: (text: string) => add({ tone: "ok", text }),
  /** Good news that stays until it is dismissed. */
  alert: (text: string) => add({ tone: "ok", text, stays: true }),
  bad: (text: string) => add({ tone: "bad", text, stays: true }),
  /** Bad news for as long as it is true: the returned function takes it away. */
  standing: (text: string) => {
    add({ tone: "bad", text, stays: true, stands: true });
    const id = lastId;
    return () => toast.dismiss(id);
  },
  /** Gives what tells bad news to whoever is here now, and to nobody else once they have left. */
  forThisPerson: () => {
    const before = clearings;
    return (text: string) => {
      if (clearings === before) toast.bad(text);
    };
  },
  /**
   * How work ended of which the screen tells, too: for whoever looks at another part of it. Who looks at another tab
   * reads it in this one's title, and here once they come back: `seen` is called then.
   */
  ended: (how: "Done" | "Failed", what: string, seen: () => void = () => undefined) => {
    const tell = () => add({ tone: how === "Failed" ? "bad" : "ok", text: `${how}: ${what}`, isSilent: true });
    if (!document.hidden) return tell();
    whenSeen.push(seen, tell);
    document.addEventListener("visibilitychange", look);
    show(toasts, `${how}: `);
  },
  dismiss: (id: number) => show(toasts.filter((other) => other.id !== id)),
  /** For a person who leaves: nothing is told any more but what stands. */
  clear: () => {
    clearings += 1;
    see();
    show(standing());
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
export const useTitleBadge = () =>
  useSyncExternalStore(
    subscribe,
    () => titleBadge,
    () => titleBadge,
  );
