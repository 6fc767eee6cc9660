import { expect, test, vi } from "vitest";
import { takeSlot } from "./stream-connection";

/** Web Locks as browsers grant them: in turn, asynchronously, given back when the holder's promise ends. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void> | undefined) => {
    const granted = (queues.get(name) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return hold();
    });
    queues.set(
      name,
      granted.catch(() => undefined),
    );
    return granted;
  };
  return { request };
}

const stays = new AbortController().signal;
const turn = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ["with Web Locks", () => vi.stubGlobal("navigator", { locks: fakeLocks() })],
  ["without them", () => undefined],
])("at most four hold a slot, %s", async (_, prepare) => {
  prepare();
  const releases = await Promise.all([1, 2, 3, 4].map(() => takeSlot(stays)));
  const taken: string[] = [];
  const leaving = new AbortController();
  const left = takeSlot(leaving.signal);
  const fifth = takeSlot(stays).then((release) => {
    taken.push("fifth");
    return release;
  });
  await turn();
  expect(taken).toEqual([]);

  leaving.abort(new Error("left"));
  await expect(left).rejects.toEqual(new Error("left"));
  await turn();
  expect(taken).toEqual([]);

  releases[0]?.();
  releases[0]?.();
  const release = await fifth;
  expect(taken).toEqual(["fifth"]);

  for (const give of [...releases.slice(1), release]) give();
  const again = await Promise.all([1, 2, 3, 4].map(() => takeSlot(stays)));
  for (const give of again) give();
});

test("whoever has left gets none", async () => {
  await expect(takeSlot(AbortSignal.abort(new Error("left")))).rejects.toEqual(new Error("left"));
});
