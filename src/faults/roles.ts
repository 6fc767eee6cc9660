import { fireEvent, screen } from "@testing-library/react";
import { call } from "@/api/client";
import { storyDetails } from "@/api/contract/story";
import type { SamplePerson } from "../../mocks/seed";

/** What can be used on a screen of a project, in its order. */
export interface ScreenOfProject {
  at: string;
  /** What is read once everything is there. */
  ready: RegExp;
  everybody: string[];
  editors?: string[];
  owner?: string[];
}

export const everyone = ["owner", "editor", "commenter", "viewer"] as const;

export const mayUse = ({ everybody, editors = [], owner = [] }: ScreenOfProject, as: SamplePerson) => [
  ...everybody,
  ...(as === "owner" || as === "editor" ? editors : []),
  ...(as === "owner" ? owner : []),
];

/**
 * Uses whatever is on the screen in every way there is: click, Enter, change, and the submit of a form. When it is done,
 * whatever that sends has been sent.
 */
export async function pressEverything() {
  const main = screen.getByRole("main");
  for (const control of main.querySelectorAll("button, input, select, textarea")) {
    fireEvent.change(control, {
      target: control instanceof HTMLInputElement && control.type === "file" ? {} : { value: "x" },
    });
    fireEvent.keyDown(control, { key: "Enter" });
    fireEvent.click(control);
  }
  for (const form of main.querySelectorAll("form")) fireEvent.submit(form);
  await call(storyDetails, { story_id: "story-1" });
}

/** Sent while signing in, or asking for something in the form of a write. */
const changesNothing = /^(GET|OPTIONS) |accounts:|user-login|script-character-validation\/validate$/;

/** Those of the requests that change something. */
export const writesOf = (sent: string[]) => sent.filter((one) => !changesNothing.test(one));
