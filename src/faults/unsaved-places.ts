import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { parsed, storyOf } from "@/testing/cast-story";
import { fewVoices } from "@/testing/few-voices";

/** One multi-line text of the product. */
export interface Place {
  what: string;
  at: string;
  as?: SamplePerson;
  label: string;
  /** The button that opens the editor, where the text is shown read-only first. */
  edit?: string;
  save: string;
  /** Whether a form's submit button saves it. */
  isInForm?: true;
  line: string;
  failure: string;
  /** The text in the stand-in. */
  read: (world: World) => string;
  /** Changes the text in the stand-in, as another user would; absent for feedback, which is not shared. */
  write?: (world: World, text: string) => void;
}

const bob = ({ state }: World) => state.characters["character-1"] ?? fail();
const lineOf = (world: World) => storyOf(world).lines[0] ?? fail();
const entryOf = ({ state }: World) => state.contexts["context-1"]?.information[0] ?? fail();
function fail(): never {
  throw new Error("The sample world has changed");
}

/** The story is parsed and has recommendations, so that no screen starts a job. The catalogue of voices is short. */
export function given(world: World) {
  parsed(world);
  fewVoices(world);
  lineOf(world).shot_type = "action";
  Object.assign(storyOf(world).logline_help, { prepared: true, text: "1. Dogs rule.", feedback: "" });
  Object.assign(storyOf(world).script_help, { prepared: true, text: "BOB\nToast!", feedback: "" });
}

/** Every multi-line text of the product. */
export const places: Place[] = [
  {
    what: "a script",
    at: "/story/story-1/edit-script",
    label: "Current Script",
    save: "Save Script",
    isInForm: true,
    line: "POST /script/edit-script",
    failure: "Failed to update script. Please try again.",
    read: (world) => storyOf(world).script,
    write: (world, text) => (storyOf(world).script = text),
  },
  {
    what: "a logline",
    at: "/story/story-1/edit-logline",
    label: "Current Logline",
    save: "Save Logline",
    isInForm: true,
    line: "POST /logline/edit-logline",
    failure: "Failed to save logline",
    read: (world) => storyOf(world).logline,
    write: (world, text) => (storyOf(world).logline = text),
  },
  {
    what: "feedback on a logline",
    at: "/story/story-1/edit-logline",
    label: "Feedback",
    save: "Update Recommendations",
    isInForm: true,
    line: "POST /logline/feedback",
    failure: "Failed to update recommendations",
    read: (world) => storyOf(world).logline_help.feedback,
  },
  {
    what: "feedback on a script",
    at: "/story/story-1/edit-script",
    label: "Feedback",
    save: "Update Recommendation",
    isInForm: true,
    line: "POST /script/feedback",
    failure: "Failed to update recommendation. Please try again.",
    read: (world) => storyOf(world).script_help.feedback,
  },
  {
    what: "an information entry",
    at: "/context-information/context-1?infoId=info-1",
    label: "Information",
    save: "Save",
    isInForm: true,
    line: "PUT /project-context/:context_id/information/:info_id",
    failure: "Failed to save information. Please try again.",
    read: (world) => entryOf(world).information,
    write: (world, text) => (entryOf(world).information = text),
  },
  {
    what: "a project's description",
    at: "/project/project-1",
    label: "Description",
    edit: "Edit description",
    save: "Save",
    line: "PUT /project/:project_id/update-description",
    failure: "Failed to update description. Please try again.",
    read: ({ state }) => state.projects["project-1"]?.description ?? fail(),
    write: ({ state }, text) => ((state.projects["project-1"] ?? fail()).description = text),
  },
  {
    what: "an image description",
    at: "/character-image/character-1",
    label: "Image description",
    edit: "Edit image description",
    save: "Save",
    line: "PUT /character-image/:character_id/update-description",
    failure: "Failed to update description: HTTP error 500",
    read: (world) => bob(world).image_description,
    write: (world, text) => (bob(world).image_description = text),
  },
  {
    what: "a scene location's description",
    at: "/story/story-1/script-media#locations",
    label: "Description of EXT. PARK - DAY",
    edit: "Edit description of EXT. PARK - DAY",
    save: "Save",
    line: "POST /script-locations/update-location-description",
    failure: "Failed to update location description",
    read: (world) => storyOf(world).locations[0]?.location_description ?? fail(),
    write: (world, text) => ((storyOf(world).locations[0] ?? fail()).location_description = text),
  },
  {
    what: "an image prompt",
    at: "/shot/line-2s",
    label: "Image prompt",
    edit: "Edit image prompt",
    save: "Save",
    line: "POST /shot-image/update-image-prompt/:dialogue_id",
    failure: "Failed to update image prompt. Please try again.",
    read: (world) => lineOf(world).image_prompt,
    write: (world, text) => (lineOf(world).image_prompt = text),
  },
  {
    what: "an action prompt",
    at: "/shot/line-2s",
    label: "Action video prompt",
    save: "Save Prompt",
    line: "POST /shot-video-prompted/update-prompt/:dialogue_id",
    failure: "Failed to update action video prompt. Please try again.",
    read: (world) => lineOf(world).action_video_prompt,
    write: (world, text) => (lineOf(world).action_video_prompt = text),
  },
];
/** The texts that other users can change, too. */
export const sharedPlaces = places.flatMap(({ write, ...place }) => (write ? [{ ...place, write }] : []));
