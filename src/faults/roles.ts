import { fireEvent, screen } from "@testing-library/react";
import { call } from "@/api/client";
import { storyDetails } from "@/api/contract/story";
import type { SamplePerson } from "../../mocks/seed";

/** The controls that a screen of a project offers, by role. */
export interface ScreenOfProject {
  at: string;
  /** A text that is shown once the screen has loaded. */
  ready: RegExp;
  everybody: string[];
  editors?: string[];
  owner?: string[];
  /** Of those who may not edit. */
  readers?: string[];
}

export const allRoles = ["owner", "editor", "commenter", "viewer"] as const;

export const allowedControls = (
  { everybody, editors = [], owner = [], readers = [] }: ScreenOfProject,
  as: SamplePerson,
) => [...everybody, ...(as === "owner" || as === "editor" ? editors : readers), ...(as === "owner" ? owner : [])];

/**
 * Fires change, Enter, click and submit on every control and form of the screen, then waits until the requests that
 * this caused have been sent.
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

/** Requests that change nothing: those of a sign-in, and reads that use POST. */
const changesNothing = /^(GET|OPTIONS) |accounts:|user-login|script-character-validation\/validate$/;

/** The requests that change something. */
export const writesOf = (sent: string[]) => sent.filter((one) => !changesNothing.test(one));
