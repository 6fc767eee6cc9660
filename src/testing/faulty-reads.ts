import { givenStory } from "./story-screens";
import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";

/** A read of the back end, where it is shown, and what is said when it fails. */
export interface FaultyRead {
  line: Line;
  at: string;
  as?: SamplePerson;
  /** The catalogue's words; some name the HTTP status, 0 where there was none. */
  says: string | ((status: number) => string);
  /** Whether the server's own words beat the catalogue's, with what stands before them; most do. */
  server?: "shown" | "hidden" | ((words: string) => string);
  /** The lines are shown meanwhile, with what is known of them. */
  isWaitedForUnseen?: true;
  /** The status that is an answer like others. */
  isNoFailure?: number;
  /** What is said where there is no such thing; else a 404 is a failure like others. */
  notFound?: string;
}

/** Everything that a screen shows is there, and no screen starts work by itself. */
export function everythingThere(world: World) {
  givenStory(world);
  const entry = world.state.contexts["context-1"]?.information[0];
  if (!entry) throw new Error("The sample context has changed");
  entry.attachments = [{ id: "attachment-1", name: "weather.pdf", type: "odt", file: "weather" }];
  void world.store.put("weather", new TextEncoder().encode("Always fair."));
}

const media = "/story/story-1/script-media";
const entry = "/context-information/context-1?infoId=info-1";
const unspecified = "An error occurred";

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
  { line: "GET /shot/:dialogue_id/details", at: "/shot/line-1", says: unspecified, isNoFailure: 404 },
  {
    line: "GET /story-video/:story_id",
    at: "/story/story-1/edit-video",
    says: (status) =>
      `Error loading story video: ${status ? `Failed to fetch story video (HTTP ${status})` : "An error occurred while fetching the story video."}`,
    server: (words) => `Error loading story video: ${words}`,
  },
];
