import { IDBFactory } from "fake-indexeddb";

/** Gives the tests a disk for drafts. The provider has begun without one and goes on so: it remembers nobody. */
export async function putInDisk() {
  // Not before the test has made the environment that it wants.
  await (await import("@/session/identity")).signOut();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}
