import type { HttpHandler } from "msw";
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
import { handlersFor } from "./answers";
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
import { sample } from "./sample";
import { mediaFiles } from "./media-files";
import type { World } from "./world";

/** Everything the app talks to, over one world: the back end, the media it made, the identity provider, the mails. */
export const backend = (world: World): HttpHandler[] => [
  ...handlersFor(authContract, auth, world),
  ...handlersFor(adminContract, admin, world),
  ...handlersFor(projectContract, project, world),
  ...handlersFor(contextContract, context, world),
  ...handlersFor(shareContract, share, world),
  ...handlersFor(storyContract, story, world),
  ...handlersFor(loglineContract, logline, world),
  ...handlersFor(scriptContract, script, world),
  ...handlersFor(characterContract, character, world),
  ...handlersFor(voiceContract, voice, world),
  ...handlersFor(parsingContract, parsing, world),
  ...handlersFor(castingContract, casting, world),
  ...handlersFor(generatorsContract, generators, world),
  ...handlersFor(shotContract, shot, world),
  ...handlersFor(storyVideoContract, storyVideo, world),
  ...mediaFiles(world),
  ...identityProvider(world),
  ...mailbox(world),
  ...sample(world),
];
