import "@testing-library/jest-dom/vitest";
import { configure, prettyDOM } from "@testing-library/react";
import * as React from "react";
import { server } from "../../mocks/server";
import { polyfillDialogs } from "./dialog";
import { polyfillJsdom } from "./platform";
import { polyfillPopovers } from "./popover";

// Shared by all test files of a worker: this module runs once, not once a file.

// Must run before any module that stores a reference to `fetch` on import, as the Firebase SDK does.
server.listen({ onUnhandledRequest: "error" });

let page = new AbortController();
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  return fetch(input, { ...init, signal: own ? AbortSignal.any([own, page.signal]) : page.signal });
};

/**
 * Aborts all requests in flight, as a browser does when a page is closed. Otherwise a request that a test left
 * unanswered would time out during a later test and send others.
 */
export async function abortRequests() {
  page.abort();
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  page = new AbortController();
}

forgoOwnerStacks();
await polyfillJsdom();
polyfillDialogs();
polyfillPopovers();
// Generous, so that no test depends on the speed of the machine.
configure({ asyncUtilTimeout: 60_000, getElementError });

/** Prints the DOM only when the message is read: `waitFor` creates and drops such an error at every change. */
function getElementError(message: string | null, container: Element) {
  const get = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
  const error = Object.defineProperty(new Error(), "message", { get, configurable: true });
  error.name = "TestingLibraryElementError";
  // Starts the stack at the test's own line.
  Error.captureStackTrace(error, getElementError);
  return error;
}

/**
 * React's development build notes the stack at which each element is made, unless it has noted ten thousand in this
 * second. No test reads them, and they take a seventh of the time, so it is told that there are enough.
 */
function forgoOwnerStacks() {
  const internals: object = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
}
