import { IDBFactory } from "fake-indexeddb";

/** Installs a fake IndexedDB for drafts, but after Firebase has started without one, so that it restores no session. */
export async function installFakeDisk() {
  if ("indexedDB" in globalThis) return;
  // Imported here and not above, so that a test file can set the environment first.
  await (await import("@/session/identity")).signOut();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}
