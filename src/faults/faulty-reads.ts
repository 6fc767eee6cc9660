import { storyOf } from "@/testing/cast-story";
import { mayBeYes } from "./faulty-write";
import type { ResponseFault } from "./response-faults";
import { givenStory } from "./story-screens";
import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";

/** A read of the back end, where it is shown, and what is said when it fails. */
export interface FaultyRead {
  line: Line;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  /** The catalogue's words; some name the HTTP status, 0 where there was none. */
  says: string | ((status: number) => string);
  /** Whether the server's own words beat the catalogue's, with what stands before them; most do. */
  server?: "shown" | "hidden" | ((words: string) => string);
  /** Milliseconds after which it is given up; a minute where nothing else is said. */
  patience?: number;
  /** The lines are shown meanwhile, with what is known of them. */
  isWaitedForUnseen?: true;
  /** Faults that are answers like others. */
  noFailures?: string[];
  /** What is said where there is no such thing; else a 404 is a failure like others. */
  notFound?: string;
}

/** By what a failure is told: rows that have this in common share the code that tells it. */
export const wayOf = ({ says, server = "shown", noFailures = [], isWaitedForUnseen }: FaultyRead) =>
  [typeof says, typeof server === "string" ? server : "prefixed", ...noFailures, isWaitedForUnseen].join(" ");

/** Everything that a screen shows is there, and no screen starts work by itself. */
export function everythingThere(world: World) {
  givenStory(world);
  const entry = world.state.contexts["context-1"]?.information[0];
  if (!entry) throw new Error("The sample context has changed");
  entry.attachments = [{ id: "attachment-1", name: "weather.pdf", type: "odt", file: "weather" }];
  void world.store.put("weather", new TextEncoder().encode("Always fair."));
}

/** Nobody has recommended anything yet: the screens of the writing help begin by themselves. */
function withoutHelp(world: World) {
  everythingThere(world);
  const { logline_help, script_help } = storyOf(world);
  Object.assign(logline_help, { text: "" });
  Object.assign(script_help, { text: "" });
}

/** The back end knows the second form of a call only. */
function byTheSecondForm(world: World) {
  everythingThere(world);
  world.faults.set("GET /shot/:dialogue_id/details", { status: 405 });
}

const media = "/story/story-1/script-media";
const entry = "/context-information/context-1?infoId=info-1";
const unspecified = "An error occurred";
const shot = "/shot/line-1";
const noLoglines = "Failed to generate recommendations";
const noScript = "Failed to generate script recommendation. Please try again.";
const asked = { server: "hidden", patience: 180_000 } as const;
const logline = { at: "/story/story-1/edit-logline", given: withoutHelp, says: noLoglines, ...asked } as const;
const script = { at: "/story/story-1/edit-script", given: withoutHelp, says: noScript, ...asked } as const;

/** One row for every read whose failure is told where its answer would stand. */
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
  // A 404 has the second form of the call tried, which here has an answer.
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
    // There may be none.
    noFailures: ["R06", ...mayBeYes],
  },
  // Without recommendations the writing help is asked for some, at once: a 404 is none.
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
  { line: "POST /logline/generate-logline-context", ...logline, noFailures: mayBeYes },
  { line: "POST /logline/generate-recommendations", ...logline },
  { line: "POST /script/generate-script-context", ...script, noFailures: mayBeYes },
  { line: "POST /script/generate-script-recommendation", ...script },
];

/** What is read where a read has failed so. */
export function wordsOf(
  { says, server = "shown", notFound }: FaultyRead,
  { fault, serverText }: ResponseFault,
): string {
  const status = fault.status ?? 0;
  if (status === 404 && notFound !== undefined) return notFound;
  if (serverText !== undefined && server !== "hidden") return server === "shown" ? serverText : server(serverText);
  return typeof says === "string" ? says : says(status > 299 ? status : 0);
}
