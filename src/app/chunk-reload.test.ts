import { expect, onTestFinished, test, vi } from "vitest";
import { mockHost, goOffline } from "@/testing/network";
import { watchPreloadErrors, reloadForNewCode, reloadOnce, saveBeforeReload, withoutReload } from "./chunk-reload";

function stubReload() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: location.origin, reload });
  return reload;
}

test("the page is reloaded at most once in 10 s", () => {
  const reload = stubReload();
  expect([reloadOnce(20_000), reloadOnce(29_999), reloadOnce(30_000)]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be stored, it is not reloaded", () => {
  const reload = stubReload();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("many parts missing at once ask the host once, save what was typed, and then reload once", async () => {
  const done: string[] = [];
  stubReload().mockImplementation(() => void done.push("reloaded"));
  const saved = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return done.push("saved") > 0;
  };
  onTestFinished(saveBeforeReload(saved));
  const asked = mockHost("there");
  expect(await Promise.all([reloadForNewCode(), reloadForNewCode(), reloadForNewCode()])).toEqual([true, true, true]);
  expect(asked).toHaveLength(1);
  expect(done).toEqual(["saved", "reloaded"]);
});

test("what the disk refuses is not reloaded away", async () => {
  const reload = stubReload();
  mockHost("there");
  onTestFinished(saveBeforeReload(() => Promise.resolve(false)));
  expect(await reloadForNewCode()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a host that does not answer is asked once, and the page stays", async () => {
  const reload = stubReload();
  const asked = mockHost("gone");
  expect(await reloadForNewCode()).toBe(false);
  expect(asked).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test("offline nobody is asked, and the page stays", async () => {
  const reload = stubReload();
  goOffline();
  const asked = mockHost("there");
  expect(await reloadForNewCode()).toBe(false);
  expect(asked).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("a part that nobody has asked for costs no reload, and its failure is told to whoever loads it", async () => {
  stubReload();
  const asked = mockHost("there");
  const load = () => {
    watchPreloadErrors();
    return Promise.reject(new Error("gone"));
  };
  await expect(withoutReload(load)).rejects.toThrow("gone");
  expect(asked).toEqual([]);
  watchPreloadErrors();
  expect(await reloadForNewCode()).toBe(true);
  expect(asked).toHaveLength(1);
});
