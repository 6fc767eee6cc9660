import type { Page, Route } from "playwright/test";
import { sampleOf } from "../src/testing/sample";
import { writeLines } from "./cast-script.mjs";
import { changeState, expect, logIn, test } from "./studio";

// Pictures, sounds and clips that are missing, refused, or of another type than declared.

async function open(page: Page, at: string) {
  await changeState(page, (state) => {
    writeLines(state, 2);
    const story = state.stories["story-1"];
    Object.assign(story?.lines[0] ?? {}, { audio_file: "a.wav", image_file: "i.webp", video_file: "v.webm" });
    if (story)
      story.video = { file: "f.webm", created_at: "2026-05-01T12:30:00Z", video_count: 1, duration: 2, file_size: 3 };
  });
  await page.goto(at);
  await logIn(page, "owner@studio.test");
}

const faults: [string, (route: Route) => Promise<void>][] = [
  ["are gone", (route) => route.fulfill({ status: 404, body: "" })],
  ["have expired", (route) => route.fulfill({ status: 403, contentType: "application/xml", body: "<Error/>" })],
  [
    "lead to a page",
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><h1>Hi" }),
  ],
  ["break off", (route) => route.fulfill({ status: 200, contentType: "video/webm", body: "\u001AEߣ" })],
  ["are answered with nothing", (route) => route.fulfill({ status: 200, body: "" })],
  ["lose their connection", (route) => route.abort("connectionreset")],
];

/** Where media are shown, and the check of the message when one does not load. */
const places: [string, (page: Page) => Promise<void>][] = [
  [
    "a shot's picture, sound and clip",
    async (page) => {
      await page.goto("/shot/line-1");
      await expect(page.getByText("The video could not be loaded.")).toBeVisible();
      await expect(page.getByText("Failed to play audio for line 1")).toBeVisible();
      await page.getByText("Still", { exact: true }).click();
      await expect(page.getByText("The picture could not be loaded.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
    },
  ],
  [
    "a line's sound in the Shot List",
    async (page) => {
      await page.goto("/story/story-1/script-media");
      await page.getByRole("button", { name: "Play line 1" }).click();
      await expect(page.getByText("Failed to play audio for line 1")).toBeVisible();
      await expect(page.getByRole("button", { name: "Play line 1" })).toBeEnabled();
    },
  ],
  [
    "a voice's preview",
    async (page) => {
      await page.goto("/character-voice/character-1");
      const previews = page.getByRole("button", { name: /^Play preview of/ });
      await previews.first().click();
      await expect(page.getByText("The preview could not be played.")).toBeVisible();
    },
  ],
  [
    "the film, after three more tries",
    async (page) => {
      await page.goto("/story/story-1/edit-video");
      await expect(page.getByText("The video could not be loaded.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    },
  ],
];

for (const { row, kinds } of sampleOf({ rows: faults, kinds: places })) {
  const [what, answer] = row;
  test(`media whose addresses ${what} show a message, and the rest of the screen stays`, async ({ page }) => {
    await page.route("**/api/media/**", answer);
    await open(page, "/myaccount");
    await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
    for (const [where, look] of kinds) await test.step(where, () => look(page));
  });
}
