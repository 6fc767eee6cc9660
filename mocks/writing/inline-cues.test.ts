// @vitest-environment node
import { expect, test } from "vitest";
import { nonSpeakingPart, parseScreenplay } from "./screenplay.ts";

/** "speaker | directions | words" of each line. */
const read = (text: string) =>
  parseScreenplay(text).map(({ character_name, stage_directions, dialogue_text }) =>
    [character_name === nonSpeakingPart ? "-" : character_name, stage_directions, dialogue_text].join("|"),
  );

test.each([
  ["ANNA: Who is there?\n\nBOB: I am.\n\nANNA: Oh.", ["ANNA||Who is there?", "BOB||I am.", "ANNA||Oh."]],
  ["ANNA. Who is there?\n\nMRS. BELL. I am.\n\nANNA. Oh.", ["ANNA||Who is there?", "MRS. BELL||I am.", "ANNA||Oh."]],
  ["ANNA.— Qui ?\n\nBOB, à part.— Moi.\n\nANNA.— Oh !", ["ANNA||Qui ?", "BOB|à part|Moi.", "ANNA||Oh !"]],
  ["ANNA [laughing]. Who?\n\nBOB (aside): I.\n\nANNA. Oh.", ["ANNA|laughing|Who?", "BOB|aside|I.", "ANNA||Oh."]],
  [
    "Anna: Who?\n\nBob: I.\n\nAnna: Oh.\n\nBob: Yes.\n\nAnna: No.\n\nBob: Ha.",
    ["Anna||Who?", "Bob||I.", "Anna||Oh.", "Bob||Yes.", "Anna||No.", "Bob||Ha."],
  ],
  [
    "Anna.  Who?\n\nBob.  I.\n\nAnna.  Oh.\n\nBob.  Yes.\n\nAnna.  No.\n\nBob.  [Laughing.]  Ha.",
    ["Anna||Who?", "Bob||I.", "Anna||Oh.", "Bob||Yes.", "Anna||No.", "Bob|Laughing.|Ha."],
  ],
])("a name and the words on one line are a speech: %j", (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test("a speech that is wrapped goes on to the blank line, and what is in italics in its brackets is a direction", () => {
  const text = `BOB: (_looking
about_) I was there (or near)
all day. (_the_ NURSE _nods_) Yes.

(_They all look
at the door._)

NURSE: Well.

BOB: Well.`;
  expect(read(text)).toEqual([
    "BOB|looking about|I was there (or near) all day.",
    "BOB|the NURSE nods|Yes.",
    "-|They all look at the door.|",
    "NURSE||Well.",
    "BOB||Well.",
  ]);
});

test("a direction may follow the name on the line above the speech", () => {
  const text =
    "LE ROI.\nNon.\n\nUBU, aux siens.\nOui. (Au Roi.)\nBon.\n\nUN SOLDAT, avance.\nHé !\n\nLE ROI.\nAh !\n\nUBU.\nHa !";
  expect(read(text)).toEqual([
    "LE ROI||Non.",
    "UBU|aux siens|Oui.",
    "UBU|Au Roi.|Bon.",
    "UN SOLDAT|avance|Hé !",
    "LE ROI||Ah !",
    "UBU||Ha !",
  ]);
});

test.each([
  "BOB: one more thing.",
  "INT. Kitchen - night\n\nINT. Hall - night\n\nINT. Kitchen - night",
  "Rain. He waits.\n\nPause. He goes.\n\nRain. He runs.\n\nPause. Oh.\n\nRain. He waits.",
  "Pause. He waits.\n\nPause. She waits.\n\nPause. They wait.",
])("%j is no dialogue", (text) => {
  expect(parseScreenplay(text).every(({ character_name }) => character_name === nonSpeakingPart)).toBe(true);
});

test("a scene's description that is too long for a heading is its place, a view of it, and what happens there", () => {
  const text = `SCENE: _The kitchen in the now abandoned farmhouse of_ JOHN WRIGHT, _a gloomy
kitchen, and left without having been put in order, with unwashed pans. At the rear the outer door
opens and the_ SHERIFF _comes in_.

SHERIFF: Well.

HALE: Well.

SHERIFF: Yes.`;
  expect(parseScreenplay(text)[0]?.scene_location).toBe("THE KITCHEN IN THE NOW ABANDONED FARMHOUSE OF JOHN WRIGHT");
  expect(read(text).slice(0, 3)).toEqual([
    "-|The kitchen in the now abandoned farmhouse of JOHN WRIGHT, a gloomy kitchen, and left without having been put in order, with unwashed pans.|",
    "-|At the rear the outer door opens and the SHERIFF comes in.|",
    "SHERIFF||Well.",
  ]);
});
