import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { runsAllCases } from "../src/testing/sample";
import { changeState, expect, logIn, stateOf, test } from "./studio";

const whole = readFileSync(new URL("../mocks/writing/traffic-control-dogs.fountain", import.meta.url), "utf8");
/** A few words in two scenes are enough for a film; with TRY_ALL it is the whole script. */
const few = `EXT. PARK - DAY

BOB
Hi hello.

INT. TRAFFIC LIGHT - NIGHT

BOB
Watch.
`;
const script = runsAllCases ? whole : few;

/** Notes each line that the stage shows, in order, and the tier in which it ends. */
const watchStage = (page: Page) =>
  page.evaluate(() => {
    const seen: { line: string; tier: string }[] = [];
    Object.assign(globalThis, { seen });
    const note = () => {
      const { line = "", tier = "" } = document.querySelector<HTMLElement>("[data-line]")?.dataset ?? {};
      if (seen.at(-1)?.line === line) Object.assign(seen.at(-1) ?? {}, { tier });
      else if (line) seen.push({ line, tier });
    };
    note();
    const attributeFilter = ["data-line", "data-tier"];
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, attributeFilter });
  });

const seenOnStage = (page: Page): Promise<{ line: string; tier: string }[]> =>
  page.evaluate(() => Reflect.get(globalThis, "seen"));

/** Plays the film from its beginning to its end, at double speed. */
async function playThrough(page: Page) {
  const slider = page.getByRole("slider", { name: "Position" });
  await slider.press("Home");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("2");
  await watchStage(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible({ timeout: 400_000 });
  return seenOnStage(page);
}

const linkOf = (page: Page, room: string) =>
  page.getByRole("navigation", { name: "Story" }).getByRole("link", { name: room, exact: true });

test("the film plays from the parse on, each line once, and is as long as the story video of its clips", async ({
  page,
}) => {
  await page.request.post("/api/__world/reset", { data: { pace: 1 } });
  await changeState(page, (state) => Object.assign(state.stories["story-1"] ?? {}, { script }));
  await page.goto("/story/story-1/script-media");
  await logIn(page, "owner@studio.test");
  await page.getByRole("button", { name: "Parse Script" }).click();
  await expect(page.getByText("The script has been parsed.")).toBeVisible();
  const numbers = (await stateOf(page)).stories["story-1"]?.lines.map(({ line_number }) => String(line_number)) ?? [];

  await test.step("nothing generated", async () => {
    await linkOf(page, "Film").click();
    const seen = await playThrough(page);
    expect(seen).toEqual(numbers.map((line) => ({ line, tier: "card" })));
  });

  await test.step("everything generated", async () => {
    await linkOf(page, "Create Media").click();
    await page.getByRole("button", { name: "Generate Missing Characters" }).click();
    await page.getByRole("button", { name: "Generate everything" }).click();
    await expect(page.getByText("Every line has its media.").first()).toBeVisible({ timeout: 400_000 });
    await linkOf(page, "Film").click();
    await expect(page.getByText("Measured", { exact: false }).first()).toBeVisible();
    const seen = await playThrough(page);
    expect(seen).toEqual(numbers.map((line) => ({ line, tier: "clip" })));
  });

  await test.step("twenty seeks land on the line that the slider names", async () => {
    const slider = page.getByRole("slider", { name: "Position" });
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    for (let seek = 0; seek < 20; seek += 1) {
      await slider.click({ position: { x: 2 + ((seek * 7) % 20) * ((width - 4) / 20), y: height / 2 } });
      const named = /^Line (\d+), /.exec((await slider.getAttribute("aria-valuetext")) ?? "")?.[1];
      expect(named).toBeDefined();
      await expect(page.locator("[data-line]")).toHaveAttribute("data-line", named ?? "");
    }
  });

  await test.step("as long as the story video", async () => {
    const slider = page.getByRole("slider", { name: "Position" });
    const seconds = Number(await slider.getAttribute("max"));
    await page.goto("/story/story-1/edit-video");
    await page.getByRole("button", { name: "Create Story Video", exact: true }).click();
    await expect(page.getByText("Story video created successfully!")).toBeVisible();
    const { duration = 0 } = (await stateOf(page)).stories["story-1"]?.video ?? {};
    expect(Math.abs(seconds - duration)).toBeLessThan(0.02 * duration);
    await linkOf(page, "Film").click();
    await expect(page.getByRole("link", { name: "Story Video" })).toBeVisible();
  });
});
