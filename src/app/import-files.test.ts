import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { server } from "../../mocks/server";
import { __vitePreload as importWithFiles } from "./import-files";

/** Answers an application's file as long as the host is there, and counts how often it is asked for. */
function hostOf(path: string) {
  const host = { isThere: true, asked: 0 };
  server.use(
    http.get(`*/${path}`, () => {
      host.asked += 1;
      return host.isThere ? HttpResponse.text("export {}") : HttpResponse.error();
    }),
  );
  return host;
}

test("nothing is imported before its files have come, and none of them is fetched twice", async () => {
  const host = hostOf("assets/screen-1.js");
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("the screen");
  expect(await importWithFiles(load, ["assets/screen-1.js"])).toBe("the screen");
  expect(await importWithFiles(load, ["assets/screen-1.js"])).toBe("the screen");
  expect(host.asked).toBe(1);
});

test("what did not come is not imported, is told, and is fetched anew the next time", async () => {
  const host = hostOf("assets/screen-2.js");
  host.isThere = false;
  const told = vi.fn<(event: Event) => void>();
  window.addEventListener("vite:preloadError", told, { once: true });
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("the screen");
  await expect(importWithFiles(load, ["assets/screen-2.js"])).rejects.toThrow("fetch");
  expect(load).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  host.isThere = true;
  expect(await importWithFiles(load, ["assets/screen-2.js"])).toBe("the screen");
});

test("a file that the host has lost is no module", async () => {
  server.use(http.get("*/assets/screen-3.js", () => new HttpResponse("", { status: 404 })));
  const load = vi.fn<() => Promise<string>>();
  await expect(importWithFiles(load, ["assets/screen-3.js"])).rejects.toThrow(/^Unable to preload .*screen-3\.js/);
  expect(load).not.toHaveBeenCalled();
});
