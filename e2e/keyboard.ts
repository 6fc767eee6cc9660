import type { Locator, Page } from "playwright/test";
import { expect } from "./studio";

/** More stops than any screen of a short script has. */
const mostStops = 150;

/**
 * A user's keyboard: everything is reached by Tab and done by keys. Each stop on the way must show that it has the focus,
 * and stand where it can be seen.
 */
export function keyboardOf(page: Page) {
  /** Tabs on until something has the focus. */
  async function reach(target: Locator) {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
      // After the last stop of a page the browser's own controls have the focus, which here are none.
      expect(await page.evaluate(whatIsWrong), `focus on the way to ${String(target)}`).toBe("");
    }
    throw new Error(`${String(target)} is not reached by ${mostStops} tabs`);
  }

  /** Reaches something and presses keys on it, Enter if none are named. */
  async function press(target: Locator, ...keys: string[]) {
    await reach(target);
    for (const key of keys.length > 0 ? keys : ["Enter"]) await page.keyboard.press(key);
  }

  /** Reaches a field and types a text into it. */
  async function type(target: Locator, text: string) {
    await reach(target);
    await page.keyboard.insertText(text);
  }

  return { reach, press, type };
}

/** Runs in the page: what a user who sees only the focus would miss about it. */
function whatIsWrong(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const name = `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)}"`;
  // The ring of an editor is that of the frame around it.
  const around = [element, element.closest(".script-area")];
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
