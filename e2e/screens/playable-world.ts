import { seedFullWorld } from "../../src/faults/faulty-reads";
import type { World } from "../../mocks/world";

/** A line of the loglines that are recommended, and one of the script. */
export const recommended = {
  logline: "A mild pawn is beamed into a traffic light and meets the dogs who run the crossing.",
  speech: "It says we cross on three.",
};
const loglines = [
  recommended.logline,
  "When a cloud takes over the traffic, the only one who can stop it is five inches tall.",
  "Two strangers share a crossing, a leash and an order that neither of them will follow.",
];
const script = `EXT. PARK - DAY

Bob stops at the crossing and holds up his phone.

BOB
${recommended.speech}

MARGARET
It said that yester--

The light turns red. A very small dog barks, once.`;

/** The world of `seedFullWorld` as a filmmaker would have it, with media to see and play. */
export async function seedPlayableWorld(world: World) {
  seedFullWorld(world);
  const { media, store, state } = world;
  const story = state.stories["story-1"];
  const [spoken, silent] = story?.lines ?? [];
  const bob = state.characters["character-1"];
  const [file] = state.contexts["context-1"]?.information[0]?.attachments ?? [];
  if (!story || !spoken || !silent || !bob || !file) throw new Error("The sample world has changed");
  // The sample's pictures: the stand-in draws them once, when a page asks for them.
  bob.image_file = "sample-portrait-bob.jpg";
  silent.image_file = "sample-panel-1.jpg";
  file.name = "crossing-survey.pdf";
  Object.assign(spoken, {
    image_prompt: "Medium close-up of Bob, phone in hand, greeting a dog by the path. Setting: a park after rain.",
  });
  Object.assign(silent, {
    stage_directions: "Bob smiles at a very small dog. Its owner stops, curious.",
    image_prompt: "Wide shot: Bob smiles at a very small dog and its owner. Setting: a park after rain.",
    action_video_prompt: "Bob smiles, the dog sits down. The camera glides from left to right.",
  });
  for (const location of story.locations)
    location.location_description =
      "A town park after rain: wet lawn, a winding path, one bench, the crossing behind the trees.";
  story.logline_help.text = loglines.map((line, at) => `${at + 1}. ${line}`).join("\n");
  story.script_help.text = script;
  const clip = await media.make({ make: "film", clips: [] });
  const speech = await media.make({ make: "speech", text: spoken.dialogue_text, voice_id: "v1" });
  for (const film of ["2.webm", "film.webm"]) await store.put(film, clip.bytes);
  await store.put("1.wav", speech.bytes);
}
