import { lineGenerators } from "@/story/generators";
import type { World } from "../../mocks/world";
import { clickButton, rewriteText, uploadFile } from "@/testing/user-actions";
import { storyOf } from "@/testing/cast-story";
import { wasRefused, noAnswerReasons, type FaultyWrite } from "./faulty-write";
import { givenStory } from "./story-screens";

const story = "/story/story-1";
const media = `${story}/script-media`;
const half = 30_000;
const writing = { timeoutMs: 180_000 };

/** The shot with dialogue has its picture, too. */
function givenPicture(world: World) {
  givenStory(world);
  Object.assign(storyOf(world).lines[0] ?? {}, { image_file: "1.webp" });
}

/** The clips that the film is joined from exist. */
function givenClips(world: World) {
  givenStory(world);
  void world.store.put("2.webm", new Uint8Array(8));
}

/** A message that ends with the reason, which is the server's words where there are any. */
const withReason = (words: string) => (reason: string) => `${words}${reason}`;

const generators = lineGenerators.map(({ title, button: name, start }): FaultyWrite => ({
  line: start.line,
  at: `${media}#${title.toLowerCase().replaceAll(" ", "-")}`,
  action: clickButton(name),
  says: (reason) => (wasRefused(reason) ? reason.replace("HTTP error ", "Server error: ") : reason),
  serverWords: "",
  confirmedBy: "any answer",
}));

const feedback = { label: "Feedback", isInForm: true } as const;
const loglines = rewriteText({ ...feedback, save: "Update Recommendations" });
const scripts = rewriteText({ ...feedback, save: "Update Recommendation" });

/** The writes that start a job of the back end. */
export const faultyStarts: FaultyWrite[] = [
  ...generators,
  {
    line: "POST /logline/refresh-recommendation",
    at: `${story}/edit-logline`,
    action: loglines,
    says: "Failed to update recommendations",
    confirmedBy: "any answer",
    ...writing,
  },
  {
    line: "POST /logline/generate-recommendations",
    at: `${story}/edit-logline`,
    action: clickButton("Reset"),
    says: "Failed to reset recommendations",
    confirmedBy: "any answer",
    ...writing,
  },
  {
    line: "POST /script/refresh-recommendation",
    at: `${story}/edit-script`,
    action: scripts,
    says: "Failed to update recommendation. Please try again.",
    confirmedBy: "any answer",
    ...writing,
  },
  {
    line: "POST /script/generate-script-recommendation",
    at: `${story}/edit-script`,
    action: clickButton("Reset"),
    says: "Failed to reset recommendation. Please try again.",
    confirmedBy: "any answer",
    ...writing,
  },
  {
    line: "POST /upload-context/upload-pdf/:context_id",
    at: "/context-information/context-1/upload?infoId=info-1",
    action: uploadFile,
    says: (reason) => (wasRefused(reason) ? "Upload failed" : "Failed to upload file. Please try again."),
    serverWords: "",
    confirmedBy: "its id",
    // MSW's XMLHttpRequest does not report a broken body. The upload then times out, which R19 covers.
    untried: ["R18"],
  },
  {
    line: "POST /character-image/:character_id/generate-image",
    at: "/character-image/character-1",
    action: clickButton("Generate Character Image"),
    says: (reason) =>
      Object.values(noAnswerReasons).includes(reason)
        ? `Unexpected error: ${reason}`
        : `Failed to initiate image generation: ${reason}`,
    confirmedBy: "any answer",
    timeoutMs: half,
    timeoutMessage: "Image generation may take longer. Polling for status...",
  },
  {
    line: "POST /script-parsing/parse-script",
    at: `${media}#parse`,
    action: clickButton("Parse Script"),
    says: "Failed to start parsing script",
    confirmedBy: "any answer",
  },
  {
    line: "POST /script-character-generation/generate-missing-characters",
    at: `${media}#missing`,
    action: clickButton("Generate Missing Characters"),
    says: "Failed to generate missing characters",
    confirmedBy: "any answer",
  },
  {
    line: "POST /shot-image/generate-shot-image/:dialogue_id",
    at: "/shot/line-1",
    action: clickButton("Generate Image"),
    says: withReason("Failed to generate shot image: "),
    confirmedBy: "any answer",
    timeoutMs: half,
    timeoutMessage: "Image generation may take longer. Polling for status...",
  },
  {
    line: "POST /shot-video/generate-talking-video/:dialogue_id",
    at: "/shot/line-1",
    given: givenPicture,
    action: clickButton("Generate Talking Video"),
    says: withReason("Video generation failed: "),
    confirmedBy: "any answer",
    timeoutMs: half,
    timeoutMessage: "Video generation may take longer. Polling for status...",
  },
  {
    line: "POST /shot-video-prompted/generate-action-video/:dialogue_id",
    at: "/shot/line-2",
    action: clickButton("Generate Action Video"),
    says: withReason("Video generation failed: "),
    confirmedBy: "any answer",
    timeoutMs: half,
    timeoutMessage: "Video generation may take longer. Polling for status...",
  },
  {
    line: "POST /story-video/create",
    at: `${story}/edit-video`,
    given: givenClips,
    action: clickButton("Create Story Video"),
    says: "Error: Failed to create story video job",
    serverWords: "Error: ",
    confirmedBy: "its id",
  },
];
