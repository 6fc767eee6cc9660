import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { blocked, full, installEmptyDisk, pass, refusals } from "@/testing/refusing-disk";

// A disk that is full, blocked, broken or does not answer takes nothing from the page as long as it is open.

const of = { user_id: "user-editor", story_id: "story-1", kind: "choices" };

/** A tab of its own: modules with their own memory over the same disk. */
async function openTab() {
  vi.resetModules();
  return { ...(await import("./desk-store")), ...(await import("./whole-desk")) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

installEmptyDisk();

async function valuesIn(tab: Tab) {
  tab.deskOf(of).subscribe(() => undefined);
  await pass(5_200);
  return Object.fromEntries(tab.deskOf(of).read() ?? []);
}

test.each(refusals)(
  "a disk that %s is told once, takes nothing from the page, and is told no more once it writes",
  async (_, refuse) => {
    const tab = await openTab();
    const told: boolean[] = [];
    tab.memoryOnly.subscribe(() => told.push(tab.memoryOnly.read()));
    const refusing = refuse();
    tab.deskOf(of).put("line-1", "kept");
    expect(await valuesIn(tab)).toEqual({ "line-1": "kept" });
    await pass(5_200);
    expect(told).toEqual([true]);
    tab.deskOf(of).put("line-2", "kept, too");
    await pass(5_200);
    expect(await valuesIn(tab)).toEqual({ "line-1": "kept", "line-2": "kept, too" });
    expect(told).toEqual([true]);

    refusing.mockRestore();
    await pass(60_000);
    expect(told).toEqual([true, false]);
    expect(await valuesIn(await openTab())).toEqual({ "line-1": "kept", "line-2": "kept, too" });
  },
);

test("what was noted before a disk could be read gives way to what that has", async () => {
  const before = await openTab();
  before.deskOf(of).put("line-1", "first");
  await valuesIn(before);
  before.deskOf(of).put("line-1", "second");
  before.deskOf(of).put("line-2", "second");
  await pass(200);
  const refusing = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(blocked);
  const tab = await openTab();
  tab.deskOf(of).put("line-1", "knows of neither");
  expect(await valuesIn(tab)).toEqual({ "line-1": "knows of neither" });
  refusing.mockRestore();
  await pass(60_000);
  expect(await valuesIn(tab)).toEqual({ "line-1": "second", "line-2": "second" });
});

test("a browser without IndexedDB notes all the same; size and export say that they cannot tell", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const tab = await openTab();
  tab.deskOf(of).put("line-1", "kept");
  expect(await valuesIn(tab)).toEqual({ "line-1": "kept" });
  await expect(tab.deskSize("user-editor")).rejects.toThrow("undefined");
  await expect(tab.exportDesk("user-editor")).rejects.toThrow("undefined");
  expect(await tab.eraseDesk("user-editor")).toBe(false);
  expect(await valuesIn(tab)).toEqual({});
});

test("an erasure takes back what was said of the disk: nothing is left to lose", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
  const tab = await openTab();
  tab.deskOf(of).put("line-1", "kept");
  await valuesIn(tab);
  await pass(200);
  expect(tab.memoryOnly.read()).toBe(true);
  await tab.eraseDesk("user-editor");
  expect(tab.memoryOnly.read()).toBe(false);
  await pass(600_000);
  expect(vi.getTimerCount()).toBe(0);
});
