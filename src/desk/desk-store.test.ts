import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeChannel } from "@/testing/fake-channel";

const of = { user_id: "user-editor", story_id: "story-1", kind: "choices" };

/** A tab of its own: modules with their own memory over the same IndexedDB, told by the same channel. */
async function openTab() {
  vi.resetModules();
  const store = await import("./desk-store");
  const whole = await import("./whole-desk");
  const stop = store.watchOverDesk();
  stops.push(stop);
  return { ...store, ...whole, stop };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What a screen of that tab sees. */
async function valuesIn(tab: Tab, what = of): Promise<Record<string, unknown>> {
  const desk = tab.deskOf(what);
  desk.subscribe(() => undefined);
  await vi.waitFor(() => expect(desk.read()).toBeDefined());
  return Object.fromEntries(desk.read() ?? []);
}

test("what was noted is there after a reload, each person's, story's and kind's by itself", async () => {
  const tab = await openTab();
  tab.deskOf(of).put("line-1", "the left one");
  tab.deskOf({ ...of, user_id: "user-owner" }).put("line-1", "the owner's");
  tab.deskOf({ ...of, story_id: "story-10" }).put("line-1", "another story's");
  tab.deskOf({ ...of, kind: "durations" }).put("line-1", 4);
  await valuesIn(tab);
  await vi.waitFor(async () => {
    await tab.writeDesk();
    expect((await tab.deskSize("user-editor")).records).toBe(3);
  });
  expect(await valuesIn(await openTab())).toEqual({ "line-1": "the left one" });
});

test("a page that goes writes first", async () => {
  const tab = await openTab();
  await valuesIn(tab);
  // No other writing comes meanwhile.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  tab.deskOf(of).put("line-1", "kept");
  window.dispatchEvent(new Event("pagehide"));
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await valuesIn(await openTab())).toEqual({ "line-1": "kept" }));
});

test("hundreds at once are one transaction, and one that says nothing new is none", async () => {
  const tab = await openTab();
  await valuesIn(tab);
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  const entries = Array.from({ length: 500 }, (_, index) => [`line-${index}`, index] as const);
  for (const entry of entries) tab.deskOf(of).putAll([entry]);
  tab.deskOf(of).putAll(entries);
  await tab.writeDesk();
  expect(transaction).toHaveBeenCalledOnce();
  tab.deskOf(of).putAll(entries);
  await tab.writeDesk();
  expect(transaction).toHaveBeenCalledOnce();
});

test("the map that is read is the same until something changes", async () => {
  const tab = await openTab();
  const desk = tab.deskOf(of);
  expect(desk.read()).toBeUndefined();
  await valuesIn(tab);
  const before = desk.read();
  tab.deskOf({ ...of, kind: "durations" }).put("line-1", 4);
  expect(desk.read()).toBe(before);
  const heard = vi.fn<() => void>();
  desk.subscribe(heard);
  desk.put("line-1", "kept");
  expect(heard).toHaveBeenCalledOnce();
  expect(desk.read()).not.toBe(before);
  expect(desk.read()).toBe(desk.read());
});

describe("two tabs", () => {
  test("see each other's notes at once", async () => {
    const [one, other] = [await openTab(), await openTab()];
    await valuesIn(one);
    await valuesIn(other);
    one.deskOf(of).put("line-1", "from one");
    FakeChannel.deliver();
    expect(await valuesIn(other)).toEqual({ "line-1": "from one" });
    other.deskOf(of).put("line-1", "from the other");
    FakeChannel.deliver();
    expect(await valuesIn(one)).toEqual({ "line-1": "from the other" });
  });

  test("that write at once agree on one, the disk too, in whatever order that is told", async () => {
    const [one, other] = [await openTab(), await openTab()];
    await valuesIn(one);
    await valuesIn(other);
    one.deskOf(of).put("line-1", "from one");
    other.deskOf(of).put("line-1", "from the other");
    FakeChannel.deliver();
    const agreed = await valuesIn(one);
    expect(await valuesIn(other)).toEqual(agreed);
    await other.writeDesk();
    await one.writeDesk();
    expect(await valuesIn(await openTab())).toEqual(agreed);
  });

  test("that were never told of each other agree once they write: the newest revision wins", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const [one, other] = [await openTab(), await openTab()];
    await valuesIn(one);
    await valuesIn(other);
    one.deskOf(of).put("line-1", "first");
    one.deskOf(of).put("line-1", "second");
    await one.writeDesk();
    other.deskOf(of).put("line-1", "knows of neither");
    await other.writeDesk();
    expect(await valuesIn(other)).toEqual({ "line-1": "second" });
    expect(await valuesIn(await openTab())).toEqual({ "line-1": "second" });
  });

  test("do not bring back what one of them has removed", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const [one, other] = [await openTab(), await openTab()];
    await valuesIn(other);
    one.deskOf(of).put("line-1", "kept");
    await valuesIn(one);
    one.deskOf(of).remove("line-1");
    await one.writeDesk();
    other.deskOf(of).put("line-1", "knows of nothing");
    await other.writeDesk();
    expect(await valuesIn(other)).toEqual({});
    expect(await valuesIn(await openTab())).toEqual({});
    expect((await other.deskSize("user-editor")).records).toBe(0);
  });

  test("take nothing from a message of another version that they cannot read", async () => {
    const tab = await openTab();
    await valuesIn(tab);
    const stranger = new FakeChannel("virtual-studio-desk");
    for (const data of [
      null,
      "?",
      4,
      { records: "?" },
      { records: [null, {}, { ...of, key: "line-1" }] },
      { erased: 4 },
    ])
      stranger.postMessage(data);
    FakeChannel.deliver();
    expect(await valuesIn(tab)).toEqual({});
  });
});

