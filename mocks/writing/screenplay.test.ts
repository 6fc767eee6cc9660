// @vitest-environment node
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nonSpeakingPart, parseScreenplay, scriptCharacters, scriptLocations } from "./screenplay.ts";

const sample = readFileSync(new URL("traffic-control-dogs.fountain", import.meta.url), "utf8");

describe("the sample screenplay", () => {
  const lines = parseScreenplay(sample);

  it("has three places and six speakers", () => {
    expect(scriptLocations(lines)).toEqual([
      "EXT. PARK - DAY",
      "EXT. SUBURBAN TRAFFIC INTERSECTION - DAY",
      "INT. TRAFFIC LIGHT HORIZONTAL BEAM - NIGHT",
    ]);
    expect(scriptCharacters(lines)).toEqual(["BOB", "DOG", "MARGARET", "CYBER BOB", "CYBER BOSS", "BOSS"]);
  });

  it("has one line for each speech and each paragraph of action", () => {
    expect(lines.filter((line) => line.character_name !== nonSpeakingPart)).toHaveLength(35);
    expect(lines.filter((line) => line.character_name === nonSpeakingPart)).toHaveLength(32);
    expect(lines.map((line) => line.line_number)).toEqual(lines.map((_, index) => index + 1));
  });

  it("starts in the park, after title page and transition", () => {
    expect(lines[0]).toEqual({
      line_number: 1,
      scene_location: "EXT. PARK - DAY",
      character_name: nonSpeakingPart,
      stage_directions: expect.stringMatching(/^CYBER BOB, 40, a white man, a mild, goofy, .* He smiles at them\.$/),
      dialogue_text: "",
    });
    expect(lines[1]).toMatchObject({ character_name: "BOB", stage_directions: "", dialogue_text: "Hi hello." });
  });

  it("shows what the phone reads in the shot of the phone, without its emphasis", () => {
    expect(lines.find((line) => line.stage_directions.includes("SHRINKER"))).toMatchObject({
      character_name: nonSpeakingPart,
      stage_directions: expect.stringMatching(/^Bob holds .* icon which reads: "SHRINKER-TELEPORTER\."$/),
      scene_location: "EXT. SUBURBAN TRAFFIC INTERSECTION - DAY",
    });
    expect(lines.find((line) => line.dialogue_text.startsWith("Why are you here? Eh"))).toBeDefined();
  });

  it("reads the parenthetical, and ends with Bob's last word", () => {
    expect(lines.find((line) => line.stage_directions === "to dog")).toMatchObject({
      character_name: "BOB",
      dialogue_text: "Is that a rhetorical question?!",
    });
    expect(lines.at(-1)).toMatchObject({ character_name: "BOB", dialogue_text: "Oh." });
  });
});

/** Each line as "place | speaker | directions | words", with "-" for the non-speaking part. */
const read = (text: string) =>
  parseScreenplay(text).map((line) =>
    [
      line.scene_location,
      line.character_name === nonSpeakingPart ? "-" : line.character_name,
      line.stage_directions,
      line.dialogue_text,
    ].join("|"),
  );

