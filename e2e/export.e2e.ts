import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import type { World } from "../mocks/world";
import { writeLines } from "./cast-script.mjs";
import { readFilm } from "./film-file";
import { changeWorld } from "./given";
import { runBeforeApplication } from "./screens/shown";
import { expect, logIn, setSwitches, test } from "./studio";

// The film is written in the browser and read again by another program.

/** Seconds of the film below: the clip's, those of line 2's audio with its rest, eleven words of directions, one short line. */
const seconds = 0.488 + 0.65 + 5 + 1.2;

/** A clip, a still with audio, and two cards. */
async function seedFilm({ state, media, store }: World) {
  writeLines(state, 4);
  const { bytes: clip } = await media.make({ make: "film", clips: [] });
  const { bytes: speech } = await media.make({ make: "speech", text: "Hi hello.", voice_id: "v1" });
  const cast = { name: "BOB", description: "" };
  const { bytes: still } = await media.make({ make: "portrait", style: "Comic Book", cast });
  await store.put("1.webm", clip);
  await store.put("2.wav", speech);
  await store.put("2.webp", still);
  const [first, second] = state.stories["story-1"]?.lines ?? [];
  Object.assign(first ?? {}, { video_file: "1.webm" });
  Object.assign(second ?? {}, { audio_file: "2.wav", image_file: "2.webp" });
}

/** Headless, the browser's own dialog cannot be answered: what is left is its storage and a link. */
const withoutDialog = (page: Page) =>
  runBeforeApplication(page, () => Reflect.deleteProperty(globalThis, "showSaveFilePicker"));

interface Film {
  seed: (world: World) => Promise<void> | void;
  /** What the dialog says it is made of. */
  made: string;
}
const usual: Film = { seed: seedFilm, made: "0:07: 1 clip, 1 still, 2 cards." };
/** It is still being written while somebody thinks about cancelling. */
const long: Film = { seed: ({ state }) => writeLines(state, 400), made: "400 cards." };

async function openExport(page: Page, { seed, made } = usual) {
  await withoutDialog(page);
  await changeWorld(page, seed);
  await page.goto("/story/story-1/film");
  await logIn(page, "owner@studio.test");
  await page.getByRole("button", { name: "Export film" }).click();
  const dialog = page.getByRole("dialog", { name: "Export film" });
  // The lengths of the media are known once this is the sum of them.
  await expect(dialog.getByText(made)).toBeVisible();
  return dialog;
}

/** What lies in the browser's own storage. */
const storedFilms = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("exported-films", { create: true });
    for await (const name of folder.keys()) names.push(name);
    return names;
  });

test("a film is exported with its captions; another program finds both tracks, as long as the film", async ({
  page,
}) => {
  const dialog = await openExport(page);
  await dialog.getByText("640×360").click();
  await dialog.getByRole("checkbox", { name: "Captions in the picture" }).check();
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const link = dialog.getByRole("link", { name: "Save file" });
  await expect(link).toBeVisible();

  const downloading = page.waitForEvent("download");
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Traffic Control Dogs\.(mp4|webm)$/);
  const film = await readFilm(await readFile(await download.path()));
  expect(film.video?.packets).toBe(Math.round(seconds * 25));
  for (const length of [film.seconds, film.video?.seconds, film.audio?.seconds])
    expect(Math.abs((length ?? 0) - seconds)).toBeLessThanOrEqual(0.1);
  // The clip's own sound, the audio of the still's line, and the silence of the cards.
  expect(film.loudest(0, 0.4)).toBeGreaterThan(0.01);
  expect(film.loudest(0.5, 0.7)).toBeGreaterThan(0.01);
  expect(film.loudest(2, 7)).toBeLessThan(0.001);
});

test("media of a host that gives no bytes: Export says so, and writes cards", async ({ page }) => {
  await setSwitches(page, { mediaOrigin: "second", mediaCors: false });
  const dialog = await openExport(page, { ...usual, made: "0:07: 4 cards." });
  await expect(dialog.getByText(/^127\.0\.0\.1:\d+ does not let this page read its files.+\(CORS\)\.$/)).toBeVisible();
  await expect(dialog.getByText(/2 shots would be written as cards, and 2 shots would be silent\./)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Story Video" })).toBeVisible();
  await dialog.getByText("640×360").click();
  await dialog.getByRole("button", { name: "Export without them" }).click();
  await expect(dialog.getByRole("link", { name: "Save file" })).toBeVisible();

  await setSwitches(page, { mediaCors: true });
  await page.reload();
  await page.getByRole("button", { name: "Export film" }).click();
  await expect(dialog.getByText("0:07: 1 clip, 1 still, 2 cards.")).toBeVisible();
});

test("an export that is cancelled leaves nothing behind, and another one can be begun", async ({ page }) => {
  const dialog = await openExport(page, long);
  await dialog.getByText("1920×1080").click();
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByRole("progressbar", { name: "Export film" })).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Stop the export?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("button", { name: "Export", exact: true })).toBeEnabled();
  await expect.poll(() => storedFilms(page)).toEqual([]);
});
