// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeLoglines, composeScript, type Brief } from "./assistant.ts";
import { nonSpeakingPart, parseScreenplay, scriptCharacters, scriptLocations } from "./screenplay.ts";

const dogs: Brief = {
  title: "Traffic Control Dogs",
  context: [
    { name: "Bob", contextType: "Character", information: ["Bob is a mild, goofy pawn of a soul."] },
    { name: "Park", contextType: "Setting", information: ["The park is full of dogs who bark at clouds. And more."] },
    { name: "Traffic Light", contextType: "Setting", information: [] },
    { name: "Takeover", contextType: "Plot", information: ["Chihuahuas have taken over the traffic lights."] },
    { name: "obedience", contextType: "Theme", information: [] },
  ],
  characters: ["BOB", "Margaret", "Dog"],
  feedback: [],
};
const bare: Brief = { title: "", context: [], characters: [], feedback: [] };
const withFeedback = (...feedback: string[]): Brief => ({ ...dogs, feedback });
const scriptOf = (brief: Brief, minutes = 1, seconds = 0, logline = "A pawn meets a dog.") =>
  composeScript({ ...brief, logline, minutes, seconds });
const countWords = (text: string) => text.split(/\s+/).length;

const remarks = [
  "funnier",
  "Make it darker, please.",
  "shorter",
  "longer",
  "more romantic",
  "scary!",
  "more suspense",
  "a hopeful ending",
  "more action",
  "silent",
  "for children",
  "less scary",
  "Add a dragon",
  "no chihuahuas",
  "set it in Venice",
  "Margaret should be the boss",
];

describe("loglines", () => {
  it.each([
    ["of a full brief", dogs],
    ["of an empty one", bare],
  ])("%s are five numbered items, one of them a placeholder", (_, brief) => {
    const items = composeLoglines(brief).split("\n\n");
    expect(items.map((item) => item.slice(0, 3))).toEqual(["1. ", "2. ", "3. ", "4. ", "5. "]);
    expect(items.filter((item) => item.includes("[Logline"))).toHaveLength(1);
    expect(items.join()).not.toMatch(/undefined|\{|\}| {2}|\.\.(?!\.)/);
  });

  it("speak of the story's people, places, plot and theme", () => {
    const text = composeLoglines(dogs);
    for (const word of ["Bob", "Margaret", "Traffic Control Dogs", "the Park", "a mild, goofy pawn of a soul"]) {
      expect(text).toContain(word);
    }
    expect(text).toContain("Chihuahuas have taken over the traffic lights.");
    expect(text).toContain("about obedience");
  });

  it("are the same for the same brief, and differ for each feedback", () => {
    expect(composeLoglines(withFeedback("funnier"))).toBe(composeLoglines(withFeedback("funnier")));
    const versions = [[], ...remarks.map((each) => [each])].map((each) => composeLoglines(withFeedback(...each)));
    expect(new Set(versions).size).toBe(remarks.length + 1);
    expect(composeLoglines(withFeedback(" "))).toBe(composeLoglines(dogs));
  });

  it.each([
    ["Make it funnier", /comedy/],
    ["scary, and add a talking pigeon", /horror story[^]*at the heart of it: a talking pigeon\./],
    ["Set it in Venice.", /Venice/],
    ["Please remove the cat", /without a trace of the cat/],
    ["Margaret should be the boss", /“Margaret should be the boss”/],
    ["less scary", /feel-good/],
    ["shorter", /short, sharp/],
    ["First darker. Then for children!", /family adventure/],
  ])("%j is considered", (remark, heard) => {
    expect(composeLoglines(withFeedback(remark))).toMatch(heard);
  });
});

describe("scripts", () => {
  it.each([
    [0, 15, 2],
    [0, 45, 2],
    [1, 0, 3],
    [3, 0, 4],
    [5, 45, 4],
  ])("of %i:%i have %i scenes played by the story's people", (minutes, seconds, scenes) => {
    const text = scriptOf(dogs, minutes, seconds);
    expect(text.match(/^(?:INT|EXT)\. /gm)).toHaveLength(scenes);
    const lines = parseScreenplay(text);
    expect(scriptLocations(lines).length).toBeGreaterThanOrEqual(2);
    for (const name of scriptCharacters(lines)) expect(["BOB", "MARGARET", "DOG"]).toContain(name);
    expect(scriptCharacters(lines).length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/undefined|\{|\}/);
  });

  it("are about a page a minute", () => {
    for (const minutes of [1, 2, 3, 4, 5]) {
      expect(countWords(scriptOf(dogs, minutes)) / (160 * minutes)).toBeGreaterThan(0.75);
      expect(countWords(scriptOf(dogs, minutes)) / (160 * minutes)).toBeLessThan(1.25);
    }
    expect(countWords(scriptOf(withFeedback("shorter"), 3))).toBeLessThan(countWords(scriptOf(dogs, 3)) * 0.8);
  });

  it("never say the same thing twice", () => {
    const said = parseScreenplay(scriptOf(dogs, 5, 45)).map((line) => line.dialogue_text || line.stage_directions);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });

  it("speak of title, logline, plot and places, and introduce who is seen", () => {
    const text = scriptOf(dogs, 3);
    for (const words of ["Traffic Control Dogs", "A pawn meets a dog.", "Chihuahuas have taken over", "PARK - "]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/^BOB, a mild, goofy pawn of a soul, /m);
  });

  it("differ for each feedback, even in the shortest script", () => {
    for (const seconds of [15, 60, 300]) {
      const versions = [[], ...remarks.map((each) => [each])].map((each) =>
        scriptOf(withFeedback(...each), 0, seconds),
      );
      expect(new Set(versions).size).toBe(remarks.length + 1);
    }
  });

  it("of a silent film keep their last word only", () => {
    const lines = parseScreenplay(scriptOf(withFeedback("a silent film"), 2));
    expect(lines.filter((line) => line.character_name !== nonSpeakingPart)).toHaveLength(1);
  });

  it("without characters are played by two invented people", () => {
    expect(scriptCharacters(parseScreenplay(scriptOf(bare)))).toHaveLength(2);
  });
});

it("whatever is in the brief, only its people speak, in places with names", () => {
  const text = fc.string({ maxLength: 30, unit: fc.constantFrom(...'aBé 李.(*_\n[]/>#=~!@^-:"0{}'.split("")) });
  const item = fc.record({
    name: text,
    contextType: fc.constantFrom("Character", "Plot", "Setting", "Style", "Theme"),
    information: fc.array(text, { maxLength: 2 }),
  });
  const brief = fc.record({
    title: text,
    context: fc.array(item, { maxLength: 4 }),
    characters: fc.uniqueArray(fc.constantFrom("Bob", "李", "BOB JR.", "R2-D2", "Anna-Lena", "What?!", "Mo (old)"), {
      minLength: 2,
      maxLength: 4,
    }),
    feedback: fc.array(fc.oneof(text, fc.constantFrom(...remarks)), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(brief, text, (each, logline) => {
      const lines = parseScreenplay(composeScript({ ...each, logline, minutes: 1, seconds: 0 }));
      const people = new Set(each.characters.map((name) => name.replace(/ \(.*/, "").toUpperCase()));
      for (const name of scriptCharacters(lines)) expect(people).toContain(name);
      for (const line of lines) expect(line.scene_location).toMatch(/^(?:INT|EXT)\. .+ - (?:DAY|NIGHT)$/);
      expect(composeLoglines(each).split(/^\d\. /m)).toHaveLength(6);
    }),
  );
});
