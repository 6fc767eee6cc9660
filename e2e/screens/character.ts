import type { World } from "../../mocks/world";
import { opensDialog, fill, neverAnswers, inAlert, serverError, leaving, menu, press } from "./actions";
import type { States } from "./shown";

// The screens of a character, its voice and its picture.

const nobodyYet = { voice_id: "", name: "", voice_gender: "", voice_age: "", preview_url: "" };

/** A voice of the catalogue, as it is once it was chosen here. */
const archer = { voice_id: "daniel-archer", name: "Daniel Archer", voice_gender: "male", voice_age: "middle_aged" };

const changesBob =
  (change: object) =>
  ({ state }: World) => {
    const bob = state.characters["character-1"];
    if (!bob) throw new Error("The sample character has changed");
    Object.assign(bob, change);
  };

const undescribed = changesBob({ image_description: "", image_file: "", voice: nobodyYet });
const speaks = changesBob({ voice: { ...archer, preview_url: "" } });

export const character: States = {
  loading: { faults: { "GET /character/:character_id/details": neverAnswers }, shows: "Loading character..." },
  error: {
    faults: { "GET /character/:character_id/details": serverError },
    shows: inAlert("Failed to fetch character details"),
  },
  loaded: { given: speaks, shows: (page) => page.getByRole("img", { name: "Image of BOB" }) },
  dialog: opensDialog("Delete Character", "Are you sure you want to delete this character?"),
  empty: { given: undescribed, shows: "No description yet." },
  viewer: { given: speaks, shows: (page) => page.getByRole("img", { name: "Image of BOB" }) },
};

export const characterVoice: States = {
  loading: {
    given: speaks,
    faults: { "GET /voice_gen/get-filtered-voices": neverAnswers },
    shows: "Loading voices...",
  },
  error: {
    faults: { "GET /voice_gen/load-voice-settings/:character_id": serverError },
    shows: inAlert("Failed to load voice settings"),
  },
  loaded: { given: speaks, shows: (page) => page.getByRole("radio", { name: /^Rory MacLeod/ }) },
  dialog: { ...menu, given: speaks },
  empty: {
    given: (world) => {
      undescribed(world);
      world.state.voices = {};
    },
    shows: "No matching voices available",
  },
  viewer: { given: speaks, shows: "Voices of this kind" },
};

export const characterImage: States = {
  loading: {
    faults: { "GET /character-image/:character_id/details": neverAnswers },
    shows: "Loading character image...",
  },
  error: {
    faults: { "GET /character-image/:character_id/details": serverError },
    shows: inAlert("Failed to fetch character details"),
  },
  loaded: { shows: (page) => page.getByRole("img", { name: "Image of BOB" }) },
  dialog: leaving(press("Edit image description"), fill({ "Image description": "A man with a phone." })),
  empty: { given: undescribed, act: press("Generate Character Image"), shows: "No image yet." },
  viewer: { shows: (page) => page.getByRole("img", { name: "Image of BOB" }) },
};
