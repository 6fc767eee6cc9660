import "@testing-library/jest-dom/vitest";
import { configure, prettyDOM } from "@testing-library/react";
import { server } from "../../mocks/server";
import { giveDialogsTheirMethods } from "./dialog";
import { completeThePlatform } from "./platform";
import { giveElementsPopovers } from "./popover";

// What every test file of a worker shares; imported once, whatever the number of files.

// Before any module that keeps the `fetch` it finds, as the Firebase SDK does.
server.listen({ onUnhandledRequest: "error" });

let page = new AbortController();
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  return fetch(input, { ...init, signal: own ? AbortSignal.any([own, page.signal]) : page.signal });
};

/**
 * What a page has asked for is given up when it goes, as by a browser. A call that a test left without an answer would end
 * in a later one, after a minute of true time, and ask for more.
 */
export async function leavePage() {
  page.abort();
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  page = new AbortController();
}

await completeThePlatform();
giveDialogsTheirMethods();
giveElementsPopovers();
// A limit for what never comes: no test depends on how fast the machine is.
configure({ asyncUtilTimeout: 60_000, getElementError });

/** Draws the page once the message is read: what is waited for fails with every change until it is there. */
function getElementError(message: string | null, container: Element) {
  const get = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
  const error = Object.defineProperty(new Error(), "message", { get, configurable: true });
  error.name = "TestingLibraryElementError";
  // The test's own line is the one to see.
  Error.captureStackTrace(error, getElementError);
  return error;
}
