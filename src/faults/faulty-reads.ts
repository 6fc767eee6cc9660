import { storyOf } from "@/testing/cast-story";
import { emptySuccesses } from "./faulty-write";
import type { ResponseFault } from "./response-faults";
import { givenStory } from "./story-screens";
import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";

/** A read of the back end, the screen that shows it, and the message when it fails. */
export interface FaultyRead {
  line: Line;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  /** The message of the error catalogue. Some depend on the HTTP status, which is 0 where there was no answer. */
  says: string | ((status: number) => string);
  /** Whether the server's words replace the catalogue's; a function adds a prefix. */
  server?: "shown" | "hidden" | ((words: string) => string);
  /** Timeout in milliseconds; a minute if absent. */
  timeoutMs?: number;
  /** While this read is pending the screen shows the lines without it, and no message that it is slow. */
  isWaitedForUnseen?: true;
  /** Ids of faults that are valid answers to this call. */
  noFailures?: string[];
  /** The message for a 404, where it differs from other failures. */
  notFound?: string;
}

/** Rows with the same code path display their failures by the same code. */
export const codePathOf = ({ says, server = "shown", noFailures = [], isWaitedForUnseen }: FaultyRead) =>
  [typeof says, typeof server === "string" ? server : "prefixed", ...noFailures, isWaitedForUnseen].join(" ");

/** A world with an example of everything a screen can show, in which no screen starts a job by itself. */
export function seedFullWorld(world: World) {
  givenStory(world);
  const entry = world.state.contexts["context-1"]?.information[0];
  if (!entry) throw new Error("The sample context has changed");
  entry.attachments = [{ id: "attachment-1", name: "weather.pdf", type: "odt", file: "weather" }];
  void world.store.put("weather", new TextEncoder().encode("Always fair."));
}

/** Without recommendations, so that the screens of the writing help start generating. */
function withoutHelp(world: World) {
  seedFullWorld(world);
  const { logline_help, script_help } = storyOf(world);
  Object.assign(logline_help, { text: "" });
  Object.assign(script_help, { text: "" });
}

/** The back end only supports the fallback of a call. */
function byTheSecondForm(world: World) {
  seedFullWorld(world);
  world.faults.set("GET /shot/:dialogue_id/details", { status: 405 });
}

const media = "/story/story-1/script-media";
const [boards, film] = ["/story/story-1/boards", "/story/story-1/film"];
const entry = "/context-information/context-1?infoId=info-1";
const unspecified = "An error occurred";
const shot = "/shot/line-1";
const noLoglines = "Failed to generate recommendations";
const noScript = "Failed to generate script recommendation. Please try again.";
const asked = { server: "hidden", timeoutMs: 180_000 } as const;
const logline = { at: "/story/story-1/edit-logline", given: withoutHelp, says: noLoglines, ...asked } as const;
const script = { at: "/story/story-1/edit-script", given: withoutHelp, says: noScript, ...asked } as const;

