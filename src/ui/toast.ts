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
const listeners = new Set<() => void>();

function show(next: readonly Toast[]) {
  toasts = next;
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
  /** What stands and is said elsewhere on the screen, for whoever looks at another part of it. */
  also: (tone: Toast["tone"], text: string) => add({ tone, text, isSilent: true }),
  dismiss: (id: number) => show(toasts.filter((other) => other.id !== id)),
  clear: () => show(standing()),
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
