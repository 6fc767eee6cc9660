import type { Page } from "playwright/test";
import { cannedStudio } from "../mocks/media/canned";
import { memoryStore } from "../mocks/store";
import type { Fault, World } from "../mocks/world";
import { changeState, setFault } from "./studio";

/** Changes the page's world with a function for unit tests. */
export async function changeWorld(page: Page, change: (world: World) => unknown) {
  const files = new Map<string, Uint8Array>();
  const store = { ...memoryStore(), put: async (name: string, bytes: Uint8Array) => void files.set(name, bytes) };
  const faults = new Map<string, Fault>();
  const place = { name: "", pageOrigin: "http://localhost" };
  await changeState(page, (state) =>
    change({ ...place, state, faults, store, media: cannedStudio, pace: 0, save: () => undefined, running: new Map() }),
  );
  for (const [name, bytes] of files) await page.request.put(`/api/__world/file/${name}`, { data: Buffer.from(bytes) });
  for (const [line, fault] of faults) await setFault(page, line, fault);
}
