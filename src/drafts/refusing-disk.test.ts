import { IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { full, installEmptyDisk, pass, refusals } from "@/testing/refusing-disk";
import type { Draft } from "./draft-disk";

// A disk that is full, blocked, broken or does not answer costs nobody what they type as long as the page is open.

const place = "story/story-1/script";
const draft = (change: Partial<Draft> = {}): Draft => ({
  id: "draft-1",
  user_id: "user-editor",
  place,
  base: "Once.",
  text: "Twice.",
  at: Date.now(),
  ...change,
});

/** A tab of its own: modules with their own memory over the same disk. */
async function openTab() {
  vi.resetModules();
  return await import("./draft-store");
}
type Tab = Awaited<ReturnType<typeof openTab>>;

installEmptyDisk();

async function textsIn(tab: Tab) {
  const drafts = tab.draftsOf("user-editor", place);
  await pass(5_000);
  return (await drafts).map(({ text }) => text);
}

test.each(refusals)(
  "a disk that %s is told once, has nothing taken from the page, and told no more once it writes",
  async (_, refuse) => {
    const tab = await openTab();
    const told: boolean[] = [];
    tab.memoryOnly.subscribe(() => told.push(tab.memoryOnly.read()));
    const refusing = refuse();
    tab.keepDraft(draft());
    await pass(5_200);
    expect(told).toEqual([true]);
    expect(await textsIn(tab)).toEqual(["Twice."]);
    tab.keepDraft(draft({ text: "Thrice." }));
    await pass(5_200);
    expect(await textsIn(tab)).toEqual(["Thrice."]);
    expect(told).toEqual([true]);

    refusing.mockRestore();
    await pass(60_000);
    expect(told).toEqual([true, false]);
    expect(await textsIn(await openTab())).toEqual(["Thrice."]);
  },
);

test("a disk that refuses is tried again ever more rarely, at the next key, and when the page goes", async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
  const tab = await openTab();
  const stop = tab.watchOverDrafts();
  tab.keepDraft(draft());
  const tries: number[] = [];
  const begun = performance.now();
  put.mockImplementation(() => {
    tries.push(Math.floor((performance.now() - begun) / 1_000));
    return full();
  });
  await pass(250_000);
  expect(tries).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);

  put.mockClear();
  tab.keepDraft(draft({ text: "Thrice." }));
  await pass(200);
  expect(put).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("pagehide"));
  await pass();
  expect(put).toHaveBeenCalledTimes(2);
  stop();
});

test("what the disk would not erase is offered to nobody here, and erased later", async () => {
  const tab = await openTab();
  tab.keepDraft(draft());
  await pass(200);
  const refusing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(full);
  tab.forgetDraft("draft-1");
  await pass();
  expect(await textsIn(tab)).toEqual([]);
  expect(tab.memoryOnly.read()).toBe(false);
  refusing.mockRestore();
  await pass(60_000);
  expect(await textsIn(await openTab())).toEqual([]);
});

test("a logout takes back what was said of the disk: nothing is left to lose", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
  const tab = await openTab();
  tab.keepDraft(draft());
  await pass(200);
  expect(tab.memoryOnly.read()).toBe(true);
  await tab.eraseDrafts("user-editor");
  expect(tab.memoryOnly.read()).toBe(false);
  await pass(600_000);
  expect(vi.getTimerCount()).toBe(0);
});
