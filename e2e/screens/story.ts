import type { World } from "../../mocks/world";
import {
  opensDialog,
  dialog,
  fill,
  neverAnswers,
  inAlert,
  serverError,
  leaving,
  menu,
  press,
  inSequence,
} from "./actions";
import { recommended } from "./playable-world";
import type { States } from "./shown";

// The screens of a story, from its title to its film.

const details = "GET /story/:story_id/details";

function theStory({ state }: World) {
  const story = state.stories["story-1"];
  if (!story) throw new Error("The sample story has changed");
  return story;
}

/** A world without scripts and recommendations. */
function unwritten(world: World) {
  const story = theStory(world);
  Object.assign(story, { script: "", logline: "" });
  Object.assign(story.logline_help, { text: "" });
  Object.assign(story.script_help, { text: "" });
}

/** A story that is begun beside one that is written. */
function begun(world: World) {
  world.state.stories["story-before"] = { ...structuredClone(theStory(world)), id: "story-before", title: "Night Bus" };
  unwritten(world);
}

const unparsed = (world: World) => Object.assign(theStory(world), { lines: [], locations: [], mappings: {} });

const withFilm = (world: World) =>
  void (theStory(world).video = {
    file: "film.webm",
    created_at: "2026-01-02T03:04:05Z",
    video_count: 2,
    duration: 0.5,
    file_size: 7_563,
  });

/** A world in which the lines have no media. */
function unmade(world: World) {
  for (const line of theStory(world).lines)
    Object.assign(line, { image_prompt: "", action_video_prompt: "", audio_file: "", image_file: "", video_file: "" });
}

export const story: States = {
  loading: { faults: { [details]: neverAnswers }, shows: "Loading story..." },
  error: { faults: { [details]: serverError }, shows: inAlert("Failed to fetch story details") },
  loaded: { shows: (page) => page.getByText("2 parsed") },
  dialog: opensDialog("Delete Story", "Are you sure you want to delete this story?"),
  empty: { given: begun, shows: "No script yet." },
  viewer: { shows: (page) => page.getByText("2 parsed") },
};

export const editLogline: States = {
  loading: {
    given: unwritten,
    faults: { "POST /logline/generate-logline-context": neverAnswers },
    shows: "Writing loglines...",
  },
  error: {
    faults: { "GET /logline/get-existing-recommendations": serverError },
    shows: inAlert("Failed to fetch recommendations"),
  },
  loaded: { shows: (page) => page.getByRole("radio", { name: recommended.logline }) },
  dialog: {
    act: inSequence(
      fill({ "Current Logline": "A mild pawn waves at a traffic light, and it waves back." }),
      (page) => page.getByRole("radio", { name: recommended.logline }).check(),
      press("Apply Selected"),
    ),
    shows: dialog("Replace your unsaved logline?"),
  },
  empty: {
    instead: "as its viewer sees it; an editor's has one written at once",
    as: "viewer",
    given: unwritten,
    shows: "No recommendations yet.",
  },
  viewer: { shows: recommended.logline },
};

export const editScript: States = {
  loading: { faults: { "GET /script/get-recommendation": neverAnswers }, shows: "Loading recommendation..." },
  error: {
    faults: { "GET /script/get-recommendation": serverError },
    shows: inAlert("Failed to fetch recommendation. Please try again."),
  },
  loaded: { shows: (page) => page.getByRole("button", { name: "Use This Script" }) },
  dialog: {
    act: (page) =>
      page
        .getByLabel("Import File")
        .setInputFiles({ name: "words.fountain", mimeType: "text/plain", buffer: Buffer.from("BOB\nHello.\n") }),
    shows: dialog("Import “words.fountain”"),
  },
  empty: {
    instead: "as its viewer sees it; an editor's has one written at once",
    as: "viewer",
    given: unwritten,
    shows: "No recommendation yet.",
  },
  viewer: { shows: recommended.speech },
};

/** Create Media, boards and film are made of the same lines. `at`: elsewhere than the screen's row says. */
const ofLines = (loaded: States["loaded"]["shows"], at: { at?: string } = {}): Omit<States, "dialog"> => ({
  loading: {
    ...at,
    faults: { "GET /script-parsing/get-parsed-lines/:story_id": neverAnswers },
    shows: "Loading parsed lines...",
  },
  error: {
    ...at,
    faults: { "GET /script-parsing/get-parsed-lines/:story_id": serverError },
    shows: inAlert("Failed to fetch parsed lines"),
  },
  loaded: { ...at, shows: loaded },
  empty: { ...at, given: unparsed, shows: "The script has not been parsed yet." },
  viewer: { ...at, shows: loaded },
});

export const scriptMedia: States = {
  // The row's anchor would unfold the locations, which fold by themselves once they are described.
  ...ofLines((page) => page.getByRole("link", { name: "Shot of line 2", exact: true }), {
    at: "/story/story-1/script-media",
  }),
  dialog: leaving(
    press("Edit description of EXT. PARK - DAY"),
    fill({ "Description of EXT. PARK - DAY": "A dry park." }),
  ),
};

export const boards: States = {
  ...ofLines((page) => page.getByRole("heading", { name: "EXT. PARK - DAY" })),
  dialog: menu,
};

export const film: States = {
  ...ofLines((page) => page.getByRole("slider", { name: "Position" })),
  dialog: opensDialog("Export film", "Export film"),
};

export const editVideo: States = {
  loading: { faults: { "GET /story-video/:story_id": neverAnswers }, shows: "Loading story video..." },
  error: { faults: { "GET /story-video/:story_id": serverError }, shows: inAlert("Error loading story video:") },
  loaded: { given: withFilm, shows: (page) => page.getByLabel("Story video", { exact: true }) },
  dialog: menu,
  empty: { shows: "No story video has been created yet. Use the button above to create one." },
  viewer: { given: withFilm, shows: "You need editor or owner permissions to create story videos." },
};

export const shot: States = {
  loading: { faults: { "GET /shot/:dialogue_id/details": neverAnswers }, shows: "Loading shot details..." },
  error: { faults: { "GET /shot/:dialogue_id/details": serverError }, shows: inAlert("An error occurred") },
  loaded: { at: "/shot/line-2", shows: (page) => page.getByLabel("Video of line 2") },
  dialog: {
    at: "/shot/line-2",
    ...leaving(fill({ "Action video prompt": "Bob waves twice, and the dog looks back." })),
  },
  empty: { given: unmade, shows: "No image prompt yet." },
  viewer: { at: "/shot/line-2", shows: (page) => page.getByLabel("Video of line 2") },
};

export const production: States = {
  ...ofLines((page) => page.getByRole("grid", { name: "Production" })),
  dialog: menu,
};
