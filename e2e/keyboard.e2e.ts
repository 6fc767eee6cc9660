import type { Page } from "playwright/test";
import { keyboardOf } from "./keyboard";
import { expect, logIn, setFault, stateOf, test } from "./studio";

// The main job with the keyboard only, from the registration to the film.

const hand = { name: "hedy.lamarr", email: "hedy@film.test", password: "Frequency#1942" };

const script = `INT. KITCHEN - DAY

Bob waves at the window.

BOB
Good morning, cloud.

MARGARET
It does not answer.
`;

/** The project character that is mapped to a script character in the world. */
async function chosenFor(page: Page, name: string): Promise<string> {
  const { stories } = await stateOf(page);
  return Object.values(stories).find(({ title }) => title === "Morning")?.mappings[name]?.project_character_id ?? "";
}

test("a filmmaker makes a film from a script with the keyboard only", async ({ page }) => {
  const { press, type } = keyboardOf(page);
  const byMouse: string[] = [];
  await page.exposeFunction("usedMouse", (what: string) => void byMouse.push(what));
  await page.addInitScript(() => {
    for (const what of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"])
      addEventListener(what, () => void Reflect.get(globalThis, "usedMouse")(what), true);
  });
  await page.request.post("/api/__world/reset", { data: { pace: 20 } });
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const link = (name: string) => main.getByRole("link", { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step("register, verify, log in", async () => {
    await page.goto("/register");
    await type(field("User name"), hand.name);
    await expect(page.getByText("User name is available")).toBeVisible();
    await type(field("Email"), hand.email);
    await type(field("Password"), hand.password);
    await press(button("Register"));
    await expect(page).toHaveURL("/emailverification");
    await page.goto("/__mailbox");
    const { host } = new URL(page.url());
    await page.goto(`http://${host}${await page.getByRole("link", { name: "Open" }).first().getAttribute("href")}`);
    await page.goto("/login");
    await type(field("Email"), hand.email);
    await type(field("Password"), hand.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/projectlist");
  });

  await test.step("create a project and a story", async () => {
    await press(link("Create Project"));
    await type(field("Project Name"), "Kitchen films");
    await press(button("Create Project"));
    await expect(page.getByRole("heading", { name: "Kitchen films" })).toBeVisible();
    await press(link("Add Story"));
    await type(field("Title"), "Morning");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Morning" })).toBeAttached();
  });

  await test.step("write the script", async () => {
    await press(link("Edit Script"));
    await type(page.getByRole("textbox", { name: "Current Script" }), script);
    await press(button("Save Script"));
    await expect(link("Generate Media")).toBeVisible();
  });

  await test.step("parse, cast by hand and by the studio", async () => {
    await press(link("Generate Media"));
    await press(button("Parse Script"));
    await expect(page.getByText("The script has been parsed.")).toBeVisible();
    await press(button("Generate Missing Characters"));
    await expect(button("Generate everything")).toBeVisible();
    const mapping = main.getByRole("combobox", { name: /BOB/ });
    const given = await mapping.inputValue();
    // The list is opened first, so that passing an option does not save it.
    await press(mapping, "ArrowUp", "ArrowUp", "Escape");
    await expect(mapping).toHaveValue(given);
    await press(mapping, "ArrowUp", "ArrowUp", "Enter");
    await expect(mapping).not.toHaveValue(given);
    await expect.poll(() => chosenFor(page, "BOB")).toBe(await mapping.inputValue());
    await press(mapping, "ArrowDown", "ArrowDown", "Enter");
    await expect.poll(() => chosenFor(page, "BOB")).toBe(given);
  });

  await test.step("generate everything, and look at a shot", async () => {
    await press(button("Generate everything"));
    await expect(page.getByText("Every line has its media.")).toBeVisible({ timeout: 300_000 });
    await press(link("Shot of line 2"));
    await expect(page.getByRole("heading", { name: "Shot Details - Line 2" })).toBeVisible();
    await press(link("<< Back to Script Media"));
  });

  await test.step("make the film", async () => {
    await press(link("Next step: Create Story Video"));
    await press(button("Create Story Video"));
    await expect(page.getByText("Story video created successfully!")).toBeVisible();
    await expect(page.locator("video")).toBeVisible();
  });

  expect(byMouse).toEqual([]);
});

test("on a phone no message covers what gets the focus, to the end of the page", async ({ page }) => {
  const { reach } = keyboardOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/story/story-1");
  await logIn(page, "owner@studio.test");
  const length = page.getByLabel("Minutes", { exact: true });
  await expect(length).toBeVisible();
  const lines = ["PUT /story/:story_id/update-length", "PUT /story/:story_id/update-title"];
  // Late enough for the screen to be left first: only then does a message tell of the failure.
  for (const line of lines) await setFault(page, line, { status: 500, delay: 3_000 });
  await length.selectOption("3");
  await page.getByRole("button", { name: "Edit title" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Another title");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Edit Script" }).click();
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(2);
  await reach(page.getByRole("main").getByRole("button", { name: "Import File" }));
});
