import { join } from "node:path";
import { getResponse, type HttpHandler } from "msw";
import { backend } from "./backend";
import { control } from "./control";
import { readState, createStateWriter } from "./kept-state";
import { workerStudio } from "./media/worker-studio";
import { createWorld, sampleEmail, samplePassword, samplePeople } from "./seed";
import { folderStore, memoryStore } from "./store";
import type { MediaStudio } from "./media/studio";
import type { World } from "./world";

/** State that survives a reload of the stand-in's code in development: its worlds and the media engine. */
export interface Host {
  /** Where the default world is stored. */
  folder: string;
  worlds: Map<string, World>;
  media?: MediaStudio;
}

/** Milliseconds of simulated work between steps: visible for people, short for tests. */
const pace = { people: 400, tests: 40 };

const handlers = new WeakMap<World, HttpHandler[]>();

/** Answers one request from the world its `world` cookie names, or from the default one. */
export async function respond(request: Request, host: Host): Promise<Response> {
  const [, name = ""] = /(?:^|; )world=([\w-]{1,128})/.exec(request.headers.get("cookie") ?? "") ?? [];
  const world = host.worlds.get(name) ?? (name === "" ? keptWorld(host) : passingWorld(host));
  host.worlds.set(name, world);
  const known = handlers.get(world) ?? [...backend(world), ...(name === "" ? [] : control(world))];
  handlers.set(world, known);
  const answer = await getResponse(known, request);
  const { pathname } = new URL(request.url);
  return answer ?? Response.json({ error: `The stand-in has no ${request.method} ${pathname}` }, { status: 501 });
}

function keptWorld(host: Host): World {
  const state = readState(host.folder);
  const media = engine(host);
  const store = folderStore(join(host.folder, "media"));
  const save = createStateWriter(host.folder, () => world.state);
  const world: World = createWorld({ media, store, save, pace: pace.people }, state);
  return world;
}

const passingWorld = (host: Host) =>
  createWorld({ media: engine(host), store: memoryStore(), pace: pace.tests, save: () => undefined });

const engine = (host: Host) => (host.media ??= workerStudio());

/** The text in the terminal after the start. */
export const introduction = (address: string) => `
  Sample accounts  ${samplePeople.map(sampleEmail).join("  ")}
  Password         ${samplePassword}
  Mailbox          ${new URL("/__mailbox", address).href}
`;
