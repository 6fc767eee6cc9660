import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";

/** What a browser with an IndexedDB has besides. */
const interfaces = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };

/** Installs a fake IndexedDB for drafts and the desk, but after Firebase has started without one, so that it restores no session. */
export async function installFakeDisk() {
  if ("indexedDB" in globalThis) return;
  // Imported here and not above, so that a test file can set the environment first.
  await (await import("@/session/identity")).signOut();
  Object.assign(globalThis, interfaces, { indexedDB: new IDBFactory() });
}
