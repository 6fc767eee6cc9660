import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { castWithFaults, parsed, storyOf } from "@/testing/cast-story";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import { server } from "../../../mocks/server";
import type { Fault } from "../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const parsing = "GET /script-parsing/parsing-status/:story_id";
const parsingOf = parsing.replace(":story_id", "story-1");
const making = "GET /script-character-generation/generation-status/:story_id";
const makingOf = making.replace(":story_id", "story-1");
const startMaking = "POST /script-character-generation/generate-missing-characters";
const linesOf = "GET /script-parsing/get-parsed-lines/story-1";
const says = (body: object): Fault => ({ status: 200, body: JSON.stringify(body) });

/** A clock that runs by itself and can be pushed on. */
beforeEach(() => void installFakeClock());

/** Opens Create Media, where the calls answer as told from then on; gives a way to press a button, and to count its calls. */
async function open(faults: Record<string, Fault>) {
  const sent = watchRequests();
  const { world } = await renderAt(at, { as: "owner", given: parsed });
  await screen.findByText("Hi hello.");
  for (const [line, fault] of Object.entries(faults)) world.faults.set(line, fault);
  const before = sent.length;
  const press = async (name: string) => {
    // What follows at once would be the second of a double click.
    await advanceTime(1_000);
    fireEvent.click(await screen.findByRole("button", { name }));
  };
  const reads = (line: string) => countCalls(sent.slice(before), line);
  return { world, press, reads };
}

async function parse(status: Fault) {
  const opened = await open({ "POST /script-parsing/parse-script": says({ status: "starting" }), [parsing]: status });
  const again = () => opened.press("Parse Script");
  await again();
  return { ...opened, again };
}
async function make(status: Fault, ids: string[] = ["a", "b"]) {
  const opened = await open({ [startMaking]: says({ generated_character_ids: ids }), [making]: status });
  const again = () => opened.press("Generate Missing Characters");
  await again();
  return { ...opened, again };
}

/** Nothing may be asked in the ten minutes after an end. */
async function expectSilence(reads: () => number) {
  const before = reads();
  await advanceTime(600_000);
  expect(reads()).toBe(before);
}

const parsingBar = () => screen.findByRole("progressbar", { name: "Parsing the script" });

test("an answer about the parsing that is none, or that nobody knows, ends the asking", async () => {
  const cannot = "Failed to check parsing status";
  const unknown = "Unknown parsing status received";
  const { world, again, reads } = await parse({ status: 500 });
  const expectEnd = async (text: string) => {
    const bar = await parsingBar();
    await advanceTime(2_000);
    expect(await screen.findByText(text)).toBeVisible();
    expect(bar).not.toBeInTheDocument();
    await expectSilence(() => reads(parsingOf));
  };
  await expectEnd(cannot);
  const answers: [string, Fault][] = [
    [unknown, says({})],
    [cannot, { status: 401, error: "Who?" }],
    [unknown, says({ status: null })],
    [cannot, { reset: true }],
    [unknown, says({ status: 7 })],
    [cannot, { status: 200, body: "<!doctype html>", contentType: "text/html" }],
    [unknown, says({ status: "dreaming" })],
  ];
  for (const [text, fault] of answers) {
    world.faults.set(parsing, fault);
    await again();
    await expectEnd(text);
  }
});

test("a parse is asked about every two seconds, after ten minutes every ten, until one stops waiting", async () => {
  const { reads } = await parse(says({ status: "processing" }));
  await screen.findByRole("progressbar", { name: "Parsing the script" });
  await advanceTime(20_000);
  expect(reads(parsingOf)).toBeGreaterThanOrEqual(9);
  expect(reads(parsingOf)).toBeLessThanOrEqual(11);
  await advanceTime(600_000);
  expect(await screen.findByText("Still parsing")).toBeVisible();
  const before = reads(parsingOf);
  await advanceTime(100_000);
  expect(reads(parsingOf) - before).toBeGreaterThanOrEqual(9);
  expect(reads(parsingOf) - before).toBeLessThanOrEqual(11);
  fireEvent.click(screen.getByRole("button", { name: "Stop waiting" }));
  await expectSilence(() => reads(parsingOf));
});

