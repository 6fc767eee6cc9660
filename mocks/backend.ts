import { http, type HttpHandler } from "msw";
import * as adminContract from "@/api/contract/admin";
import * as authContract from "@/api/contract/auth";
import * as castingContract from "@/api/contract/casting";
import * as characterContract from "@/api/contract/character";
import * as contextContract from "@/api/contract/context";
import * as generatorsContract from "@/api/contract/generators";
import * as loglineContract from "@/api/contract/logline";
import * as parsingContract from "@/api/contract/parsing";
import * as projectContract from "@/api/contract/project";
import * as scriptContract from "@/api/contract/script";
import * as shareContract from "@/api/contract/share";
import * as shotContract from "@/api/contract/shot";
import * as storyContract from "@/api/contract/story";
import * as storyVideoContract from "@/api/contract/story-video";
import * as voiceContract from "@/api/contract/voice";
import { routesOf } from "./answers";
import { admin } from "./handlers/admin";
import { auth } from "./handlers/auth";
import { casting } from "./handlers/casting";
import { character } from "./handlers/character";
import { context } from "./handlers/context";
import { generators } from "./handlers/generators";
import { logline } from "./handlers/logline";
import { parsing } from "./handlers/parsing";
import { project } from "./handlers/project";
import { script } from "./handlers/script";
import { share } from "./handlers/share";
import { shot } from "./handlers/shot";
import { story } from "./handlers/story";
import { storyVideo } from "./handlers/story-video";
import { voice } from "./handlers/voice";
import { identityProvider } from "./identity";
import { mailbox } from "./mailbox";
import { mediaFiles } from "./media-files";
import { plainStyle } from "./plain-page";
import { createRouter } from "./router";
import { sample } from "./sample";
import type { World } from "./world";
import { worldPage } from "./world-page";

/** All calls of the contract with their answers. */
export const routes = [
  ...routesOf(authContract, auth),
  ...routesOf(adminContract, admin),
  ...routesOf(projectContract, project),
  ...routesOf(contextContract, context),
  ...routesOf(shareContract, share),
  ...routesOf(storyContract, story),
  ...routesOf(loglineContract, logline),
  ...routesOf(scriptContract, script),
  ...routesOf(characterContract, character),
  ...routesOf(voiceContract, voice),
  ...routesOf(parsingContract, parsing),
  ...routesOf(castingContract, casting),
  ...routesOf(generatorsContract, generators),
  ...routesOf(shotContract, shot),
  ...routesOf(storyVideoContract, storyVideo),
];

/** The routes that match a request: one, or none. */
export const callsAt = createRouter(routes);

/**
 * Everything the app talks to, over one world: the back end, its media files, the identity provider and the mailbox.
 */
export const backend = (world: World): HttpHandler[] => [
  http.all("*/api/*", ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    const [call] = callsAt(request.method, pathname.slice(pathname.indexOf("/api/") + "/api".length));
    if (!call) return;
    world.pageOrigin = origin;
    return call.route.answer(request, call.params, world);
  }),
  ...mediaFiles(world),
  ...identityProvider(world),
  ...mailbox(world),
  ...sample(world),
  ...worldPage(world),
  plainStyle,
];
