import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStore } from "./world";

/** An unguessable name for a new file, such as "clip-0b9c….webm". */
export const newFile = (kind: string, ending: string) => `${kind}-${randomUUID()}.${ending}`;

/** A file of the sample film, which all its copies share. */
export const isOfSample = (file: string) => file.startsWith("sample-");

export function memoryStore(): MediaStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (file, bytes) => void files.set(file, bytes),
    get: async (file) => files.get(file),
  };
}

export function folderStore(folder: string): MediaStore {
  return {
    put: (file, bytes) => writeWhole(join(folder, file), folder, bytes),
    get: (file) => readFile(join(folder, file)).catch(() => undefined),
  };
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash ever sees half a file. */
async function writeWhole(path: string, folder: string, bytes: Uint8Array) {
  await mkdir(folder, { recursive: true });
  const half = `${path}.${randomUUID()}.part`;
  await writeFile(half, bytes);
  await rename(half, path);
}
