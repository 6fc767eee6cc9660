// @vitest-environment node
import { describe, expect, it } from "vitest";
import { composeLoglines, composeScript } from "./assistant.ts";
import { bare, countWords, dogs, hut, noted, remarks } from "./briefs.ts";
import type { Brief } from "./material.ts";
import { sentencesOf } from "./sentences.ts";
import { nonSpeakingPart, parseScreenplay, scriptCharacters, scriptLocations } from "./screenplay.ts";

const german: Brief = {
  ...bare,
  title: "Der letzte Zug",
  script:
    "INNEN. BAHNHOFSHALLE – NACHT\n\nANNA wartet unter der Uhr.\n\nANNA\nEr kommt nicht.\n\nSCHAFFNER\nDoch.\n\nAUSSEN. BAHNSTEIG – NACHT\n\nRegen.\n\nANNA\nNie mehr.\n",
};

describe("loglines", () => {
  it.each([
    ["of a script", dogs],
    ["of a plan", hut],
    ["of a script in German", german],
    ["of nothing at all", bare],
  ])("%s are five numbered items, one of them a placeholder", (_, brief) => {
    const items = composeLoglines(brief).split("\n\n");
    expect(items.map((item) => item.slice(0, 3))).toEqual(["1. ", "2. ", "3. ", "4. ", "5. "]);
    expect(items.filter((item) => item.includes("[Logline"))).toHaveLength(1);
    expect(items.filter((item) => countWords(item) < 6)).toEqual([]);
    expect(items.join()).not.toMatch(/undefined|\{|\}| {2}|\.\.(?!\.)/);
  });

  it("tell the script's own people, places, words and kind", () => {
    const text = composeLoglines(dogs);
    for (const words of [
      "comedy, told deadpan, in 3 minutes 30 seconds",
      "Bob, a mild, goofy man of 40, sets out from the park",
      "in the traffic light horizontal beam, face to face with Dog",
      "“Why are you here?” asks Bob",
      "“Hi hello.”",
      "Margaret",
    ])
      expect(text).toContain(words);
  });

  it("before a script tell logline, context and people", () => {
    const text = composeLoglines(hut);
    for (const words of [
      hut.logline,
      "about forgiveness",
      "The storm has cut the hut off for three days.",
      "Lena, a climber of 35",
    ])
      expect(text).toContain(words);
  });

  it("of another language keep its names, its places and what is said", () => {
    const text = composeLoglines(german);
    for (const words of ["Anna", "Schaffner", "Bahnhofshalle", "Bahnsteig", "“Nie mehr.”"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/the Bahn|wartet/);
  });

  it("are the same for the same brief, and differ for each feedback", () => {
    expect(composeLoglines(noted(dogs, "funnier"))).toBe(composeLoglines(noted(dogs, "funnier")));
    for (const brief of [{ ...dogs, project: bare.project }, hut]) {
      const versions = ["", ...remarks.filter((each) => each !== "shorter")].map((each) =>
        composeLoglines(noted(brief, each)),
      );
      expect(new Set(versions).size).toBe(versions.length);
    }
    expect(composeLoglines(noted(dogs, " "))).toBe(composeLoglines(dogs));
  });

  it.each([
    ["Make it scary", /horror story/],
    ["scary, and add a talking pigeon", /horror story[^]*there is a talking pigeon/],
    ["Set it in Venice.", /in Venice/],
    ["Please remove the cat", /No cat anywhere/],
    ["Margaret should be the boss", /This time Margaret is the boss/],
    ["less scary", /feel-good/],
    ["shorter", /short, sharp/],
    ["First darker. Then for children!", /family adventure/],
    ["Rename Bob to Max", /Max[^]*asks Max/],
  ])("%j is considered", (remark, heard) => {
    expect(composeLoglines(noted(dogs, remark))).toMatch(heard);
  });
});

describe("a script that is there", () => {
  const lines = parseScreenplay(composeScript(dogs));

  it("is worked over: its places and people stay, its length is kept, and who was lost comes back", () => {
    expect(scriptLocations(lines)).toEqual([...scriptLocations(parseScreenplay(dogs.script)), "EXT. PARK - LATER"]);
    expect(scriptCharacters(lines)).toEqual(scriptCharacters(parseScreenplay(dogs.script)));
    expect(lines.slice(-2).map((line) => [line.character_name, line.dialogue_text])).toEqual([
      ["MARGARET", "Hi hello."],
      ["BOB", "Hiii."],
    ]);
    for (const minutes of [1, 2, 3]) {
      const shot = parseScreenplay(composeScript({ ...dogs, minutes, seconds: 0 }));
      const told = shot.map((line) => `${line.dialogue_text} ${line.stage_directions}`.trim()).join(" ");
      expect(countWords(told) / (160 * minutes)).toBeLessThan(1.3);
    }
  });

  it("says nothing that the story does not", () => {
    const own = parseScreenplay(dogs.script)
      .map((line) => line.dialogue_text)
      .join(" ")
      .replace(/ +/g, " ");
    for (const sentence of lines.flatMap((line) => sentencesOf(line.dialogue_text))) expect(own).toContain(sentence);
  });

  it("in another language is shortened, and never continued in English", () => {
    expect(composeScript(german)).toBe(german.script.replaceAll("–", "-"));
    expect(composeScript(noted(german, "funnier")).replace(/^\[\[.*\]\]\n\n/, "")).toBe(composeScript(german));
  });

  it.each([
    ["Make it scary", /It is too quiet\.[^]*Three taps/],
    ["Add a dragon", /there: a dragon\.[^]*A dragon is the last thing we see\./],
    ["Set it in Venice", /EXT\. VENICE, PARK - DAY[^]*INT\. VENICE, TRAFFIC/],
    ["Margaret should be the boss", /Margaret is the boss\./],
    ["Rename Bob to Max, shorter", /\nMAX\nHi hello\./],
  ])("%j is considered, and noted at its top", (remark, heard) => {
    const text = composeScript(noted(dogs, remark));
    expect(text).toMatch(heard);
    expect(text.startsWith(`[[ Rewritten after: “${remark}” ]]`)).toBe(true);
  });

  it("loses what is not wanted", () => {
    expect(composeScript(noted(dogs, "no chihuahuas")).replace(/^.*\]\]/, "")).not.toMatch(/chihuahua/i);
    expect(countWords(composeScript(noted(dogs, "shorter")))).toBeLessThan(countWords(composeScript(dogs)) * 0.8);
    const silent = parseScreenplay(composeScript(noted(dogs, "a silent film")));
    expect(silent.filter((line) => line.character_name !== nonSpeakingPart)).toHaveLength(1);
  });
});
