import { join } from "node:path";
import { getResponse, type HttpHandler } from "msw";
import { backend } from "./backend";
import { control } from "./control";
import { createStateWriter, isKept, readState } from "./kept-state";
import { namedFile } from "./media-address";
import { workerStudio } from "./media/worker-studio";
import { finishSample } from "./sample-project";
import { sampleFolder } from "./sample-folder";
import { createShelf, withShelf, type Shelf } from "./sample-shelf";
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
  /** The media of the sample project, which all its worlds share. */
  shelf?: Shelf;
}

/** Milliseconds of simulated work between steps: visible for people, short for tests. */
const pace = { people: 400, tests: 40 };

/** Milliseconds from the first request to the making of the sample's media beforehand. */
const warmAfterMs = 1_000;

const handlers = new WeakMap<World, HttpHandler[]>();

/** Answers one request from the world that the path of a media file or the cookie `world` names, or from the default one. */
export async function respond(request: Request, host: Host): Promise<Response> {
  const { pathname } = new URL(request.url);
  const inPath = namedFile.exec(pathname)?.[1];
  const name = inPath?.replace("~", "") ?? nameInCookie(request);
  const known = host.worlds.get(name);
  // Whoever reads a file makes no world.
  if (inPath && name !== "" && !known) return Response.json({ error: "File not found" }, { status: 404 });
  const world = known ?? (name === "" ? keptWorld(host) : passingWorld(host, name));
  host.worlds.set(name, world);
  const answering = handlers.get(world) ?? [...backend(world), ...(name === "" ? [] : control(world))];
  handlers.set(world, answering);
  const answer = await getResponse(answering, request);
  return answer ?? Response.json({ error: `The stand-in has no ${request.method} ${pathname}` }, { status: 501 });
}

const nameInCookie = (request: Request) =>
  /(?:^|; )world=([\w-]{1,128})/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";

function keptWorld(host: Host): World {
  const isNew = !isKept(host.folder);
  const state = readState(host.folder);
  const media = engine(host);
  const store = withShelf(folderStore(join(host.folder, "media")), shelfOf(host));
  const save = createStateWriter(host.folder, () => world.state);
  const world: World = createWorld({ media, store, save, pace: pace.people }, state);
  const [first] = Object.values(state.projects);
  if (isNew && first) finishSample(world, first);
  // After the screens of whoever has just come.
  setTimeout(() => void shelfOf(host).warm(), warmAfterMs).unref();
  return world;
}

const passingWorld = (host: Host, name: string) =>
  createWorld({
    name,
    media: engine(host),
    store: withShelf(memoryStore(), shelfOf(host)),
    pace: pace.tests,
    save: () => undefined,
  });

const shelfOf = (host: Host) => (host.shelf ??= createShelf(engine(host), sampleFolder(join(host.folder, "sample"))));

const engine = (host: Host) => (host.media ??= workerStudio());

/** The text in the terminal after the start. */
export const introduction = (address: string) => `
  Sample accounts  ${samplePeople.map(sampleEmail).join("  ")}
  Password         ${samplePassword}
  Mailbox          ${new URL("/__mailbox", address).href}
  Switches         ${new URL("/__world", address).href}
`;
