// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listen, origin } from "./ask";
import { cannedStudio } from "./media/canned";
import { sampleFolder } from "./sample-folder";
import { createShelf } from "./sample-shelf";
import { world } from "./server";
import { memoryStore } from "./store";

listen();

async function open(user_id: string, state?: string) {
  const body = new FormData();
  body.set("user_id", user_id);
  if (state !== undefined) body.set("state", state);
  const { status, headers } = await fetch(`${origin}/__sample`, { method: "POST", body, redirect: "manual" });
  return { status, to: headers.get("Location") };
}
const idIn = (to: string | null) => to?.split("/").at(-1) ?? "";

const partsOf = (project_id: string) =>
  [world().state.contexts, world().state.stories, world().state.characters].map((things) =>
    Object.values(things)
      .filter((thing) => thing.project_id === project_id)
      .map((thing) => ("name" in thing ? thing.name : thing.title)),
  );
const storiesOf = (project_id: string) =>
  Object.values(world().state.stories).filter((story) => story.project_id === project_id);

test("a user without the sample project gets a copy with a film and a story to try, once", async () => {
  const { status, to } = await open("user-admin");
  expect(status).toBe(303);
  const id = idIn(to);
  expect(world().state.projects[id]).toMatchObject({ name: "Cyber Pawn Shorts", owner: "user-admin", permissions: [] });
  expect(partsOf(id)).toEqual([
    partsOf("project-1")[0],
    ["Traffic Control Dogs", "Traffic Control Dogs: make it yourself"],
    ["BOB", "MARGARET", "DOG", "CYBER BOSS"],
  ]);
  expect(await open("user-admin")).toEqual({ status: 303, to });
  const [made, toTry] = storiesOf(id);
  expect(await open("user-admin", "empty")).toEqual({ status: 303, to: `/story/${toTry?.id}` });
  expect(toTry).toMatchObject({ script: made?.script, lines: [], parsing: { status: "none" } });
});

test("every shot of the copy has its prompt, sound, picture and clip, which are there when they are asked for", async () => {
  const [story] = storiesOf(idIn((await open("user-viewer")).to));
  const lines = story?.lines ?? [];
  expect(lines).toHaveLength(67);
  expect(Object.values(story?.mappings ?? {}).every(({ project_character_id }) => project_character_id)).toBe(true);
  for (const { image_prompt, audio_file, dialogue_text, action_video_prompt } of lines) {
    expect([image_prompt !== "", audio_file !== "" || dialogue_text === ""]).toEqual([true, true]);
    expect(action_video_prompt !== "").toBe(dialogue_text === "");
  }
  const files = lines
    .slice(0, 9)
    .flatMap((line) => [line.audio_file, line.image_file, line.video_file])
    .filter(Boolean);
  const answers = await Promise.all(files.map((file) => fetch(`${origin}/api/media/${file}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("changes in the original are not copied", async () => {
  Object.assign(world().state.stories["story-1"] ?? {}, { title: "Private" });
  expect(partsOf(idIn((await open("user-viewer")).to))[1]?.[0]).toBe("Traffic Control Dogs");
});

test("without a user nothing is copied", async () => {
  expect((await open("user-nobody")).status).toBe(404);
});

test("its media are made anew when what makes them has changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  await sampleFolder(folder).put("sample-clip-1.webm", new Uint8Array(1));
  expect(await sampleFolder(folder).get("sample-clip-1.webm")).toHaveLength(1);
  writeFileSync(join(folder, "made-by"), "another engine");
  expect(await sampleFolder(folder).get("sample-clip-1.webm")).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test("the film can be watched while it is being made: clips in order, its length told at once", async () => {
  const jobs: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const shelf = createShelf(
    {
      ...cannedStudio,
      async make(job, onProgress) {
        jobs.push(job.make);
        if (jobs.filter((one) => one === "clip").length > 5) await held;
        return cannedStudio.make(job, onProgress);
      },
    },
    memoryStore(),
  );
  const film = (await shelf.grow("sample-film.webm"))?.getReader();
  const parts: Uint8Array[] = [];
  const take = async () => {
    const { value } = (await film?.read()) ?? {};
    if (value) parts.push(value);
    return value !== undefined;
  };
  while (Buffer.concat(parts).length < 8_000) await take();
  const start = Buffer.concat(parts);
  const duration = start.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(start.readDoubleBE(duration + 3) / 60_000).toBeCloseTo(4, 0);
  release();
  while (await take());
  const { bytes: clip } = await cannedStudio.make({ make: "film", clips: [] });
  expect(Buffer.concat(parts).length / (67 * clip.length)).toBeGreaterThan(0.9);
  expect(await shelf.get("sample-nothing.webm")).toBeUndefined();
});