describe("scene headings", () => {
  it.each([
    ["EXT. PARK--DAY", "EXT. PARK - DAY"],
    ["INT./EXT. CAR – NIGHT", "INT./EXT. CAR - NIGHT"],
    ["INT/EXT CAR", "INT/EXT. CAR"],
    ["i/e. car — dusk", "I/E. CAR - DUSK"],
    ["EST. THE TOWN", "EST. THE TOWN"],
    [".SNIPER SCOPE POV", "SNIPER SCOPE POV"],
    ["**INT. SUB-BASEMENT -NIGHT** #12A#", "INT. SUB-BASEMENT - NIGHT"],
    ["INNEN. KÜCHE – NACHT", "INNEN. KÜCHE - NACHT"],
    ["12. AUSSEN - HOF - TAG", "AUSSEN. HOF - TAG"],
    ["SCENE II. A camp near Forres.", "A CAMP NEAR FORRES"],
    ["ACT I, SCENE 2. A room in the castle", "A ROOM IN THE CASTLE"],
    ["SCENE: A beach", "A BEACH"],
    ["Zweiter Akt. Zwölfte Szene. Garten", "GARTEN"],
    ["INT. A\n\nACTE II\n\nSCÈNE PREMIÈRE. - La même. Une rue.", "UNE RUE"],
    ["INT. A\n\nACT V\n\nSCENE III. The same.", "INT. A"],
  ])("%j is the place %j", (heading, place) => {
    expect(read(`${heading}\n\nA door.`)).toEqual([`${place}|-|A door.|`]);
  });

  it.each([
    ["Wohnstube. Ein Sofa.", "WOHNSTUBE"],
    ["Die Bühne stellt einen Teil des Gartens vor.", "DIE BÜHNE STELLT EINEN TEIL DES GARTENS VOR"],
    ["Night. Bob walks through the wood.", "NIGHT. THROUGH THE WOOD"],
    ["Bob waits.", "INT. A"],
  ])("a scene of a play without a place of its own is where its first direction says: %j", (direction, place) => {
    expect(read(`INT. A\n\nESCENA DÉCIMA\n\n${direction}`)).toEqual([`${place}|-|${direction}|`]);
  });

  it("needs no blank line around it when it is in capitals", () => {
    expect(read("A door.\nINT. A\nIt opens.\n\nBOB\nHi.\nEXT. B\nBOB\nBye.")).toEqual([
      "|-|A door.|",
      "INT. A|-|It opens.|",
      "INT. A|BOB||Hi.",
      "EXT. B|BOB||Bye.",
    ]);
  });

  it.each(["...and then.", "Interior design is his thing.", "INTERMISSION", "Scene 2 ends here."])(
    "%j is no heading",
    (text) => {
      expect(read(text)).toEqual([`|-|${text}|`]);
    },
  );
});

