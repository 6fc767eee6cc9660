import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSession } from "@/session/session";

// What people chose for themselves on this device: each under their own id, so that nobody finds another's. A browser that
// stores nothing for us (cookies blocked) keeps it for as long as the page stands.

export interface Preference<Value> {
  name: string;
  /** Anything may stand in the storage: what is no such choice counts as none. */
  isOne: (value: unknown) => value is Value;
  /** Whether it holds words of a script, and goes with whoever logs out. */
  isPrivate?: boolean;
}

const mark = "-choice:";
const privateMark = `-private${mark}`;
/** Whose choices those are that are made before a login. */
const nobody = "nobody";

const inPage = new Map<string, string>();
const listeners = new Set<() => void>();

/** `of` what it is about, where there is more than one such thing: a story's id, a table's name. */
const keyOf = ({ name, isPrivate }: Omit<Preference<unknown>, "isOne">, user_id = nobody, of = "") =>
  `${name}${isPrivate ? privateMark : mark}${user_id}${of && `:${of}`}`;

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return inPage.get(key);
  }
}

function valueOf<Value>({ isOne }: Preference<Value>, text: string | undefined): Value | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isOne(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const readPreference = <Value>(choice: Preference<Value>, user_id?: string, of?: string) =>
  valueOf(choice, readText(keyOf(choice, user_id, of)));

/** Keeps a choice; undefined forgets it. */
export function writePreference<Value>(
  choice: Preference<Value>,
  value: Value | undefined,
  user_id?: string,
  of?: string,
) {
  const key = keyOf(choice, user_id, of);
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === undefined) inPage.delete(key);
    else inPage.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** For a logout; with `all` for the end of an account, of which nothing stays. */
export function clearPreferences(user_id: string, all: boolean) {
  const goes = (key: string) => key.split(all ? mark : privateMark)[1]?.split(":")[0] === user_id;
  for (const key of [...inPage.keys()].filter(goes)) inPage.delete(key);
  try {
    for (const key of Object.keys(localStorage).filter(goes)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Made in another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Who chooses: the signed-in person, if anybody. */
export function usePreferenceOwner(): string | undefined {
  const session = useSession();
  return session.status === "signed-in" ? session.user.user_id : undefined;
}

/** A choice of whoever is here, and what changes it, in all tabs at once. */
export function usePreference<Value>(choice: Preference<Value>, of?: string) {
  const user_id = usePreferenceOwner();
  const key = keyOf(choice, user_id, of);
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    // While the page is built nobody has chosen.
    () => undefined,
  );
  const value = useMemo(() => valueOf(choice, text), [choice, text]);
  const keep = useCallback(
    (next: Value | undefined) => writePreference(choice, next, user_id, of),
    [choice, user_id, of],
  );
  return [value, keep] as const;
}

/** A choice between two ways. */
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** Whether a logout by choice takes along what this browser notes about somebody's stories. */
export const erasesDesk: Preference<boolean> = { name: "erases-desk", isOne: isBoolean };

/**
 * Somebody has signed in on this device and has not logged out, in whatever tab: where nobody is signed in any more, the
 * session was lost.
 */
export const hasSignedIn: Preference<boolean> = { name: "signed-in", isOne: isBoolean };
