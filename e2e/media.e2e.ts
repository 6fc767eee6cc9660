import type { Page, Route } from "playwright/test";
import { writeLines } from "./cast-script.mjs";
import { changeState, expect, logIn, test } from "./studio";

// Pictures, sounds and clips whose addresses have gone, are refused, or give something else than they say.

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

for (const [what, answer] of faults) {
  test(`media whose addresses ${what} say so, and the screen around them stays`, async ({ page }) => {
    await page.route("**/api/media/**", answer);

    await test.step("a shot's picture, sound and clip", async () => {
      await open(page, "/shot/line-1");
      await expect(page.getByText("The picture could not be loaded.")).toBeVisible();
      await expect(page.getByText("Failed to play audio for line 1")).toBeVisible();
      await expect(page.getByText("The video could not be loaded.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Generate Image" })).toBeEnabled();
    });

    await test.step("a line's sound in the Shot List", async () => {
      await page.goto("/story/story-1/script-media");
      await page.getByRole("button", { name: "Play line 1" }).click();
      await expect(page.getByText("Failed to play audio for line 1")).toBeVisible();
      await expect(page.getByRole("button", { name: "Play line 1" })).toBeEnabled();
    });

    await test.step("a voice's preview", async () => {
      await page.goto("/character-voice/character-1");
      await page
        .getByRole("button", { name: /^Play preview of/ })
        .first()
        .click();
      await expect(page.getByText("The preview could not be played.")).toBeVisible();
    });

    await test.step("the film, after three more tries", async () => {
      await page.goto("/story/story-1/edit-video");
      await expect(page.getByText("The video could not be loaded.")).toBeVisible();
      await page.unroute("**/api/media/**", answer);
      await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    });
  });
}
