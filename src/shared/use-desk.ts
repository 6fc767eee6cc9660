import { useMemo, useSyncExternalStore } from "react";
import { deskOf } from "@/desk/desk-store";
import { useUser } from "@/session/session";

export interface Desk<Value> {
  /** Whether the disk was read. Until then there are no records, and what is put is noted as soon as it was. */
  isLoaded: boolean;
  /** By their keys; the same map until something changes. */
  records: ReadonlyMap<string, Value>;
  put: (key: string, value: Value) => void;
  /** Many at once: hundreds are one transaction. */
  putAll: (entries: Iterable<readonly [key: string, value: Value]>) => void;
  remove: (key: string) => void;
}

/** The same map each time: what hangs on it is not worked out anew. */
const noRecords: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * What this browser remembers of a story for whoever is signed in: one kind of thing, by key. What is no `Value` counts
 * as none: another version or another tab may have written anything. `isValue` stands outside of the component.
 */
export function useDesk<Value>(
  story_id: string,
  kind: string,
  isValue: (value: unknown) => value is Value,
): Desk<Value> {
  const { user_id } = useUser();
  const desk = useMemo(() => deskOf({ user_id, story_id, kind }), [user_id, story_id, kind]);
  const stored = useSyncExternalStore(desk.subscribe, desk.read);
  return useMemo(() => {
    const known = [...(stored ?? [])].filter((one): one is [string, Value] => isValue(one[1]));
    const records: ReadonlyMap<string, Value> = known.length === 0 ? noRecords : new Map(known);
    const { put, putAll, remove } = desk;
    return { isLoaded: stored !== undefined, records, put, putAll, remove };
  }, [desk, stored, isValue]);
}
