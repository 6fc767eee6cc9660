import type { StreamTargetChunk } from "mediabunny";

/** Where an exported film is written. */
export interface FilmFile {
  /** Takes the film as it grows; undefined where it is kept in memory. */
  write: ((chunk: StreamTargetChunk) => Promise<void>) | undefined;
  /** Ends the writing. Gives the address from which it is saved, or undefined where it lies where the user wanted it. */
  finish: (bytes: ArrayBuffer | undefined) => Promise<string | undefined>;
  /** Leaves nothing behind. */
  discard: () => Promise<void>;
  /** For a film that is being saved: it goes with the next export, as the browser may still be copying it. */
  letGo: () => void;
}

/** What is asked of a browser that may have it. */
interface Picker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

export type Container = "mp4" | "webm";
const typeOf = (container: Container) => `video/${container}` as const;

/**
 * Has the user choose where the film goes, where the browser asks that: called in the click, for later it may not.
 * Undefined where the user chose nothing.
 */
export async function createFilmFile(name: string, container: Container): Promise<FilmFile | undefined> {
  const { showSaveFilePicker }: Picker = globalThis as object;
  if (!showSaveFilePicker) return createDownload(container);
  try {
    const handle = await showSaveFilePicker.call(globalThis, {
      suggestedName: name,
      types: [{ description: "Film", accept: { [typeOf(container)]: [`.${container}`] } }],
    });
    return await createChosen(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    // The browser has the dialog and does not show it, as in a frame, or the place cannot be written to.
    return createDownload(container);
  }
}

/** A file that the user chose; one that was there before stays as it was until the film is whole. */
async function createChosen(handle: FileSystemFileHandle): Promise<FilmFile> {
  const isNew = (await handle.getFile()).size === 0;
  const file = await handle.createWritable();
  return {
    write: (chunk) => file.write(chunk),
    finish: async () => {
      await file.close();
      return undefined;
    },
    discard: async () => {
      await file.abort().catch(() => undefined);
      // The dialog has made an empty file. Not every browser can take it away.
      const removable: { remove?: () => Promise<void> } = handle as object;
      if (isNew) await removable.remove?.().catch(() => undefined);
    },
    letGo: () => undefined,
  };
}

/** Films that wait to be saved lie here in the browser's own storage, each with a lock of its name. */
const folderName = "exported-films";
const lockOf = (name: string) => `exported-film:${name}`;

/** A file of the browser's own storage, then a link to save it; without such storage, memory. */
async function createDownload(container: Container): Promise<FilmFile> {
  try {
    return await createStored(container);
  } catch {
    // A private window, or a full disk.
    return createInMemory(container);
  }
}

async function createStored(container: Container): Promise<FilmFile> {
  // Where only a worker may write, an empty file would stay.
  if (!("createWritable" in FileSystemFileHandle.prototype)) return createInMemory(container);
  const name = `${crypto.randomUUID()}.${container}`;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(folderName, { create: true });
  await sweep(folder);
  const release = await hold(lockOf(name));
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await handle.createWritable();
  const link = createLink();
  return {
    write: (chunk) => file.write(chunk),
    finish: async () => {
      await file.close();
      const film = await handle.getFile();
      return link.to(film.slice(0, film.size, typeOf(container)));
    },
    discard: async () => {
      link.revoke();
      await file.abort().catch(() => undefined);
      await folder.removeEntry(name).catch(() => undefined);
      release();
    },
    letGo: release,
  };
}

function createInMemory(container: Container): FilmFile {
  const link = createLink();
  return {
    write: undefined,
    finish: async (bytes) => bytes && link.to(new Blob([bytes], { type: typeOf(container) })),
    discard: async () => link.revoke(),
    letGo: link.revoke,
  };
}

function createLink() {
  let address: string | undefined;
  return {
    to: (film: Blob) => (address = URL.createObjectURL(film)),
    revoke: () => {
      if (address) URL.revokeObjectURL(address);
    },
  };
}

/** Takes away what other pages left that are gone: what is still wanted is locked. */
async function sweep(folder: FileSystemDirectoryHandle): Promise<void> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  for (const name of names)
    await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
      if (lock) await folder.removeEntry(name).catch(() => undefined);
    });
}

/** Holds a lock until the returned function is called, or the page is gone. */
function hold(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, () => new Promise<void>((release) => resolve(release)));
    held.catch(reject);
  });
}
