import { expect, test, vi } from "vitest";
import { reloadOnce } from "./stale-code";

function stubReload() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  return reload;
}

test("the page is reloaded at most once in 10 s", () => {
  const reload = stubReload();
  expect([reloadOnce(20_000), reloadOnce(29_999), reloadOnce(30_000)]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("offline, and where nothing can be stored, it is not reloaded", () => {
  const reload = stubReload();
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(reloadOnce()).toBe(false);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
