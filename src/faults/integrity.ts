import { screen } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { watchComplaints } from "./complaints";
import type { FaultyWrite } from "./faulty-write";
import { watchLeftovers } from "./leftovers";
import { watchTraffic } from "@/testing/requests";

/**
 * Checks, to the end of the test, what must hold whatever a back end answers; faults, section 2.3. Uncaught errors
 * fail a run in any case; here they are attributed to their test.
 */
export function watchIntegrity() {
  const complaints = watchComplaints();
  const waitForIdle = watchTraffic();
  const leftovers = watchLeftovers();
  let hadFocus = false;
  const notice = () => (hadFocus = true);
  const complain = (event: Event) => void complaints.push(`${event.type}: ${messageOf(event)}`);
  document.addEventListener("focusin", notice);
  for (const type of ["error", "unhandledrejection"]) window.addEventListener(type, complain);
  onTestFinished(() => {
    document.removeEventListener("focusin", notice);
    for (const type of ["error", "unhandledrejection"]) window.removeEventListener(type, complain);
    expect(complaints.join("\n")).toBe("");
    // The page is unmounted by now.
    expect(leftovers()).toEqual([]);
  });

  return {
    waitForIdle,

    /**
     * Waits until no request is in flight. Then a usable screen must be shown, without errors in the console and
     * without two equal alerts, and the focus must not be lost.
     */
    expectIntact: async () => {
      // The screen's lazy chunk may still be loading.
      await waitForIdle(() => heading() !== undefined && document.querySelector(usable) !== null);
      expect(complaints.join("\n")).toBe("");
      expect(heading()).toMatch(/\S/);
      expect(heading()).not.toBe("Something went wrong");
      expect(document.querySelector(usable)).not.toBeNull();
      const alerts = alertTexts();
      expect(alerts).toEqual([...new Set(alerts)]);
      if (hadFocus) expect(document.body).not.toHaveFocus();
    },
  };
}

const messageOf = (event: Event) =>
  event instanceof ErrorEvent ? event.message : "reason" in event ? String(event.reason) : "";
const heading = () => document.querySelector("main h1")?.textContent;
const usable = "main :is(a[href], :is(button, input, select, textarea):enabled:not([aria-disabled=true]))";

/** The texts of all alerts. */
export const alertTexts = () => [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);

/** The alerts that contain these words, of which only the first 400 characters count. */
export const alertsWith = (words: string) => alertTexts().filter((text) => text.includes(words.trim().slice(0, 400)));

/** The texts of all fields, by label. Empty for a choice, which may add and remove fields. */
export const fieldTexts = ({ action: { by } }: Pick<FaultyWrite, "action">) =>
  by === "a choice"
    ? {}
    : Object.fromEntries(
        screen
          .queryAllByRole<HTMLInputElement>("textbox")
          .map((field) => [field.labels?.[0]?.textContent ?? field.name, field.value ?? field.textContent]),
      );

/** The values of all selects and checked radio buttons of the screen. */
export const chosenValues = () =>
  [...document.querySelectorAll<HTMLInputElement>("main :is(select, input[type=radio]:checked)")].map(
    ({ value }) => value,
  );
