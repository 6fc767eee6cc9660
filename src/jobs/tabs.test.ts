import { expect, test, vi } from "vitest";
import { withTabLock } from "./tabs";

const film = { kind: "film", user_id: "user-1", story_id: "story-1" };

/** A browser's locks: one that is given back is free only a while later. */
function stubLocks() {
  const held = new Set<string>();
  vi.stubGlobal("navigator", {
    locks: {
      request: async (name: string, _: LockOptions, work: (lock: object | null) => unknown) => {
        if (held.has(name)) return work(null);
        held.add(name);
        const made = await work({});
        await new Promise((resolve) => setTimeout(resolve));
        held.delete(name);
        return made;
      },
    },
  });
}

const forever = () => new Promise<never>(() => {});

test("work that was left and is taken up again at once waits for its own lock", async () => {
  stubLocks();
  const leaving = new AbortController();
  const left = withTabLock(film, leaving.signal, forever);
  leaving.abort();
  expect(await withTabLock(film, new AbortController().signal, () => Promise.resolve("made"))).toBe("made");
  expect(await left).toBeUndefined();
});

test("work that was left while it waited is not begun", async () => {
  stubLocks();
  const leaving = new AbortController();
  void withTabLock(film, leaving.signal, forever);
  leaving.abort();
  const again = new AbortController();
  const work = vi.fn<() => Promise<string>>();
  const second = withTabLock(film, again.signal, work);
  again.abort();
  expect(await second).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

test("another tab's lock is not waited for", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, __: LockOptions, work: (lock: null) => unknown) => Promise.resolve(work(null)) },
  });
  const work = vi.fn<() => Promise<string>>();
  expect(await withTabLock(film, new AbortController().signal, work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});
