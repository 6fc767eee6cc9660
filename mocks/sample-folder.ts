import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderStore } from "./store";
import type { MediaStore } from "./world";

/** What the sample's media are made by. */
const makers = ["media", "writing"].map((folder) => fileURLToPath(new URL(`./${folder}`, import.meta.url)));

/** A folder for the sample's media, emptied when what makes them has changed since. */
export function sampleFolder(folder: string): MediaStore {
  const path = join(folder, "made-by");
  const version = String(newestOf(makers));
  if (textIn(path) !== version) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, version);
  }
  return folderStore(folder);
}

const newestOf = (folders: string[]) =>
  Math.max(
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => statSync(join(folder, file)).mtimeMs),
    ),
  );

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
