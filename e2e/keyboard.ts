import type { Locator, Page } from "playwright/test";
import { expect } from "./studio";

/** More tab stops than any screen of a short script has. */
const mostStops = 150;

/**
 * Operates the page with the keyboard only. Each tab stop on the way must show its focus and be visible.
 */
export function keyboardOf(page: Page) {
  /** Presses Tab until the target has the focus. */
  async function reach(target: Locator) {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
      // After the last stop of the page the focus is on the browser, where nothing can be checked.
      expect(await page.evaluate(whatIsWrong), `focus on the way to ${String(target)}`).toBe("");
    }
    throw new Error(`${String(target)} is not reached by ${mostStops} tabs`);
  }

  /** Focuses the target and presses keys, or Enter. */
  async function press(target: Locator, ...keys: string[]) {
    await reach(target);
    for (const key of keys.length > 0 ? keys : ["Enter"]) await page.keyboard.press(key);
  }

  /** Focuses a field and types a text. */
  async function type(target: Locator, text: string) {
    await reach(target);
    await page.keyboard.insertText(text);
  }

  return { reach, press, type };
}

/** Runs in the page: what is wrong with the focused element; "" if nothing is. */
function whatIsWrong(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const name = `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)}"`;
  // An editor's focus ring is on the frame around it.
  const around = [element, element.closest(".script-area, .script-box")];
  const ringed = around.some((each) => {
    const { outlineStyle = "none", outlineWidth = "" } = each ? getComputedStyle(each) : {};
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return `${name} shows no focus`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is out of sight`;
  const across = [0.1, 0.5, 0.9].map(
    (part) => Math.max(left, 0) + part * (Math.min(right, innerWidth) - Math.max(left, 0)),
  );
  const down = [0.1, 0.5, 0.9].map(
    (part) => Math.max(top, 0) + part * (Math.min(bottom, innerHeight) - Math.max(top, 0)),
  );
  const isSeen = across.some((x) =>
    down.some((y) => {
      const there = document.elementFromPoint(x, y);
      return (
        there && (element.contains(there) || there.contains(element) || there.closest("label")?.control === element)
      );
    }),
  );
  return isSeen ? "" : `${name} is covered`;
}
