import { useRef, useState } from "react";

/**
 * Saves one field in the order in which it was changed: one save is in flight, of those that wait only the newest is
 * sent, so an older value never overwrites a newer one. `pending` is the value on its way, `error` the last failure,
 * `saves` how often the newest value was saved since then.
 */
export function useLatestSave<Value>(save: (value: Value) => Promise<unknown>) {
  const [pending, setPending] = useState<Value>();
  const [error, setError] = useState<Error>();
  const [saves, setSaves] = useState(0);
  const queue = useRef<{ busy: boolean; next: Value[] }>({ busy: false, next: [] });

  async function run(value: Value): Promise<void> {
    let isSaved = false;
    try {
      await save(value);
      isSaved = true;
      setError(undefined);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    const [next] = queue.current.next;
    queue.current.next = [];
    if (next !== undefined) return run(next);
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
