import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Endpoint } from "./endpoint";
import { refresh } from "./query";

/**
 * Saves one field in the order in which it was changed: one save is in flight, of those that wait only the newest is
 * sent, so an older value never overwrites a newer one. Whatever came of it, `refreshes` are read again: the server has
 * the last word. `pending` is the value on its way, `error` the last failure, `saves` how often the newest value was
 * saved since then.
 */
export function useLatestSave<Value>(save: (value: Value) => Promise<unknown>, refreshes: Pick<Endpoint, "line">[]) {
  const client = useQueryClient();
  const [pending, setPending] = useState<Value>();
  const [error, setError] = useState<Error>();
  const [saves, setSaves] = useState(0);
  const queue = useRef<{ busy: boolean; next: Value[] }>({ busy: false, next: [] });

  function takeNext(): Value | undefined {
    const [next] = queue.current.next;
    queue.current.next = [];
    return next;
  }

  async function run(first: Value): Promise<void> {
    let isSaved = false;
    let value: Value | undefined = first;
    while (value !== undefined) {
      isSaved = false;
      try {
        await save(value);
        isSaved = true;
        setError(undefined);
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
      value = takeNext();
      if (value !== undefined) continue;
      await refresh(client, refreshes);
      value = takeNext();
    }
    queue.current.busy = false;
    setPending(undefined);
    setSaves((before) => (isSaved ? before + 1 : 0));
  }

  /** Resolves once nothing waits any more. */
  async function change(value: Value): Promise<void> {
    setPending(value);
    if (queue.current.busy) {
      queue.current.next = [value];
      return;
    }
    queue.current.busy = true;
    await run(value);
  }
  return { change, pending, error, saves };
}