/** One row for every read whose failure is displayed in place of its data. */
export const faultyReads: FaultyRead[] = [
  { line: "GET /project/list-all", at: "/projectlist", says: "Failed to load projects. Please try again." },
  {
    line: "GET /project/:project_id/check-and-fetch",
    at: "/project/project-1",
    says: unspecified,
    notFound: "Project not found.",
  },
  { line: "GET /story/list", at: "/project/project-1", says: unspecified },
  { line: "GET /character/list", at: "/project/project-1", says: unspecified },
  { line: "GET /project-context/list", at: "/project/project-1", says: unspecified },
  {
    line: "GET /project-context/:context_id/details",
    at: "/project-context/context-1",
    says: unspecified,
    notFound: "Context item not found.",
  },
  { line: "GET /project-context/:context_id/information", at: "/project-context/context-1", says: unspecified },
  {
    line: "GET /project-context/:context_id/information/:info_id",
    at: entry,
    says: unspecified,
    notFound: "Information not found.",
  },
  { line: "GET /upload-context/:context_id/information/:info_id/attachments", at: entry, says: unspecified },
  {
    line: "GET /view-attachment/:context_id/information/:info_id/attachment/:attachment_id",
    at: "/view-attachment/context-1?infoId=info-1&attachmentId=attachment-1",
    says: unspecified,
    notFound: "Attachment not found.",
  },
  {
    line: "GET /story/:story_id/details",
    at: "/story/story-1",
    says: "Failed to fetch story details",
    notFound: "Story not found.",
  },
  {
    line: "GET /story/:story_id/details",
    at: boards,
    says: "Failed to fetch story details",
    notFound: "Story not found.",
  },
  {
    line: "GET /story/:story_id/details",
    at: film,
    says: "Failed to fetch story details",
    notFound: "Story not found.",
  },
  {
    line: "GET /character/:character_id/details",
    at: "/character/character-1",
    says: "Failed to fetch character details",
    notFound: "Character not found.",
  },
  {
    line: "GET /voice_gen/load-voice-settings/:character_id",
    at: "/character-voice/character-1",
    says: "Failed to load voice settings",
  },
  {
    line: "GET /voice_gen/get-filtered-voices",
    at: "/character-voice/character-1",
    says: "Failed to load voice options",
  },
  {
    line: "GET /character-image/:character_id/details",
    at: "/character-image/character-1",
    says: "Failed to fetch character details",
    notFound: "Character not found.",
  },
  {
    line: "GET /default-voice-settings/list-voices",
    at: "/default-voices",
    as: "admin",
    says: "Failed to fetch default voices",
  },
  { line: "GET /script-parsing/get-parsed-lines/:story_id", at: media, says: "Failed to fetch parsed lines" },
  { line: "GET /script-parsing/get-parsed-lines/:story_id", at: boards, says: "Failed to fetch parsed lines" },
  { line: "GET /script-parsing/get-parsed-lines/:story_id", at: film, says: "Failed to fetch parsed lines" },
  {
    line: "GET /script-parsing/get-character-mappings/:story_id",
    at: media,
    says: "Failed to load character mappings. Try refreshing the page.",
  },
  {
    line: "GET /script-locations/list/:story_id",
    at: media,
    says: (status) => `Failed to ${status ? "fetch" : "load"} scene locations`,
  },
  { line: "POST /script-character-validation/validate", at: media, says: "Failed to validate characters" },
  {
    line: "GET /script-audio/get-existing-audio/:story_id",
    at: media,
    says: "Failed to check existing audio",
    isWaitedForUnseen: true,
  },
  {
    line: "GET /script-audio/get-existing-audio/:story_id",
    at: boards,
    says: "Failed to check existing audio",
    isWaitedForUnseen: true,
  },
  {
    line: "GET /script-audio/get-existing-audio/:story_id",
    at: film,
    says: "Failed to check existing audio",
    isWaitedForUnseen: true,
  },
  // After a 404 the client tries the fallback call, which succeeds here.
  { line: "GET /shot/:dialogue_id/details", at: shot, says: unspecified, noFailures: ["R06"] },
  {
    line: "GET /story-video/:story_id",
    at: "/story/story-1/edit-video",
    says: (status) =>
      `Error loading story video: ${status ? `Failed to fetch story video (HTTP ${status})` : "An error occurred while fetching the story video."}`,
    server: (words) => `Error loading story video: ${words}`,
  },
  { line: "GET /shot/:dialogue_id", at: shot, given: byTheSecondForm, says: unspecified, notFound: "Shot not found" },
  {
    line: "GET /share/project-permissions/:project_id",
    at: "/share/project-1",
    says: "Failed to load project permissions. Please try again.",
    notFound: "Project not found.",
  },
  {
    line: "GET /script-parsing/get-character-match-info/:story_id",
    at: media,
    says: "Failed to load how the characters matched.",
    isWaitedForUnseen: true,
  },
  {
    line: "GET /shot-video-prompted/get-prompt/:dialogue_id",
    at: "/shot/line-2",
    says: "The saved video prompt could not be loaded.",
    // There may be no prompt.
    noFailures: ["R06", ...emptySuccesses],
  },
  // A 404 is no failure: the screen then generates recommendations.
  {
    line: "GET /logline/get-existing-recommendations",
    at: logline.at,
    says: "Failed to fetch recommendations",
    noFailures: ["R06"],
  },
  {
    line: "GET /script/get-recommendation",
    at: script.at,
    says: "Failed to fetch recommendation. Please try again.",
    noFailures: ["R06"],
  },
  { line: "POST /logline/generate-logline-context", ...logline, noFailures: emptySuccesses },
  { line: "POST /logline/generate-recommendations", ...logline },
  { line: "POST /script/generate-script-context", ...script, noFailures: emptySuccesses },
  { line: "POST /script/generate-script-recommendation", ...script },
];

/** The message that a fault of this read is expected to show. */
export function expectedMessage(
  { says, server = "shown", notFound }: FaultyRead,
  { fault, serverText }: ResponseFault,
): string {
  const status = fault.status ?? 0;
  if (status === 404 && notFound !== undefined) return notFound;
  if (serverText !== undefined && server !== "hidden") return server === "shown" ? serverText : server(serverText);
  return typeof says === "string" ? says : says(status > 299 ? status : 0);
}
