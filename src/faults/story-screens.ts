import type { World } from "../../mocks/world";
import { cast, storyOf } from "@/testing/cast-story";
import { characterScreens } from "./character-screens";
import type { ScreenOfProject } from "./roles";

/** The story is parsed and cast, and has recommendations and one finished shot, so that no screen starts a job. */
export function givenStory(world: World) {
  cast(world);
  const story = storyOf(world);
  const [spoken, silent] = story.lines;
  if (!spoken || !silent) throw new Error("The sample story has changed");
  Object.assign(spoken, { id: "line-1", shot_type: "talking", image_prompt: "Bob waves.", audio_file: "1.wav" });
  Object.assign(silent, { id: "line-2", shot_type: "action", image_prompt: "A park.", image_file: "2.webp" });
  Object.assign(silent, { action_video_prompt: "He waves.", video_file: "2.webm" });
  Object.assign(story.logline_help, { prepared: true, text: "1. Dogs rule.", feedback: "" });
  Object.assign(story.script_help, { prepared: true, text: "BOB\nToast!", feedback: "" });
}

/** The bar of a story leads from each of its screens to every room. */
const rooms = ["link Story", "link Create Media", "link Boards", "link Film", "link Production"];

/** Its end says what comes next, where no form is to be saved first. */
const editorsNext = "link Next step: Generate everything · 80 %";
const readersNext = "link Next step: Watch film";

/** The screens of a story and its characters, in the world of `givenStory`. */
export const storyScreens: ScreenOfProject[] = [
  {
    at: "/story/story-1",
    ready: /^2 parsed$/,
    everybody: [
      ...rooms,
      "link Line 2 in Boards",
      "link EXT. PARK - DAY≈ 0:042 shots",
      // Without permission to edit these are disabled.
      "choice Minutes",
      "choice Seconds",
    ],
    editors: [
      editorsNext,
      "button Edit title",
      "link Edit Script",
      "link Edit Logline",
      "link Edit Story Video",
      "link Generate Media",
    ],
    owner: ["button Delete Story"],
    readers: [readersNext],
  },
  {
    at: "/story/story-1/edit-logline",
    ready: /Dogs rule\./,
    everybody: [...rooms, "link Back to story"],
    editors: [
      "choice Dogs rule.",
      "button Apply Selected",
      "text Feedback",
      "button Update Recommendations",
      "button Reset",
      "text Current Logline",
      "button Save Logline",
    ],
  },
  {
    at: "/story/story-1/edit-script",
    ready: /Toast!/,
    everybody: [...rooms, "link Back to story"],
    editors: [
      "button Use This Script",
      "text Feedback",
      "button Update Recommendation",
      "button Reset",
      "text Current Script",
      "button Save Script",
      "button Import File",
      "file Import File",
    ],
  },
  {
    at: "/story/story-1/script-media",
    ready: /^Shot List$/,
    everybody: [
      ...rooms,
      "link Voice",
      "link Image",
      // These change nothing.
      "button Validate Characters",
      "link Boards of these shots",
      "button Print",
      "choice Scene",
      "choice Character",
      "choice Shot Type",
      "choice Missing",
      "link Shot of line 1",
      "button Play line 1",
      "link Shot of line 2",
      "button Play the clip of line 2",
    ],
    editors: [
      // Here it is done at once.
      editorsNext.replace("link", "button"),
      "button Parse Script",
      "button Edit description of EXT. PARK - DAY",
      "choice Project character for BOB",
      "button Generate Missing Characters",
      "button Generate everything",
      "button Generate Audio",
      "button Generate Shot Types",
      "button Generate Image Prompts",
      "button Generate Shot Images",
      "button Generate Video Prompts",
      "button Generate Talking Videos",
      "button Generate Action Videos",
    ],
    readers: [readersNext],
  },
  {
    at: "/story/story-1/boards",
    ready: /^By scene$/,
    // Nothing of it is written anywhere but here; the actions of a shot stand in its inspector.
    everybody: [
      ...rooms,
      "choice By scene",
      "choice By character",
      "button Print",
      "choice Scene",
      "choice Character",
      "choice Shot Type",
      "choice Missing",
      "text Card size",
      // A page of the screenplay stands where there is no picture.
      "button BOBHi hello.Line 1 BOB Card Hi hello. ≈ 1.2 s",
      "button Line 2 Action Clip He waves. ≈ 2.6 s",
    ],
    editors: [editorsNext],
    readers: [readersNext],
  },
  {
    at: "/story/story-1/production",
    ready: /^Plan: /,
    everybody: [
      ...rooms,
      "button All 2",
      "button To do 1",
      "button Running 0",
      "button Stale 0",
      "button Failed 0",
      "button Waiting 1",
      "choice Scene",
      "choice Character",
      "choice Shot Type",
      "choice Missing 1",
      "button Set a price for each kind",
    ],
    editors: ["button Run", "button Cancel"],
  },
  {
    at: "/story/story-1/film",
    ready: /^Running time$/,
    everybody: [
      ...rooms,
      "button Export film",
      "button Previous scene",
      "button Previous shot",
      "button Play",
      "button Next shot",
      "button Next scene",
      "choice Speed",
      "button Mute",
      "text Volume",
      "button Captions",
      "button Full screen",
      "button BOBHi hello.On stage1 BOBHi hello.",
      "button He waves.Next2 ActionHe waves.",
      "button 1EXT. PARK - DAY≈ 0:041 clip, 1 card · estimated",
      "text Position",
    ],
    editors: [editorsNext],
    readers: ["button Next step: Watch film"],
  },
  {
    at: "/story/story-1/edit-video",
    ready: /^No story video has been created yet/,
    everybody: [...rooms, "link << Back to Story", "link Line 2", "link EXT. PARK - DAY≈ 0:042 shots"],
    editors: [editorsNext, "button Create Story Video"],
    readers: [readersNext],
  },
  {
    at: "/shot/line-1",
    ready: /^Bob waves\.$/,
    everybody: [
      ...rooms,
      "link << Back to Script Media",
      "button Previous shot",
      "link Next shot",
      "choice Clip",
      "choice Still",
      "button Play the cut",
      "link Play in Film",
      "link Line 2 Action",
      "link Image of BOB",
    ],
    editors: [
      editorsNext,
      "button Edit image prompt",
      "button Generate Image",
      "choice Shot Type",
      "button Generate Talking Video",
    ],
    readers: [readersNext],
  },
  {
    at: "/shot/line-2",
    ready: /^He waves\.$/,
    everybody: [
      ...rooms,
      "link << Back to Script Media",
      "link Previous shot",
      "button Next shot",
      "button Play the clip of line 2",
      "choice Clip",
      "choice Still",
      "button Play the cut",
      "link Play in Film",
      "link BOBHi hello.Line 1 BOB",
    ],
    editors: [
      editorsNext,
      "button Edit image prompt",
      "button Generate Image",
      "choice Shot Type",
      "text Action video prompt",
      "button Save Prompt",
      "button Generate Action Video",
    ],
    readers: [readersNext],
  },
  ...characterScreens,
];
