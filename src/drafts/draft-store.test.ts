import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nobody, type Draft } from "./draft-disk";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
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

/** A tab of its own: modules with their own memory over the same IndexedDB. */
async function openTab() {
  vi.resetModules();
  return await import("./draft-store");
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});
const textsIn = async (tab: Awaited<ReturnType<typeof openTab>>, user_id = "user-editor") =>
  (await tab.draftsOf(user_id, place)).map(({ text }) => text);

test("a draft is on disk within 300 ms of the key, however fast one types on, and a reload finds it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tab = await openTab();
  tab.keepDraft(draft({ text: "T" }));
  vi.advanceTimersByTime(150);
  tab.keepDraft(draft({ text: "Tw" }));
  vi.advanceTimersByTime(150);
  vi.useRealTimers();
  expect(await vi.waitFor(async () => (await textsIn(await openTab()))[0])).toBe("Tw");
});

test("a page that goes writes first", async () => {
  // No other writing comes meanwhile.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const tab = await openTab();
  const stop = tab.watchOverDrafts();
  tab.keepDraft(draft());
  window.dispatchEvent(new Event("pagehide"));
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await textsIn(await openTab())).toEqual(["Twice."]));
  stop();
});

test("each person and each place has drafts of its own, the newest first", async () => {
  const tab = await openTab();
  const now = Date.now();
  tab.keepDraft(draft({ id: "a", text: "older", at: now - 1000 }));
  tab.keepDraft(draft({ id: "b", text: "newer", at: now }));
  tab.keepDraft(draft({ id: "c", user_id: "user-owner" }));
  tab.keepDraft(draft({ id: "d", place: "story/story-1/logline" }));
  expect(await textsIn(tab)).toEqual(["newer", "older"]);
});

test("two tabs at the same text keep both", async () => {
  const one = await openTab();
  const other = await openTab();
  one.keepDraft(draft({ id: "a", text: "mine" }));
  other.keepDraft(draft({ id: "b", text: "mine, too" }));
  await Promise.all([one.writeDrafts(), other.writeDrafts()]);
  expect((await textsIn(await openTab())).toSorted()).toEqual(["mine", "mine, too"]);
});

test("a confirmed text is erased, one that was typed since is not", async () => {
  const tab = await openTab();
  tab.keepDraft(draft({ text: "Thrice." }));
  await tab.writeDrafts();
  tab.forgetDraft("draft-1", "Twice.");
  expect(await textsIn(tab)).toEqual(["Thrice."]);
  tab.forgetDraft("draft-1", "Thrice.");
  expect(await textsIn(tab)).toEqual([]);
  expect(await textsIn(await openTab())).toEqual([]);
});

test("after seven days a draft is gone", async () => {
  const tab = await openTab();
  tab.keepDraft(draft({ id: "a", text: "old", at: Date.now() - 7 * day - 1000 }));
  tab.keepDraft(draft({ id: "b", text: "older than it looks", at: Date.now() - 7 * day + 60_000 }));
  expect(await textsIn(tab)).toEqual(["older than it looks"]);
  expect(await textsIn(await openTab())).toEqual(["older than it looks"]);
});

describe("a clock that jumps", () => {
  const begun = Date.parse("2026-03-01");
  const at = async (days: number) => {
    vi.setSystemTime(begun + days * day);
    return await textsIn(await openTab());
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: begun });
    const tab = await openTab();
    tab.keepDraft(draft());
    await tab.writeDrafts();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("hides drafts for as long as it is ahead, and erases none", async () => {
    expect(await at(30)).toEqual([]);
    expect(await at(31)).toEqual([]);
    expect(await at(1)).toEqual(["Twice."]);
    expect(await at(30)).toEqual([]);
    expect(await at(2)).toEqual(["Twice."]);
  });

  test("is not taken for one that goes on: what is too old for as long again is erased", async () => {
    expect(await at(8)).toEqual([]);
    expect(await at(14)).toEqual([]);
    expect(await at(1)).toEqual(["Twice."]);
    expect(await at(8)).toEqual([]);
    expect(await at(15)).toEqual([]);
    expect(await at(1)).toEqual([]);
  });

  test("costs nobody what another tab types on while the old text is looked at", async () => {
    const looking = await openTab();
    const typing = await openTab();
    typing.keepDraft(draft());
    await typing.writeDrafts();
    await textsIn(looking);
    vi.setSystemTime(begun + 8 * day);
    const looked = looking.draftsOf("user-editor", place);
    typing.keepDraft(draft({ text: "Thrice.", at: begun + 8 * day }));
    await typing.writeDrafts();
    await looked;
    expect(await textsIn(await openTab())).toEqual(["Thrice."]);
  });
});

test("what was typed before anybody was signed in is gone after an hour", async () => {
  const tab = await openTab();
  tab.keepDraft(draft({ id: "a", user_id: nobody, text: "old", at: Date.now() - hour - 1000 }));
  tab.keepDraft(draft({ id: "b", user_id: nobody, text: "older than it looks", at: Date.now() - hour + 60_000 }));
  expect(await textsIn(tab, nobody)).toEqual(["older than it looks"]);
  expect(await textsIn(await openTab(), nobody)).toEqual(["older than it looks"]);
});

test("a logout erases the person's drafts, in this tab, on disk and in the other tabs, and nobody else's", async () => {
  const one = await openTab();
  const stopOne = one.watchOverDrafts();
  const other = await openTab();
  const stopOther = other.watchOverDrafts();
  one.keepDraft(draft({ id: "a" }));
  one.keepDraft(draft({ id: "b", user_id: "user-owner", text: "the owner's" }));
  other.keepDraft(draft({ id: "c", text: "in the other tab" }));
  await one.eraseDrafts("user-editor");
  await vi.waitFor(async () => expect(await textsIn(other)).toEqual([]));
  // What is typed there until that tab follows the logout is not kept either.
  other.keepDraft(draft({ id: "d", text: "too late" }));
  await other.writeDrafts();
  expect(await textsIn(await openTab())).toEqual([]);
  expect(await textsIn(one, "user-owner")).toEqual(["the owner's"]);
  stopOne();
  stopOther();
});

test.each([
  ["is not there", undefined],
  [
    "refuses",
    {
      open: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    },
  ],
])("where IndexedDB %s drafts live as long as the tab", async (_, indexedDB) => {
  vi.stubGlobal("indexedDB", indexedDB);
  const tab = await openTab();
  tab.keepDraft(draft());
  expect(await textsIn(tab)).toEqual(["Twice."]);
  await tab.eraseDrafts("user-editor");
  expect(await textsIn(tab)).toEqual([]);
});
