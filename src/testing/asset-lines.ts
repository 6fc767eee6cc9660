import type { AssetLine, Makings } from "@/rules/asset-makings";

// Three shots that have all that is made of them, and what that was made of.

export const player = { character_id: "bob", voice: "deep", face: "/media/bob.png" };
const dog = { character_id: "dog", voice: "high", face: "/media/dog.png" };
export const makings: Makings = {
  cast: new Map([
    ["BOB", player],
    ["DOG", dog],
  ]),
  locations: new Map([
    ["EXT. PARK", "Green."],
    ["INT. BAR", "Dark."],
  ]),
  style: "cartoon",
};

export const talking: AssetLine = {
  line_number: 1,
  scene_location: "EXT. PARK",
  character_name: "BOB",
  stage_directions: "",
  dialogue_text: "Hi.",
  shot_type: "talking",
  image_prompt: "Bob in a park",
  image_url: "/media/1.png",
  video_url: "/media/1.webm",
  audio_url: "/media/1.wav",
  hasAudio: true,
};
export const action: AssetLine = {
  line_number: 2,
  scene_location: "INT. BAR",
  character_name: "Non-speaking part",
  stage_directions: "A door opens.",
  shot_type: "action",
  image_prompt: "A door",
  action_video_prompt: "It opens",
  image_url: "/media/2.png",
  video_url: "/media/2.webm",
  hasAudio: false,
};
export const bark: AssetLine = {
  ...talking,
  line_number: 3,
  character_name: "DOG",
  dialogue_text: "Yip!",
  scene_location: "INT. BAR",
};
