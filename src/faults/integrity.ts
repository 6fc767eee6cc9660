import { screen } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { watchComplaints } from "./complaints";
import type { FaultyWrite } from "./faulty-write";
import { watchLeftovers } from "./leftovers";
import { watchTraffic } from "@/testing/requests";

/**
 * Watches from now to the end of the test over what must hold whatever a back end answers; faults, section 2.3. Errors
 * that nobody has caught fail the run by themselves; here they are told with the case that they belong to.
 */
export function watchIntegrity() {
  const complaints = watchComplaints();
  const calm = watchTraffic();
  const leftovers = watchLeftovers();
  let hadFocus = false;
  const notice = () => (hadFocus = true);
  const complain = (event: Event) => void complaints.push(`${event.type}: ${wordsOf(event)}`);
  document.addEventListener("focusin", notice);
  for (const type of ["error", "unhandledrejection"]) window.addEventListener(type, complain);
  onTestFinished(() => {
    document.removeEventListener("focusin", notice);
    for (const type of ["error", "unhandledrejection"]) window.removeEventListener(type, complain);
    expect(complaints.join("\n")).toBe("");
    // The page is gone by now.
    expect(leftovers()).toEqual([]);
  });

  return {
    calm,

    /**
     * Once nothing is under way any more, a screen stands that can be used, nothing was complained of or said twice, and
     * whoever had the focus somewhere has it still.
     */
    expectIntact: async () => {
      // The screen's code may have to be loaded first.
      await calm(() => heading() !== undefined && document.querySelector(usable) !== null);
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

const wordsOf = (event: Event) =>
  event instanceof ErrorEvent ? event.message : "reason" in event ? String(event.reason) : "";
const heading = () => document.querySelector("main h1")?.textContent;
const usable = "main :is(a[href], :is(button, input, select, textarea):enabled:not([aria-disabled=true]))";

/** Everything that is said with urgency. */
export const alertTexts = () => [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);

/** The messages on the page that say so, at least with their beginning: a server may have said very much. */
export const alertsWith = (words: string) => alertTexts().filter((text) => text.includes(words.trim().slice(0, 400)));

/** What stands in every field of the page that holds words, by the field's name. A choice may bring and take fields. */
export const typedWords = ({ act: { by } }: Pick<FaultyWrite, "act">) =>
  by === "a choice"
    ? {}
    : Object.fromEntries(
        screen
          .queryAllByRole<HTMLInputElement>("textbox")
          .map((field) => [field.labels?.[0]?.textContent ?? field.name, field.value ?? field.textContent]),
      );

/** What is chosen in every select and among all radio buttons of the screen. */
export const chosenValues = () =>
  [...document.querySelectorAll<HTMLInputElement>("main :is(select, input[type=radio]:checked)")].map(
    ({ value }) => value,
  );
