// `npm run bench:typing`: milliseconds from a key to the paint that shows it, in a script of 100,000 characters, on a
// CPU slowed down four times. Serves dist/, which is built only if it is missing.
import { openPage, withStudio } from "./served.mjs";

const scriptLength = 100_000;
const slowdown = 4;
const keys = 40;
/** Milliseconds between the keys of a fast typist, and the goal for a key. */
const pause = 120;
const goal = 50;

await withStudio(async (browser) => {
  const { page, script } = await openScript(browser);
  console.log(`${keys} keys in ${scriptLength} characters, processor ${slowdown}x slower, goal ${goal} ms:`);
  await goToTheMiddle(page);
  const median = report("Edit Script", await typeInto(page));
  await leaveBareField(page, script);
  report("the browser's own field", await typeInto(page));
  process.exitCode = median < goal ? 0 : 1;
});

function report(what, times) {
  const median = times[Math.floor(times.length / 2)];
  console.log(`${what}: median ${median.toFixed(1)} ms, worst ${times.at(-1).toFixed(1)} ms`);
  return median;
}

/** The floor on this machine: replaces the page by a plain text area with the same text. */
async function leaveBareField(page, script) {
  await page.locator(".script-area").evaluate((area, value) => {
    const bare = document.createElement("textarea");
    const { width, height } = area.getBoundingClientRect();
    Object.assign(bare, { value, ariaLabel: "Current Script" });
    Object.assign(bare.style, { width: `${width}px`, height: `${height}px`, font: "15px/24px monospace" });
    document.body.replaceChildren(bare);
    bare.focus();
    bare.setSelectionRange(value.length / 2, value.length / 2);
  }, script);
}

/** Moves the cursor into the middle of the script. */
async function goToTheMiddle(page) {
  await page.locator(".cm-scroller").evaluate((area) => (area.scrollTop = area.scrollHeight / 2));
  await page.locator(".cm-scroller").click();
}

/** Opens Edit Script with a long script, and a recommendation beside it. */
async function openScript(browser) {
  let script = "";
  const page = await openPage(browser, "/story/story-1/edit-script", (state) => {
    const story = state.stories["story-1"];
    const scene = `${story.script.trim()}\n\n`;
    script = scene.repeat(Math.ceil(scriptLength / scene.length)).slice(0, scriptLength);
    story.script = script;
    Object.assign(story.script_help, { prepared: true, text: script, feedback: "" });
  });
  await page.getByRole("button", { name: "Use This Script" }).waitFor();
  return { page, script };
}

/** Sorted milliseconds from each keydown to the frame after the one that shows its letter. */
async function typeInto(page) {
  const field = page.getByRole("textbox", { name: "Current Script" });
  await field.evaluate((area) => {
    globalThis.keyTimes = [];
    area.addEventListener("keydown", ({ timeStamp }) => {
      requestAnimationFrame(() => requestAnimationFrame(() => globalThis.keyTimes.push(performance.now() - timeStamp)));
    });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The first key also scrolls to the cursor and creates the draft, so it is not measured.
  for (let key = 0; key <= keys; key += 1) {
    await page.keyboard.press("x");
    await page.waitForTimeout(pause);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForFunction((count) => globalThis.keyTimes.length === count, keys + 1);
  const isThere = await field.evaluate(
    (area, typed) => (area.value ?? area.textContent).includes(typed),
    "x".repeat(keys + 1),
  );
  if (!isThere) throw new Error("Not every key arrived");
  return (await page.evaluate(() => globalThis.keyTimes)).slice(1).toSorted((one, other) => one - other);
}