describe("speeches", () => {
  it.each([
    ["BOB (V.O.) (CONT'D)\nHi,\nyou.", "|BOB||Hi, you."],
    ["HANS (on the radio)\nWhat?", "|HANS||What?"],
    ["@McCLANE\nYippie.", "|McCLANE||Yippie."],
    ["MARY ^\nYo.", "|MARY||Yo."],
    ["**BOB JR.:**\nHi.", "|BOB JR.||Hi."],
    ["R2D2\nBeep.", "|R2D2||Beep."],
    ["\t\tBOB\n\t(quietly)\n\tHi.", "|BOB|quietly|Hi."],
    ["BOB\n(sighs) One (1) word.", "|BOB|sighs|One (1) word."],
    ["BOB\n(never closed\nHi.", "|BOB||(never closed Hi."],
    ["BOB\n(nods)", "|-|BOB (nods)|"],
    ["BOB\nHi.\n(nods)", "|BOB|nods|Hi."],
    ["BOB\nParis (Texas) is (or was) home.", "|BOB||Paris (Texas) is (or was) home."],
    ["BOB\nOne.\n  \nTwo.", "|BOB||One. Two."],
    ["BOB\n~La la\n~la", "|BOB||La la la"],
    ["BOB\n#1 = best > rest", "|BOB||#1 = best > rest"],
    ["BOB [[which\none?]]\nYes /* no\n\nno */sir.", "|BOB||Yes sir."],
    ["BOB\n**So** _very_ ***good***, f*ck 2 * 3 \\*wow\\*", "|BOB||So very good, f*ck 2 * 3 *wow*"],
  ])("%j is %j", (text, line) => {
    expect(read(text)).toEqual([line]);
  });

  it.each([
    ["BOB\n(to dog)\nOne.\n(to\nMary)\n(softly)\nTwo.", ["|BOB|to dog|One.", "|BOB|to Mary; softly|Two."]],
    ["BOB\nWell (beat) yes.\n(Pause)\nNo.", ["|BOB||Well", "|BOB|beat|yes.", "|BOB|Pause|No."]],
  ])("a parenthetical belongs to the words after it: %j", (text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it.each(["BOB", "BOOM!\nThe door falls.", "SILENCE.\nThen a cough.", "!BOB\nruns", "42\nis a number", "狗\n跑"])(
    "%j is action",
    (text) => {
      expect(read(text)).toEqual([`|-|${text.replace("!B", "B").replace("\n", " ")}|`]);
    },
  );
});

describe("what is not shot", () => {
  it.each([
    ["transitions", "FADE IN:\n\nCUT TO:\n\n> Smash to black.\n\nFADE OUT.\n\nTHE END"],
    ["transitions in German", "AUFBLENDE:\n\nSCHNITT ZU:\n\nÜBERBLENDUNG:\n\nABBLENDE.\n\nENDE"],
    ["centred text", "> THE END <"],
    ["sections, synopses, page breaks", "# Act\n\n## Scene\n\n= He learns.\n\n===\n\n***"],
    ["notes and boneyard", "[[ a note\nof two lines ]]\n\n/* A door.\n\nBOB\nHi. */"],
    ["a title page alone", "Title: A\n\tB\nAuthor: C"],
    ["one in German", "Titel: A\nFassung: 3"],
    ["nothing", ""],
    ["blank lines", " \n\r\n\t\n"],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it("a title page ends at the first blank line or heading", () => {
    expect(read("\uFEFFTitle: A\r\nAuthor: B\r\nINT. A\r\n\r\nA door.")).toEqual(["INT. A|-|A door.|"]);
    expect(read("A door: open.\n\nBOB: Hi.")).toEqual(["|-|A door: open.|", "|-|BOB: Hi.|"]);
  });
});

describe("what is written on a shot or about it joins the one before", () => {
  it.each([
    ["a bold note", "He waits.\n\n**NOTE: at night?**", ["INT. A|-|He waits. NOTE: at night?|"]],
    ["what a screen says", 'It reads:\n\n*"DOGS"*', ['INT. A|-|It reads: "DOGS"|']],
    ["a caption", "BOB\nHi.\n\nSUPER: ROME", ["INT. A|BOB|SUPER: ROME|Hi."]],
    ["a note with a line below", "He waits.\n\nHINWEIS\nBei Nacht?", ["INT. A|-|He waits. HINWEIS Bei Nacht?|"]],
    ["one with none before it in its scene", "_Dawn._\n\nHe waits.", ["INT. A|-|Dawn.|", "INT. A|-|He waits.|"]],
    ["emphasis within a shot", "He waits.\n\n*One* and *two*.", ["INT. A|-|He waits.|", "INT. A|-|One and two.|"]],
  ])("%s", (_, text, lines) => {
    expect(read(`INT. A\n\n${text}`)).toEqual(lines);
  });
});

it("a text without headings and cues is action without a place", () => {
  expect(read("A man walks.\nHe stops.\n\nIt rains.")).toEqual(["|-|A man walks. He stops.|", "|-|It rains.|"]);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const speech = fc.record({
  name: fc.stringMatching(/^[A-Z]{2,9}( [A-Z]{2,9})?$/),
  lines: fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
});

it("every word of dialogue survives", () => {
  fc.assert(
    fc.property(fc.array(speech), (speeches) => {
      const text = speeches.map(({ name, lines }) => [`@${name}`, ...lines.map((each) => each.join(" "))].join("\n"));
      const spoken = parseScreenplay(text.join("\n\n")).map((line) => line.dialogue_text);
      expect(spoken).toEqual(speeches.map(({ lines }) => lines.flat().join(" ")));
    }),
  );
});

it("any text gives lines numbered 1 to n, each with a character", () => {
  const sign = fc.constantFrom(..."AB ab.(*_\n\n)[]/>#=~!@^-:".split(""), "INT. ", "\n\nBOB\n", "  \n");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 80 }), (signs) => {
      const lines = parseScreenplay(signs.join(""));
      expect(lines.map((line) => line.line_number)).toEqual(lines.map((_, index) => index + 1));
      for (const line of lines) expect(line.character_name).not.toBe("");
    }),
  );
});

it.each([
  ["speeches", "INT. A\n\n", "BOB (V.O.)\n(hm)\nHello *there* my [[x]] dear.\n\n"],
  ["unclosed comments", "", "/*"],
  ["unclosed notes", "", "[[ a\n\n"],
  ["unpaired stars", "BOB\n", " *a"],
  ["blanks", "BOB", " "],
  ["capitals", "", "TO"],
  ["parentheses", "BOB\n", "(a\n"],
])("100,000 characters of %s are read in well under a second", (_, start, unit) => {
  const text = start + unit.repeat(100_000 / unit.length);
  // Time of the processor, which other work on the machine does not use up.
  const began = process.cpuUsage();
  parseScreenplay(text);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(800);
});