test("records on the disk that cannot be read count as none", async () => {
  const tab = await openTab();
  await valuesIn(tab);
  const disk = await openDB("virtual-studio-desk");
  await disk.put("records", { ...of, key: "line-1", value: "of a later version" });
  disk.close();
  expect(await valuesIn(await openTab())).toEqual({});
});

test("a newer version of the application does not wait for a tab of this one", async () => {
  const tab = await openTab();
  await valuesIn(tab);
  const newer = await openDB("virtual-studio-desk", 2);
  newer.close();
  expect([...newer.objectStoreNames]).toEqual(["records"]);
});

describe("what is erased", () => {
  test("is one person's, in memory, on the disk and in the other tabs", async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.deskOf(of).put("line-1", "kept");
    one.deskOf({ ...of, user_id: "user-owner" }).put("line-1", "the owner's");
    await valuesIn(one);
    await valuesIn(one, { ...of, user_id: "user-owner" });
    await one.writeDesk();
    expect(await valuesIn(other)).toEqual({ "line-1": "kept" });
    expect(await one.eraseDesk("user-editor")).toBe(true);
    FakeChannel.deliver();
    for (const tab of [one, other, await openTab()]) expect(await valuesIn(tab)).toEqual({});
    expect(await valuesIn(await openTab(), { ...of, user_id: "user-owner" })).toEqual({ "line-1": "the owner's" });
    other.deskOf(of).put("line-1", "anew");
    await other.writeDesk();
    expect(await valuesIn(await openTab())).toEqual({ "line-1": "anew" });
  });

  test("at a logout is not noted anew by a tab that has not followed yet", async () => {
    const [one, other] = [await openTab(), await openTab()];
    await valuesIn(other);
    await one.eraseDesk("user-editor", { isLeaving: true });
    FakeChannel.deliver();
    other.deskOf(of).put("line-1", "too late");
    await other.writeDesk();
    expect(await valuesIn(await openTab())).toEqual({});
  });

  test("does not come back by a reading that was under way", async () => {
    const before = await openTab();
    before.deskOf(of).put("line-1", "kept");
    await valuesIn(before);
    await before.writeDesk();
    const tab = await openTab();
    const seen = valuesIn(tab);
    await tab.eraseDesk("user-editor");
    expect(await seen).toEqual({});
  });
});

test("size and export hold what is there, also what the disk does not have yet", async () => {
  const tab = await openTab();
  expect(await tab.deskSize("user-editor")).toEqual({ stories: 0, records: 0, bytes: 0 });
  await valuesIn(tab);
  await valuesIn(tab, { ...of, story_id: "__proto__" });
  tab.deskOf(of).putAll([
    ["line-1", "ä"],
    ["line-2", "gone"],
  ]);
  tab.deskOf({ ...of, story_id: "__proto__" }).put("line-1", { seconds: 4 });
  tab.deskOf(of).remove("line-2");
  const size = await tab.deskSize("user-editor");
  expect(size).toMatchObject({ stories: 2, records: 2 });
  await tab.writeDesk();
  expect(await tab.deskSize("user-editor")).toEqual(size);
  expect(await tab.deskSize("user-owner")).toEqual({ stories: 0, records: 0, bytes: 0 });
  expect(JSON.parse(await tab.exportDesk("user-editor"))).toEqual({
    user_id: "user-editor",
    records: expect.arrayContaining([
      { story_id: "story-1", kind: "choices", key: "line-1", value: "ä" },
      { story_id: "__proto__", kind: "choices", key: "line-1", value: { seconds: 4 } },
    ]),
  });
});
