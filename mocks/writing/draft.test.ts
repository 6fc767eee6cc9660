// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeLoglines, composeScript } from "./assistant.ts";
import { bare, countWords, hut, noted, remarks } from "./briefs.ts";
import { parseScreenplay, scriptCharacters, scriptLocations } from "./screenplay.ts";

describe("a first draft", () => {
  it.each([
    [0, 15, 2],
    [0, 45, 2],
    [1, 0, 3],
    [3, 0, 4],
    [5, 45, 4],
  ])("of %i:%i has %i scenes, played by the story's people in its place", (minutes, seconds, scenes) => {
    const text = composeScript({ ...hut, minutes, seconds });
    expect(text.match(/^(?:INT|EXT)\. /gm)).toHaveLength(scenes);
    const lines = parseScreenplay(text);
    for (const place of scriptLocations(lines)) expect(place).toMatch(/MOUNTAIN HUT|SUMMIT/);
    expect(scriptCharacters(lines).toSorted()).toEqual(["JONAS", "LENA"]);
    expect(text).toContain(hut.logline);
    expect(text).toMatch(/^LENA, a climber of 35, /m);
  });

  it("is about a page a minute, and never says the same thing twice", () => {
    for (const minutes of [1, 2, 3, 4, 5]) {
      expect(countWords(composeScript({ ...hut, minutes })) / (160 * minutes)).toBeGreaterThan(0.7);
      expect(countWords(composeScript({ ...hut, minutes })) / (160 * minutes)).toBeLessThan(1.3);
    }
    const lines = parseScreenplay(composeScript({ ...hut, minutes: 5, seconds: 45 }));
    const said = lines.map((line) => line.dialogue_text || line.stage_directions);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });

  it("differs for each feedback, even the shortest one", () => {
    for (const seconds of [15, 300]) {
      const versions = ["", ...remarks].map((each) => composeScript({ ...noted(hut, each), minutes: 0, seconds }));
      expect(new Set(versions).size).toBe(remarks.length + 1);
    }
  });

  it("of a logline without names is played by whom it speaks of, where it speaks of", () => {
    const logline = "A landlady must sell her village pub by closing time, and the only bidder is her ex-husband.";
    const lines = parseScreenplay(composeScript({ ...bare, logline }));
    expect(scriptCharacters(lines).toSorted()).toEqual(["EX-HUSBAND", "LANDLADY"]);
    expect(new Set(lines.map((line) => line.scene_location.replace(/ - .*/, "")))).toEqual(
      new Set(["INT. VILLAGE PUB"]),
    );
    expect(composeLoglines({ ...bare, logline })).toContain("The ex-husband knows how it ends");
  });

  it("without characters is played by two invented people", () => {
    expect(scriptCharacters(parseScreenplay(composeScript(bare)))).toHaveLength(2);
  });
});

it("whatever is in the brief, only its people speak, in places with names", () => {
  const text = fc.string({ maxLength: 30, unit: fc.constantFrom(...'aBé 李.(*_\n[]/>#=~!@^-:"0{}'.split("")) });
  const item = fc.record({
    name: text,
    contextType: fc.constantFrom("Character", "Plot", "Setting", "Style", "Theme"),
    information: fc.array(text, { maxLength: 2 }),
  });
  const character = fc.record({
    name: fc.constantFrom("Bob", "李", "BOB JR.", "R2-D2", "Anna-Lena", "What?!", "Mo (old)"),
    description: text,
  });
  const brief = fc.record({
    title: text,
    project: fc.record({ name: text, description: text }),
    logline: text,
    context: fc.array(item, { maxLength: 4 }),
    characters: fc.uniqueArray(character, { minLength: 2, maxLength: 4, selector: ({ name }) => name }),
    feedback: fc.array(fc.oneof(text, fc.constantFrom(...remarks)), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(brief, text, (each, script) => {
      const lines = parseScreenplay(composeScript({ ...bare, ...each }));
      const people = new Set(each.characters.map(({ name }) => name.replace(/ \(.*/, "").toUpperCase()));
      for (const name of scriptCharacters(lines)) expect(people).toContain(name);
      for (const line of lines) expect(line.scene_location).toMatch(/^(?:INT|EXT)\. .+ - (?:DAY|NIGHT)$/);
      expect(composeLoglines({ ...bare, ...each }).split(/^\d\. /m)).toHaveLength(6);
      expect(() => composeScript({ ...bare, ...each, script })).not.toThrow();
    }),
  );
});
