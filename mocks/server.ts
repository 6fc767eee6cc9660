import { setupServer } from "msw/node";
import { backend } from "./backend";
import { cannedStudio } from "./media/canned";
import { createShelf, withShelf } from "./sample-shelf";
import { createWorld } from "./seed";
import { memoryStore } from "./store";
import type { World } from "./world";

let current = newWorld();

/** The stand-in for Vitest. Every test has a fresh world. */
export const server = setupServer(...backend(current));

export function freshWorld(): World {
  current = newWorld();
  server.resetHandlers(...backend(current));
  return current;
}

/** The present world of the server. */
export const world = () => current;

function newWorld(): World {
  const store = withShelf(memoryStore(), createShelf(cannedStudio, memoryStore()));
  return createWorld({ media: cannedStudio, store, pace: 0, save: () => undefined });
}
