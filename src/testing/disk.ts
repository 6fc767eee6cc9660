import { IDBFactory } from "fake-indexeddb";

/** Gives the page of the tests a disk for drafts. The provider has begun without one and goes on so: it remembers nobody. */
export async function putInDisk() {
  if ("indexedDB" in globalThis) return;
  // Not before the test has made the environment that it wants.
  await (await import("@/session/identity")).signOut();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
}
