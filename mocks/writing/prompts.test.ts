// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actionVideoPrompt, describeCharacter, describeLocation, imagePrompt, shotTypeOf } from "./prompts.ts";
import { nonSpeakingPart, parseScreenplay, type ScriptLine } from "./screenplay.ts";

const sample = parseScreenplay(readFileSync(new URL("traffic-control-dogs.fountain", import.meta.url), "utf8"));
const line = (parts: Partial<ScriptLine>): ScriptLine => ({
  line_number: 1,
  scene_location: "EXT. PARK - DAY",
  character_name: nonSpeakingPart,
  stage_directions: "",
  dialogue_text: "",
  ...parts,
});
const park = { name: "EXT. PARK - DAY", location_description: "A green park with tall trees. And benches." };
const bob = { name: "Bob", description: "40, a mild, goofy man." };

it("a shot of the non-speaking part is action, all others are talking", () => {
  expect(shotTypeOf({ character_name: nonSpeakingPart })).toBe("action");
  expect(shotTypeOf({ character_name: "BOB" })).toBe("talking");
});

describe("picture prompts", () => {
  it("of action show the deed, the place and the style", () => {
    expect(imagePrompt(line({ stage_directions: "Bob runs. He falls." }), park, undefined, "Film Noir")).toBe(
      "Wide shot: Bob runs. He falls. Setting: A green park with tall trees. Film Noir style, cinematic light, no text.",
    );
  });

  it("of a speech show the speaker", () => {
    const spoken = line({ character_name: "CYBER BOB", stage_directions: "to dog", dialogue_text: "Hi!" });
    expect(imagePrompt(spoken, park, bob, "")).toBe(
      "Medium close-up of Bob (40, a mild, goofy man) speaking, to dog. Setting: A green park with tall trees.",
    );
    expect(imagePrompt(spoken, { name: "", location_description: "" }, undefined, "Comic Book")).toBe(
      "Medium close-up of CYBER BOB speaking, to dog. Comic Book style, cinematic light, no text.",
    );
  });

  it("of two who speak together show both", () => {
    const spoken = line({ character_name: "LA REINE ET BOB", stage_directions: "à genoux", dialogue_text: "Ah !" });
    expect(imagePrompt(spoken, park, bob, "")).toMatch(/^Wide shot: LA REINE ET BOB speaking together, à genoux\./);
  });

  it("show what a quotation on its own was read from, and no picture of a narrator", () => {
    const phone = line({ stage_directions: "He waits. His phone displays:" });
    expect(
      imagePrompt(line({ stage_directions: '"GO HOME."' }), { name: "", location_description: "" }, undefined, "", [
        phone,
      ]),
    ).toBe('Insert: His phone displays: "GO HOME."');
    expect(imagePrompt(line({ character_name: "NARRATOR", dialogue_text: "Once." }), park, undefined, "")).toMatch(
      /^Wide shot of the place /,
    );
  });

  it.each([
    "Mr. Smith, a.k.a. Dr. Jones, of St. Mary's in the U.S. Army waits",
    "J. Watson eats bread, cheese, etc. with Mrs. Hudson",
  ])("are not broken by the abbreviations of %s", (deed) => {
    const spoken = line({ character_name: "BOB" });
    const bobs = { name: "Bob", description: `${deed}. He sings.` };
    expect(imagePrompt(line({ stage_directions: `${deed}.` }), park, undefined, "")).toContain(
      `Wide shot: ${deed}. Setting`,
    );
    expect(imagePrompt(spoken, park, bobs, "")).toContain(`(${deed}) speaking`);
  });

  it.each(sample.map((each) => [each.line_number, each] as const))("of line %i of the sample are short", (_, each) => {
    const place = { name: each.scene_location, location_description: describeLocation(each.scene_location, sample) };
    const prompt = imagePrompt(each, place, undefined, "Digital Art");
    expect(prompt.length).toBeLessThan(800);
    expect(prompt).toMatch(/^(?:(?:Wide|Medium) shot: |Insert: |Medium close-up of )\S.*\.$/);
    expect(prompt).not.toMatch(/[.!?]["”]?\./);
    expect(actionVideoPrompt(each, undefined)).toMatch(/^\S.* natural movement\.$/);
  });
});

it("clip prompts say what moves", () => {
  expect(actionVideoPrompt(line({ stage_directions: "Bob runs." }), undefined)).toMatch(/^Bob runs\. The camera /);
  expect(actionVideoPrompt(line({ character_name: "BOB", stage_directions: "to dog" }), bob)).toMatch(
    /^Bob speaks, to dog\. The camera /,
  );
});

describe("characters", () => {
  it.each([
    ["MARGARET", "37, a white woman, amicable, mild, curious, and very sharp.", "female", "middle_aged"],
    ["CYBER BOB", "40, a white man, a mild, goofy, fairly daft pawn of a soul.", "male", "middle_aged"],
    ["BOB", "40, a white man, a mild, goofy, fairly daft pawn of a soul.", "male", "middle_aged"],
  ])("%s of the sample is as introduced", (name, description, voice_gender, voice_age) => {
    expect(describeCharacter(name, sample)).toEqual({ description, voice_gender, voice_age });
  });

  it("the boss is described as a cloud, without its deeds", () => {
    const { description } = describeCharacter("CYBER BOSS", sample);
    expect(description).toMatch(/^40 \(or any age\), an ageless, faceless, voiceless, world-roaming cloud/);
    expect(description).not.toContain("descends");
  });

  it.each([
    ["OLD WOMAN", /woman past seventy/, "female", "old"],
    ["BOY", /^A boy of about ten/, "male", "young"],
    ["DOG", /dog with .* bright eyes/, expect.stringMatching(/male$/), expect.any(String)],
    ["ROBOT", /talking machine/, expect.stringMatching(/male$/), expect.any(String)],
  ])("%s is invented from the name, always in the same way", (name, description, voice_gender, voice_age) => {
    const portrait = describeCharacter(name, []);
    expect(portrait).toEqual({ description: expect.stringMatching(description), voice_gender, voice_age });
    expect(describeCharacter(name, [])).toEqual(portrait);
  });

  it("age and kin are as others say", () => {
    const lines = [
      line({ character_name: "ANNA", dialogue_text: "Where's my daughter? Old Bob is come." }),
      line({ stage_directions: "Enter RIVKA." }),
      line({ character_name: "RIVKA", dialogue_text: "Who calls?" }),
      line({ character_name: "BOB", dialogue_text: "I." }),
    ];
    expect(describeCharacter("RIVKA", lines)).toMatchObject({ voice_gender: "female", voice_age: "young" });
    expect(describeCharacter("BOB", lines)).toMatchObject({ voice_gender: "male", voice_age: "old" });
  });

  it.each([
    ["CAPITAINE BORDURE", [], { voice_gender: "male" }],
    ["KATE HUNTER", [], { voice_gender: "female" }],
    ["ATTORNEY", ["The ATTORNEY is a young man; all are cold."], { voice_age: "young", description: "A young man." }],
    ["ATTORNEY", ["The ATTORNEY, after a look around, sits."], { description: expect.stringMatching(/^A .* man /) }],
    ["MRS HALE", [], { voice_age: "middle_aged" }],
    ["MRS PETERS", [], { voice_age: "middle_aged" }],
    ["MRS BELL", [], { voice_age: "middle_aged" }],
    ["MÈRE UBU", [], { voice_age: "middle_aged" }],
  ])("%s is seen as %j tells", (name, told, portrait) => {
    const lines = told.map((stage_directions) => line({ stage_directions }));
    expect(describeCharacter(name, lines)).toMatchObject(portrait);
  });

  it("whom others call Miss is young", () => {
    const lines = [
      line({ character_name: "BOB", dialogue_text: "How can I be of service to you, Miss Glory?" }),
      line({ character_name: "HELENA", dialogue_text: "I have come—" }),
    ];
    expect(describeCharacter("HELENA", lines).voice_age).toBe("young");
    expect(describeCharacter("HELENA", lines.slice(1)).voice_age).toBe("middle_aged");
  });

  it("somebody among others is one of them", () => {
    const lines = [line({ stage_directions: "Mehrere alte Zauberer und Magier, darunter Mystifax, treten auf." })];
    expect(describeCharacter("MYSTIFAX", lines)).toMatchObject({
      description: expect.stringMatching(/ man past seventy .*(?:grey|white|bald).*, one of: alte zauberer\.$/),
      voice_age: "old",
    });
  });

  it("women are invented with the hair of women, and a chorus as a group", () => {
    for (const name of ["ANNA", "CECILY", "GWENDOLEN", "HANNERL", "MARIA", "JULIET"])
      expect(describeCharacter(name, []).description).toMatch(/long|braid|bun/);
    expect(describeCharacter("CHOR DER ALTEN ZAUBERER", []).description).toMatch(/^A group of people/);
  });

  it("deeds are no description, and names are not read as patterns", () => {
    const lines = [line({ stage_directions: "MARA, strolls in. ANNA, 70, waits. WHO (?), 7, sings." })];
    expect(describeCharacter("MARA", lines).description).toMatch(/^A .* wom[ae]n /);
    expect(describeCharacter("ANNA", lines)).toEqual({ description: "70.", voice_gender: "female", voice_age: "old" });
    expect(describeCharacter("(+*", lines).description).toMatch(/\.$/);
  });
});

describe("places", () => {
  it("that were razed are so in later scenes, until they are rebuilt", () => {
    const razed = line({
      scene_location: "EXT. TOWN - DAY",
      stage_directions: "The library is razed. The inn stands.",
    });
    const inside = line({ scene_location: "INT. OLD LIBRARY - NIGHT", stage_directions: "Bob waits." });
    const inn = line({ scene_location: "INT. INN - NIGHT", stage_directions: "Bob waits." });
    const rebuilt = line({ scene_location: "EXT. TOWN - DAY", stage_directions: "The library is rebuilt." });
    const place = (of: ScriptLine) => ({ name: of.scene_location, location_description: "" });
    expect(imagePrompt(inside, place(inside), undefined, "", [razed, inn])).toContain("in rubble");
    expect(imagePrompt(inn, place(inn), undefined, "", [razed])).not.toContain("in rubble");
    expect(imagePrompt(inside, place(inside), undefined, "", [razed, rebuilt])).not.toContain("in rubble");
  });

  it("are described by heading and action", () => {
    expect(describeLocation("INT. TRAFFIC LIGHT HORIZONTAL BEAM - NIGHT", sample)).toMatch(
      /^Traffic light horizontal beam, seen from inside, at night, with .*\. This large sewer-sized horizontal pipe .* It has little doggy beds/,
    );
    expect(describeLocation("EXT. PARK - DAY", sample)).toMatch(/^Park, in the open, by day, with .*\.$/);
    expect(describeLocation("NOWHERE", [])).toMatch(/^Nowhere, with .*\.$/);
    const opening = (stage_directions: string) => [line({ scene_location: "NACHT", stage_directions })];
    expect(describeLocation("NACHT", opening("Ein enges Zimmer. Faust am Pulte."))).toMatch(/^Ein enges Zimmer, nacht/);
    expect(
      describeLocation("A COURT", [{ ...line({ stage_directions: "Torches." }), scene_location: "A COURT" }]),
    ).toMatch(/^A court, at night, /);
  });
});
