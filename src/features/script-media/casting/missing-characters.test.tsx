import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { parsed } from "@/testing/cast-story";
import { away } from "@/testing/away";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import type { Fault, World } from "../../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const status = "GET /script-character-generation/generation-status/:story_id";
const statusOf = status.replace(":story_id", "story-1");
const start = "POST /script-character-generation/generate-missing-characters";
const says = (body: object): Fault => ({ status: 200, body: JSON.stringify(body) });
const states = (...each: string[]) =>
  says({ charactersStatus: each.map((one, index) => ({ id: `c${index}`, status: one })) });

const making = (ids: string[], now: Fault) => (world: World) => {
  parsed(world);
  world.faults.set(start, says({ generated_character_ids: ids, message: "Making the cast" }));
  world.faults.set(status, now);
};

beforeEach(() => void installFakeClock());
const bar = () => screen.getByRole("progressbar", { name: "Generating missing characters" });
const percent = () => Number(bar().getAttribute("aria-valuenow"));
const section = () => within(screen.getByRole("region", { name: "Generate Missing Characters" }));

async function begin(given: (world: World) => void) {
  const sent = watchRequests();
  const visit = await renderAt(at, { as: "editor", given });
  fireEvent.click(await screen.findByRole("button", { name: "Generate Missing Characters" }));
  return { ...visit, reads: () => countCalls(sent, statusOf), starts: () => countCalls(sent, start) };
}

test("the bar goes from preparing at 5 through creating at 10 to 30, and generating up to the end", async () => {
  const voices = holdAnswers("/script-character-generation/validate");
  const creation = holdAnswers("/generate-missing-characters");
  const { world } = await begin(making(["c0", "c1", "c2", "c3"], states("complete", "working", "working", "working")));
  expect(await section().findByText("Checking voices...")).toBeVisible();
  expect(percent()).toBe(5);
  voices();
  expect(await section().findByText("Creating characters...")).toBeVisible();
  expect(percent()).toBe(10);
  creation();
  expect(await section().findByText("0 of 4 characters")).toBeVisible();
  expect(percent()).toBe(30);
  await advanceTime(2_000);
  expect(await section().findByText("1 of 4 characters")).toBeVisible();
  expect(percent()).toBe(48);
  world.faults.set(status, states("complete", "complete", "complete", "complete"));
  await advanceTime(2_000);
  expect(await section().findByText("Finalizing...")).toBeVisible();
  expect(percent()).toBe(95);
  await advanceTime(3_000);
  expect(await section().findByText("All missing characters have been generated.")).toBeVisible();
});

test("a bar that came further than finalizing stays there", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `c${index}`);
  const { world } = await begin(making(ids, states(...ids.slice(1).map(() => "complete"), "working")));
  await section().findByText("0 of 40 characters");
  await advanceTime(2_000);
  await section().findByText("39 of 40 characters");
  expect(percent()).toBe(98);
  world.faults.set(status, states(...ids.map(() => "complete")));
  await advanceTime(2_000);
  await section().findByText("Finalizing...");
  expect(percent()).toBe(98);
});

test("whatever the voice check answers, generation goes on", async () => {
  const { starts } = await begin((world) => {
    making(["c0"], states("working"))(world);
    world.faults.set("POST /script-character-generation/validate", { status: 500 });
  });
  expect(await section().findByText("0 of 1 character")).toBeVisible();
  expect(starts()).toBe(1);
});

test("where nobody is missing, nobody is asked about, and the server's words stand", async () => {
  const { reads } = await begin((world) => {
    parsed(world);
    world.faults.set(start, says({ generated_character_ids: [], message: "Everybody is there." }));
  });
  expect(await section().findByText("Everybody is there.")).toBeVisible();
  await advanceTime(60_000);
  expect(reads()).toBe(0);
});

/** Has them made, and gives what is told of those who could not be. */
async function failuresOf(charactersStatus: { id: string; [field: string]: unknown }[]) {
  const ids = charactersStatus.map(({ id }) => id);
  await begin(making(ids, says({ charactersStatus })));
  await section().findByText(/^0 of/);
  await advanceTime(2_000);
  await section().findByText("Finalizing...");
  await advanceTime(3_000);
  await section().findByText(/of the characters could not be generated\.$/);
  const list = section().getByRole("list", { name: "Characters that could not be generated" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("characters that could not be made are named, each with the reason", async () => {
  const told = await failuresOf([
    { id: "c0", status: "complete", name: "ANN" },
    { id: "c1", status: "failed", name: "CAT", error: "The brush broke" },
    { id: "character-1", status: "error", error: "" },
    { id: "c2", status: "failed", error: 7 },
  ]);
  expect(section().getByRole("alert")).toHaveTextContent("3 of the characters could not be generated.");
  expect(told).toEqual(["CAT: The brush broke", "BOB: Unknown error", "Character c2: Unknown error"]);
});

test("of many characters that could not be made fifty are named, and a long reason is cut", async () => {
  const rows = Array.from({ length: 52 }, (_, index) => ({
    id: `c${index}`,
    status: "failed",
    error: "x".repeat(600),
  }));
  const told = await failuresOf(rows);
  expect(told).toHaveLength(51);
  expect(told[0]).toBe(`Character c0: ${"x".repeat(500)}…`);
  expect(told.at(-1)).toBe("And 2 more.");
});

test("a second press while characters are made sends nothing", async () => {
  const { starts } = await begin(making(["c0"], states("working")));
  await section().findByText("0 of 1 character");
  fireEvent.click(section().getByRole("button", { name: "Generating..." }));
  await advanceTime(2_000);
  expect(starts()).toBe(1);
});

test.each([
  ["leaving and returning", away.leaveAndReturn],
  ["a reload", away.reload],
])("characters under way are followed again after %s", async (_, goAway) => {
  const visit = await begin(making(["c0", "c1"], states("complete", "working")));
  const { starts, world } = visit;
  await section().findByText("0 of 2 characters");
  await goAway(visit);
  await screen.findByRole("region", { name: "Generate Missing Characters" });
  expect(section().getByRole("button", { name: "Generating..." })).toBeVisible();
  expect(await section().findByText("1 of 2 characters")).toBeVisible();
  world.faults.set(status, states("complete", "complete"));
  await advanceTime(2_000);
  await section().findByText("Finalizing...");
  await advanceTime(3_000);
  expect(await section().findByText("All missing characters have been generated.")).toBeVisible();
  expect(starts()).toBe(1);
});

test("what is over, or no longer waited for, is not taken up on return", async () => {
  const { reads, unmount } = await begin(making(["c0"], states("working")));
  await section().findByText("0 of 1 character");
  await advanceTime(2_000);
  fireEvent.click(await section().findByRole("button", { name: "Stop waiting" }));
  const before = reads();
  unmount();
  await renderAt(at);
  expect(await screen.findByRole("button", { name: "Generate Missing Characters" })).toBeVisible();
  await advanceTime(10_000);
  expect(reads()).toBe(before);
});

test("the seconds that pass are told to nobody who listens", async () => {
  await begin(making(["c0"], states("working")));
  const clock = await section().findByText(/^\d+:\d\d$/);
  expect(clock.closest('[role="status"], [role="alert"]')).toBeNull();
});
