// @vitest-environment node
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { followGenerator, startGenerator } from "./production/bulk";
import { audio, imagePrompts, shotImages, shotTypes, type Generator } from "./production/generators";
import { readState } from "./kept-state";
import { newCharacter } from "./production/characters";
import { parseStory } from "./production/parse";
import { paintShot } from "./production/shoot";
import { smallWorld } from "./production/small-world";
import { seedState } from "./seed";
import { applySwitches, usualSwitches } from "./switches";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const idsOf = () => studio.story.lines.map(({ id }) => id);
const picturesOf = () => studio.story.lines.map(({ image_file }) => image_file);

async function run(generator: Generator) {
  startGenerator(studio.world, studio.story, generator);
  for await (const { complete } of followGenerator(studio.world, studio.story, generator)) if (complete) return;
}

describe("a parse after a line was written before the others", () => {
  /** The lines before it, each with a picture. */
  async function parseTwice() {
    const { world, story } = studio;
    await parseStory(world, story);
    for (const [index, line] of story.lines.entries()) line.image_file = `${index + 1}.jpg`;
    const before = idsOf();
    story.script = story.script.replace("Rain beats", "A dog barks.\n\nRain beats");
    await parseStory(world, story);
    return before;
  }

  test("keeps ids and media of the others", async () => {
    const before = await parseTwice();
    expect(idsOf().slice(1)).toEqual(before);
    expect(picturesOf()).toEqual(["", "1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  });

  test("gives all of them new ids", async () => {
    studio.world.state.switches.parseIds = "replaced";
    const before = await parseTwice();
    expect(new Set([...idsOf(), ...before]).size).toBe(9);
    expect(picturesOf()).toEqual(["", "1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  });

  test("gives each the id of the line before it", async () => {
    studio.world.state.switches.parseIds = "reused";
    const before = await parseTwice();
    expect(idsOf().slice(0, 4)).toEqual(before);
    expect(new Set(idsOf()).size).toBe(5);
    expect(picturesOf()).toEqual(["", "1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  });

  test("loses their media", async () => {
    studio.world.state.switches.parseKeepsMedia = false;
    const before = await parseTwice();
    expect(idsOf().slice(1)).toEqual(before);
    expect(picturesOf()).toEqual(["", "", "", "", ""]);
  });
});

test("what is made again gets a new address, or overwrites the file at the old one", async () => {
  const { world, story } = studio;
  await parseStory(world, story);
  const [line] = story.lines;
  if (!line) throw new Error("The script has four lines.");
  const paint = async () => {
    await paintShot(world, story, line);
    return line.image_file;
  };
  const first = await paint();
  const second = await paint();
  expect(second).not.toBe(first);
  world.state.switches.mediaAddresses = "in place";
  const put = vi.spyOn(world.store, "put");
  expect(await paint()).toBe(second);
  expect(put).toHaveBeenCalledExactlyOnceWith(second, expect.anything());
  line.image_file = "old.webp";
  expect(await paint()).toMatch(/\.jpg$/);
});

test("a bulk run skips what is there, or makes it again", async () => {
  const { world, story, jobs } = studio;
  await parseStory(world, story);
  const bob = newCharacter(world, "project-1", "Bob", "owner");
  bob.voice.voice_id = "margaret-hale";
  for (const name of ["BOB", "ANNA"]) {
    story.mappings[name] = {
      project_character_id: bob.id,
      auto_matched: true,
      match_type: "exact",
      similarity_score: 1,
    };
  }
  const everything = [shotTypes, imagePrompts, audio, shotImages];
  for (const one of everything) await run(one);
  Object.assign(story.lines[0] ?? {}, { image_prompt: "My own", shot_type: "talking" });
  const before = structuredClone(story.lines);
  jobs.length = 0;
  for (const one of everything) await run(one);
  expect(story.lines).toEqual(before);

  world.state.switches.bulkRuns = "overwrite";
  for (const one of everything) await run(one);
  expect(story.lines[0]).toMatchObject({ image_prompt: expect.not.stringMatching("My own"), shot_type: "action" });
  expect(jobs.map(({ make }) => make).toSorted()).toEqual(["panel", "panel", "panel", "panel", "speech", "speech"]);
  const isOld = (at: number) => story.lines[at]?.image_file === before[at]?.image_file;
  expect([0, 1, 2, 3].filter(isOld)).toEqual([]);
});

test("what is no switch or no choice of one is refused, and changes nothing", () => {
  const switches = { ...usualSwitches };
  for (const wrong of [{ bulkRuns: "never" }, { media: "own" }, { mediaCors: true, signatureSeconds: 0 }, 1])
    expect(applySwitches(switches, wrong)).toEqual({ error: expect.any(String) });
  expect(switches).toEqual(usualSwitches);
  expect(applySwitches(switches, { mediaCors: true, signatureSeconds: 2 })).toBeUndefined();
  expect(switches).toEqual({ ...usualSwitches, mediaCors: true, signatureSeconds: 2 });
  applySwitches(switches, { signatureSeconds: null });
  expect(switches.signatureSeconds).toBeUndefined();
});

test("a kept world has its switches after a restart, and the usual ones where an earlier version kept none", () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  const { switches, ...state } = seedState();
  const reopened = (kept: object) => {
    writeFileSync(join(folder, "state.json"), JSON.stringify(kept));
    return readState(folder).switches;
  };
  expect(switches).toEqual(usualSwitches);
  expect(reopened(state)).toEqual(usualSwitches);
  expect(reopened({ ...state, switches: { bulkRuns: "overwrite" } })).toEqual({
    ...usualSwitches,
    bulkRuns: "overwrite",
  });
});
