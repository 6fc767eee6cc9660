import type { Page } from "playwright/test";
import { cannedStudio } from "../mocks/media/canned";
import { createWorld } from "../mocks/seed";
import { memoryStore } from "../mocks/store";
import type { World } from "../mocks/world";
import { changeState, setFault } from "./studio";

/** Changes the page's world with a function for unit tests. */
export async function changeWorld(page: Page, change: (world: World) => unknown) {
  const files = new Map<string, Uint8Array>();
  const store = { ...memoryStore(), put: async (name: string, bytes: Uint8Array) => void files.set(name, bytes) };
  let world: World | undefined;
  await changeState(page, (state) => {
    world = createWorld({ store, media: cannedStudio, pace: 0, save: () => undefined }, state);
    return change(world);
  });
  for (const [name, bytes] of files) await page.request.put(`/api/__world/file/${name}`, { data: Buffer.from(bytes) });
  for (const [line, fault] of world?.faults ?? []) await setFault(page, line, fault);
}
