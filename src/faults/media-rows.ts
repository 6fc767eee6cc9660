import type { MediaKind } from "@/rules/media-url";
import type { SamplePerson } from "../../mocks/seed";
import type { Line, World } from "../../mocks/world";
import { storyOf } from "@/testing/cast-story";
import { fewVoices } from "@/testing/few-voices";
import { giveFilm } from "./polled-jobs";
import { givenStory } from "./story-screens";

/** A place that shows an image, audio or video of the server, and its messages when the file does not load. */
export interface MediaRow {
  medium: "image" | "voice preview" | "line audio" | "video";
  where: string;
  kind: MediaKind;
  at: string;
  as?: SamplePerson;
  /** A world that has the medium, with `placeholder` as its address. */
  given: (world: World) => void;
  /** Another control of the screen, which must stay. */
  otherControl: string;
  /** The button that loads the medium, where it does not load by itself. "Play" in its name becomes "Stop". */
  playButton?: string;
  /** The event of a successful load. */
  loadEvent: "load" | "loadedMetadata" | "playing";
  failed: string;
  /** How many times the screen retries silently, a second apart. */
  retries?: number;
  /** The message after ten seconds without the medium; absent where there is none. */
  slow?: string;
  /** The name of the retry button. */
  retryButton?: string;
  /** The message where there is no medium. */
  none: string;
}

const file = "of-a-test";
/** The address that `openMedium` replaces in the answers of the stand-in. */
export const replacedAddress = `/api/media/${file}`;

/** The lines have no media. */
function nothingMade(world: World) {
  givenStory(world);
  for (const line of storyOf(world).lines) Object.assign(line, { audio_file: "", image_file: "", video_file: "" });
}

const shotWith = (made: Partial<Line>) => (world: World) => {
  nothingMade(world);
  Object.assign(storyOf(world).lines[0] ?? {}, made);
};

function bobsPicture(world: World) {
  nothingMade(world);
  Object.assign(world.state.characters["character-1"] ?? {}, { image_file: file });
}

/** Few voices, of which only the first has a preview; no character has that voice. */
function firstVoice(world: World) {
  fewVoices(world);
  for (const voice of Object.values(world.state.voices)) voice.preview_url = "";
  Object.assign(world.state.voices["m1"] ?? {}, { preview_url: replacedAddress });
}

function theFilm(world: World) {
  nothingMade(world);
  giveFilm(world, file);
}

const shot = "/shot/line-1";
const media = "/story/story-1/script-media";

const image = { medium: "image", kind: "image", loadEvent: "load" } as const;
const picture = {
  ...image,
  failed: "The picture could not be loaded.",
  slow: "The picture is slow to load.",
  retryButton: "Try again",
  none: "No image yet.",
} as const;
const sound = { kind: "audio", slow: "The audio is slow to load." } as const;
const preview = {
  ...sound,
  medium: "voice preview",
  loadEvent: "playing",
  failed: "The preview could not be played.",
} as const;
const lineAudio = { ...sound, medium: "line audio", failed: "Failed to play audio for line 1" } as const;
const video = {
  medium: "video",
  kind: "video",
  loadEvent: "loadedMetadata",
  failed: "The video could not be loaded.",
  slow: "The video is slow to load.",
  retryButton: "Reload",
} as const;

const played = (name: string) => ({ playButton: name, retryButton: name });

export const mediaRows: MediaRow[] = [
  {
    ...picture,
    where: "a shot",
    at: shot,
    given: shotWith({ image_file: file }),
    otherControl: "button Generate Image",
  },
  {
    ...picture,
    where: "a character",
    at: "/character/character-1",
    given: bobsPicture,
    otherControl: "button Delete Character",
  },
  {
    ...picture,
    where: "a character whose picture is made",
    at: "/character-image/character-1",
    given: bobsPicture,
    otherControl: "button Generate Character Image",
  },
  {
    ...image,
    where: "a line of the Shot List",
    at: media,
    given: shotWith({ image_file: file }),
    otherControl: "button Generate everything",
    failed: "Line 1: could not be loaded",
    none: "Line 1: none yet",
  },
  {
    ...image,
    where: "a character of a script",
    at: `${media}#cast`,
    given: bobsPicture,
    otherControl: "button Generate everything",
    failed: "Character image: could not be loaded",
    none: "No image",
  },
  {
    ...preview,
    ...played("Play preview of Alan"),
    where: "a voice to choose",
    at: "/character-voice/character-1",
    given: firstVoice,
    otherControl: "link Back to character",
    none: "No preview",
  },
  {
    ...preview,
    ...played("Play the preview of Alan"),
    where: "a default voice",
    at: "/default-voices",
    as: "admin",
    given: firstVoice,
    otherControl: "button Add Default Voice",
    none: "None",
  },
  {
    ...lineAudio,
    ...played("Play line 1"),
    loadEvent: "playing",
    where: "a line of the Shot List",
    at: media,
    given: shotWith({ audio_file: file }),
    otherControl: "button Generate everything",
    none: "To do",
  },
  {
    ...lineAudio,
    loadEvent: "loadedMetadata",
    retryButton: "Try again",
    where: "a shot",
    at: shot,
    given: shotWith({ audio_file: file }),
    otherControl: "button Generate Talking Video",
    none: "No audio for this line yet.",
  },
  {
    ...video,
    where: "a shot",
    at: shot,
    given: shotWith({ video_file: file }),
    otherControl: "button Generate Talking Video",
    none: "No video yet.",
  },
  {
    ...video,
    ...played("Play the clip of line 1"),
    loadEvent: "playing",
    where: "a line of the Shot List",
    at: media,
    given: shotWith({ video_file: file }),
    otherControl: "button Generate everything",
    none: "To do",
  },
  {
    ...video,
    where: "a story",
    at: "/story/story-1/edit-video",
    given: theFilm,
    otherControl: "button Create Story Video",
    retries: 3,
    none: "The server gave no address for this video.",
  },
];