test("a busy server that says when to come back is left alone until then", async () => {
  const { world, reads } = await parse({ status: 429, retryAfter: "30" });
  await screen.findByRole("progressbar", { name: "Parsing the script" });
  await advanceTime(4_000);
  expect(reads(parsingOf)).toBe(1);
  world.faults.set(parsing, says({ status: "completed" }));
  await advanceTime(24_000);
  expect(reads(parsingOf)).toBe(1);
  await advanceTime(4_000);
  expect(await screen.findByText("The script has been parsed.")).toBeVisible();
});

test("an answer about the characters that is none ends the asking", async () => {
  const { world, again, reads } = await make({ status: 403, error: "No." });
  const expectEnd = async () => {
    await screen.findByText("0 of 2 characters");
    await advanceTime(2_000);
    expect(await screen.findByText("Error checking status. Please refresh the page.")).toBeVisible();
    await expectSilence(() => reads(makingOf));
  };
  await expectEnd();
  for (const fault of [{ reset: true }, says({})]) {
    world.faults.set(making, fault);
    await again();
    await expectEnd();
  }
});

test("characters are asked about after two seconds, and the tables are read three seconds after the last", async () => {
  const { world, reads } = await make(says({ charactersStatus: { a: "complete", b: "dreaming" } }));
  await screen.findByText("0 of 2 characters");
  await advanceTime(1_000);
  expect(reads(makingOf)).toBe(0);
  await advanceTime(1_000);
  expect(await screen.findByText("1 of 2 characters")).toBeVisible();
  const lists = reads("GET /character/list");
  world.faults.set(making, says({ charactersStatus: { a: "complete", b: "complete" } }));
  await advanceTime(2_000);
  expect(await screen.findByText("Finalizing...")).toBeVisible();
  await advanceTime(1_000);
  expect(reads("GET /character/list")).toBe(lists);
  await advanceTime(2_000);
  expect(await screen.findByText("All missing characters have been generated.")).toBeVisible();
  expect(reads("GET /character/list")).toBe(lists + 1);
  await expectSilence(() => reads(makingOf));
});

test("characters that take long are asked about every ten seconds, until one stops waiting", async () => {
  const { reads } = await make(says({ charactersStatus: { a: "generating" } }));
  await screen.findByText("0 of 2 characters");
  await advanceTime(602_000);
  expect(await screen.findByText(/^Still generating/)).toBeVisible();
  const before = reads(makingOf);
  await advanceTime(100_000);
  expect(reads(makingOf) - before).toBeLessThanOrEqual(11);
  fireEvent.click(screen.getByRole("button", { name: "Stop waiting" }));
  expect(await screen.findByRole("button", { name: "Generate Missing Characters" })).toBeVisible();
  await expectSilence(() => reads(makingOf));
});

test("who lacks what is told, and the rows that fail are marked", async () => {
  await renderAt(at, {
    as: "owner",
    given: (world) => {
      parsed(world);
      storyOf(world).mappings = {
        BOB: { project_character_id: "character-2", auto_matched: false, match_type: "none", similarity_score: 0 },
      };
    },
  });
  const text = "Some characters are missing assignments, voices, or images. Please check the detailed results below.";
  expect(await screen.findByText(text)).toBeVisible();
  const results = within(screen.getByRole("table", { name: "Validation results" }));
  expect(results.getByRole("row", { name: /BOB/ })).toHaveAttribute("data-fails", "true");
  expect(screen.queryByRole("heading", { name: "Generate Media" })).not.toBeInTheDocument();
});

test("a generator that tells nothing for a minute says so, has its lines read again, and is no failure", async () => {
  const sent = watchRequests();
  await renderAt(at, {
    as: "owner",
    given: castWithFaults({ "POST /script-shot-types/generate/:story_id": says({}) }),
  });
  const panel = within(await screen.findByRole("region", { name: "Shot Types" }));
  server.use(
    http.get("*/api/script-shot-types/shot-types-progress/:id", () => {
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(": open\n\n")) });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
  fireEvent.click(await panel.findByRole("button", { name: "Generate Shot Types" }));
  await panel.findByText("Waiting for the first news...");
  const before = countCalls(sent, linesOf);
  await advanceTime(59_000);
  expect(panel.queryByText(/^No news/)).not.toBeInTheDocument();
  await advanceTime(2_000);
  expect(await panel.findByText("No news for 60 s")).toBeVisible();
  await advanceTime(60_000);
  expect(await panel.findByText("No news for 120 s")).toBeVisible();
  expect(panel.queryByRole("alert")).not.toBeInTheDocument();
  expect(countCalls(sent, linesOf)).toBe(before + 2);
});
