/** Good news leaves by itself, unless it must not be missed. */
export type Toast = {
  id: number;
  tone: "ok" | "bad";
  text: string;
  stays: boolean;
  /** Whether it is not read aloud, because the screen says it in its own place. */
  isSilent: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add({ tone, text, stays = false, isSilent = false }: Pick<Toast, "tone" | "text"> & Partial<Toast>) {
  lastId += 1;
  // The same words twice are one message, shown anew.
  show([...toasts.filter((other) => other.text !== text).slice(-2), { id: lastId, tone, text, stays, isSilent }]);
}

/** Short messages that survive the navigation following them; `<Toaster />` in the shell shows them. */
export const toast = {
  ok: (text: string) => add({ tone: "ok", text }),
  /** Good news that stays until it is dismissed. */
  alert: (text: string) => add({ tone: "ok", text, stays: true }),
  bad: (text: string) => add({ tone: "bad", text, stays: true }),
  /** What stands and is said elsewhere on the screen, for whoever looks at another part of it. */
  also: (tone: Toast["tone"], text: string) => add({ tone, text, isSilent: true }),
  dismiss: (id: number) => show(toasts.filter((other) => other.id !== id)),
  clear: () => show([]),
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
