import { screen } from "@testing-library/react";
import { expect } from "vitest";
import type { World } from "../../mocks/world";
import { parsed, storyOf } from "@/testing/cast-story";
import type { PolledJob } from "./polled-jobs";

/** A job of Create Media: it is polled until it ends, a poll fails, or the user stops waiting. */
export interface UnlimitedJob extends PolledJob {
  /** The message after ten minutes. */
  slowMessage: string;
}

// A section that is done, or waits for another one, is unfolded by its address.
const ofStories = {
  intervalMs: 2_000,
  first: 2_000,
  showsPercent: false,
};

export const parsing: UnlimitedJob = {
  ...ofStories,
  at: "/story/story-1/script-media#parse",
  sibling: "/story/story-2/script-media#parse",
  what: "the parsing of a script",
  given: giveSecondStory,
  button: "Parse Script",
  startLine: "POST /script-parsing/parse-script",
  statusLine: "GET /script-parsing/parsing-status/:story_id",
  statusPath: "/api/script-parsing/parsing-status/story-1",
  startAnswer: { status: "processing", message: "Started" },
  working: { status: "processing", message: "Reading page 2" },
  done: { status: "completed" },
  failed: (error) => ({ status: "failed", error }),
  withText: (message) => ({ status: "processing", message }),
  finish: parsed,
  slowMessage: "Still parsing",
  failure: (reason = "Unknown error") => `Script parsing failed: ${reason}`,
  lostMessage: () => "Failed to check parsing status",
  // The lines are fetched first, then the cast.
  resultAfterMs: 100,
  expectResult: () => expect(screen.getByText("The script has been parsed.")).toBeVisible(),
};

const bobIs = (status: string, error?: string) => ({ charactersStatus: [{ id: "character-1", status, error }] });

export const missingCharacters: UnlimitedJob = {
  ...ofStories,
  at: "/story/story-1/script-media#missing",
  sibling: "/story/story-2/script-media#missing",
  what: "the making of missing characters",
  given: (world) => {
    parsed(world);
    giveSecondStory(world);
  },
  button: "Generate Missing Characters",
  startLine: "POST /script-character-generation/generate-missing-characters",
  statusLine: "GET /script-character-generation/generation-status/:story_id",
  statusPath: "/api/script-character-generation/generation-status/story-1",
  startAnswer: { generated_character_ids: ["character-1"], message: "Making the cast" },
  working: bobIs("painting"),
  done: bobIs("complete"),
  failed: (error) => bobIs("failed", error),
  finish: () => undefined,
  percentAfterOneRead: "30",
  slowMessage: "Still generating",
  failure: (reason = "Unknown error") => `BOB: ${reason}`,
  lostMessage: () => "Error checking status. Please refresh the page.",
  resultAfterMs: 3_000,
  expectResult: () => expect(screen.getByText("All missing characters have been generated.")).toBeVisible(),
};

export const unlimitedJobs = [parsing, missingCharacters];

function giveSecondStory(world: World) {
  const story = structuredClone(storyOf(world));
  world.state.stories["story-2"] = { ...story, id: "story-2", title: "Night Shift", lines: [], locations: [] };
}
