import { everyRoute } from "../src/testing/every-route";
import { everythingThere } from "../src/testing/faulty-reads";
import type { World } from "../mocks/world";
import { writeLines } from "./cast-script.mjs";
import { given } from "./given";
import { expect, logIn, test } from "./studio";

// Names that nobody expects, and a long film: nothing runs out of the page, and nothing lies over something else.

const names = {
  "ten thousand signs without a space": "W".repeat(10_000),
  "another direction and pictures": `مدينة الكلاب 🐕‍🦺 ${"שלום ".repeat(40)} 👩‍👩‍👧‍👦 ${"🎬".repeat(60)}`,
};

/** A word of a text may be long; none is as long as that. */
const crowd = (name: string) => (world: World) => {
  const text = name.slice(0, 1_000);
  everythingThere(world);
  const { state } = world;
  writeLines(state, 500);
  for (const thing of Object.values({ ...state.projects, ...state.contexts, ...state.characters }))
    Object.assign(thing, { name });
  for (const project of Object.values(state.projects)) project.description = text;
  for (const context of Object.values(state.contexts))
    for (const each of context.information) Object.assign(each, { name, information: text });
  for (const character of Object.values(state.characters)) character.image_description = text;
  for (const story of Object.values(state.stories)) {
    Object.assign(story, { title: name, logline: text, script: `${text}\n`.repeat(100) });
    for (const location of story.locations) Object.assign(location, { name: text, location_description: text });
    for (const line of story.lines.slice(0, 20))
      Object.assign(line, { scene_location: text, character_name: text, dialogue_text: text, image_prompt: text });
  }
};

/** Runs in the page: what does not fit into it. */
function whatSticksOut(): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  for (const control of document.querySelectorAll<HTMLElement>("main :is(button, input, select, textarea, a[href])")) {
    // What scrolls inside its own frame may stand beyond the edge.
    if (control.closest("[role=group][tabindex], .overflow-x-auto, .sr-only")) continue;
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1))
      wrong.push(`${control.localName} "${(control.textContent ?? "").slice(0, 30)}" ends at ${Math.round(right)}`);
  }
  return wrong;
}

const addresses = Object.values(everyRoute).filter(({ at }) => /\d/.test(at) || at === "/projectlist");

for (const [what, name] of Object.entries(names)) {
  test(`${what}: every screen keeps its width`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("/login");
    await logIn(page, "owner@studio.test");
    await expect(page).toHaveURL("/projectlist");
    await given(page, crowd(name));
    for (const { at } of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(whatSticksOut), `${at} at ${width} px`).toEqual([]);
      }
    }
  });
}
