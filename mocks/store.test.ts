import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderStore, memoryStore } from "./store";

const folder = join(mkdtempSync(join(tmpdir(), "studio-")), "media");

test.each([
  ["a folder", folderStore(folder)],
  ["memory", memoryStore()],
])("%s returns the files that were put there, and no others", async (_, store) => {
  const bytes = new Uint8Array([1, 2, 3]);
  await store.put("a.wav", bytes);
  expect(new Uint8Array((await store.get("a.wav")) ?? [])).toEqual(bytes);
  expect(await store.get("b.wav")).toBeUndefined();
});

test("a folder has no temporary files left", () => expect(readdirSync(folder)).toEqual(["a.wav"]));
