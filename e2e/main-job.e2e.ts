import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { runsAllCases } from "../src/testing/sample";
import { expect, test } from "./studio";

const whole = readFileSync(new URL("../mocks/writing/traffic-control-dogs.fountain", import.meta.url), "utf8");
const speeches = ["Hi hello.", "Watch.", "A dog!", "Oh."];
const few = ["EXT. PARK - DAY", "INT. TRAFFIC LIGHT - NIGHT"]
  .map((scene) => [scene, ...speeches.map((speech, at) => `${at % 2 ? "SUE" : "BOB"}\n${speech}`)].join("\n\n"))
  .join("\n\n");
/** Eight short lines are enough for a film; with TRY_ALL it is the whole script. */
const film = runsAllCases ? { script: whole, shotBelow: 40 } : { script: few, shotBelow: 8 };
const filmmaker = { name: "ada.lovelace", email: "ada@film.test", password: "Analytic#1843" };

// Without a graphics card, drawing the movement of what is being made costs more than making it. It moves in film.e2e.ts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a filmmaker makes a film from a script, which plays with sound", async ({ page }) => {
  // A shorter simulated pace than for people, because the real media engine is slow enough.
  await page.request.post("/api/__world/reset", { data: { pace: 100 } });

  await test.step("register, verify through the mailbox, log in", async () => {
    await page.goto("/register");
    await page.getByLabel("User name").fill(filmmaker.name);
    await expect(page.getByText("User name is available")).toBeVisible();
    await page.getByLabel("Email").fill(filmmaker.email);
    await page.getByLabel("Password", { exact: true }).fill(filmmaker.password);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page).toHaveURL("/emailverification");

    await page.goto("/__mailbox");
    await page.getByRole("link", { name: "Open" }).first().click();
    await page.getByRole("link", { name: "Log in" }).click();

    await page.getByLabel("Email").fill(filmmaker.email);
    await page.getByLabel("Password", { exact: true }).fill(filmmaker.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/projectlist");
  });

  await test.step("create a project and a story", async () => {
    await page.getByRole("main").getByRole("link", { name: "Create Project" }).first().click();
    await page.getByLabel("Project Name").fill("Cyber Pawn");
    await page.getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByRole("heading", { name: "Cyber Pawn" })).toBeVisible();
    await page.getByRole("link", { name: "Add Story" }).click();
    await page.getByLabel("Title").fill("Traffic Control Dogs");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Traffic Control Dogs" })).toBeAttached();
  });

  await test.step("paste the script and save it", async () => {
    await page.getByRole("link", { name: "Edit Script" }).click();
    await page.getByRole("textbox", { name: "Current Script" }).click();
    await page.keyboard.insertText(film.script);
    await page.getByRole("button", { name: "Save Script" }).click();
    await expect(page.getByRole("link", { name: "Generate Media" })).toBeVisible();
  });

  await test.step("parse and cast", async () => {
    await page.getByRole("link", { name: "Generate Media" }).click();
    await page.getByRole("button", { name: "Parse Script", exact: true }).click();
    await expect(page.getByText("The script has been parsed.")).toBeVisible();
    await page.getByRole("button", { name: "Generate Missing Characters", exact: true }).click();
    await expect(page.getByRole("button", { name: "Generate everything", exact: true })).toBeVisible();
  });

  await test.step("generate everything; meanwhile the list is scrolled and a shot opened", async () => {
    await page.getByRole("button", { name: "Generate everything", exact: true }).click();
    const list = page.getByRole("group", { name: "Shot list" });
    await list.scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Step 1 of 7:/)).toBeAttached();
    const shot = page.getByRole("link", { name: `Shot of line ${film.shotBelow}`, exact: true });
    await list.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(shot).toBeInViewport({ timeout: 300 });
    }).toPass();
    const offset = await list.evaluate(({ scrollTop }) => scrollTop);
    const top = (await list.boundingBox())?.y ?? 0;
    await shot.press("Enter");
    await expect(page.getByRole("heading", { name: `Shot Details - Line ${film.shotBelow}` })).toBeVisible();
    await page.getByRole("link", { name: "<< Back to Script Media" }).click();

    await expect(shot).toBeInViewport();
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeCloseTo(offset, -2);
    // The list stands in the window where it stood, whatever has come or gone above it.
    await expect.poll(async () => Math.abs(((await list.boundingBox())?.y ?? 0) - top)).toBeLessThan(150);
    await expect(page.getByText(/^Step \d of 7:/)).toBeAttached();
    await expect(page.getByText("Every line has its media.")).toBeVisible({ timeout: 300_000 });
  });

  await test.step("make the film", async () => {
    await page.getByRole("link", { name: "Next step: Create Story Video" }).click();
    await page.getByRole("button", { name: "Create Story Video", exact: true }).click();
    await expect(page.getByText("Story video created successfully!")).toBeVisible();
    await expect(page.locator("video")).toBeVisible();
  });

  await test.step("watch the film", async () => {
    const made = await examineFilm(page);
    expect(made.readyState).toBeGreaterThanOrEqual(1);
    expect(made.videoWidth).toBeGreaterThan(0);
    const shots = await secondsOfAllShots(page);
    expect(made.duration).toBeGreaterThan(0.9 * shots);
    expect(made.duration).toBeLessThan(1.1 * shots);
    expect(made.loudest).toBeGreaterThan(0.01);
    expect(made.soughtTo).toBeCloseTo(made.duration / 2, 0);
  });
});

/** What the browser reports about the film on the screen. */
const examineFilm = (page: Page) =>
  page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    const once = (name: string) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) await once("loadedmetadata");
    const { duration } = video;
    const sought = once("seeked");
    video.currentTime = duration / 2;
    await sought;

    const bytes = await (await fetch(video.currentSrc)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(bytes);
    const loudest = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return {
      readyState: video.readyState,
      videoWidth: video.videoWidth,
      duration,
      loudest,
      soughtTo: video.currentTime,
    };
  });

/** The playing time of all clips in the world. */
async function secondsOfAllShots(page: Page): Promise<number> {
  const state: { stories: Record<string, { title: string; lines: { video_seconds: number }[] }> } = await (
    await page.request.get("/api/__world/state")
  ).json();
  const story = Object.values(state.stories).find(
    ({ title, lines }) => title === "Traffic Control Dogs" && lines.length > 0,
  );
  return (story?.lines ?? []).reduce((sum, { video_seconds }) => sum + video_seconds, 0);
}
