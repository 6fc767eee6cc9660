import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Endpoint } from "./endpoint";
import { refresh, useReportIfUnmounted } from "./query";

interface LatestSave<Value> {
  save: (value: Value) => Promise<unknown>;
  /** What is read again afterwards. */
  refreshes: Pick<Endpoint, "line">[];
  /** What is said of a failure, also to whoever has left the screen by then. */
  failed: string;
}

/**
 * Saves one field in the order in which it was changed: one save is in flight, of those that wait only the newest is
 * sent, so an older value never overwrites a newer one. Whatever came of it, `refreshes` are read again: the server has
 * the last word. `pending` is the value on its way, `failure` what is said of the last one if it failed, `saves` how often the newest value was
 * saved since then.
 */
export function useLatestSave<Value>({ save, refreshes, failed }: LatestSave<Value>) {
  const client = useQueryClient();
  const reportIfUnmounted = useReportIfUnmounted();
  const [pending, setPending] = useState<Value>();
  const [failure, setFailure] = useState<string>();
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
        setFailure(undefined);
      } catch {
        setFailure(failed);
        reportIfUnmounted(failed);
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
  return { change, pending, failure, forgetFailure: () => setFailure(undefined), saves };
}
