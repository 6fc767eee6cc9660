import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { isWorking, openJob } from "./job-harness";
import { sweep } from "./sweep";
import { missingCharacters, parsing, unlimitedJobs } from "./unlimited-jobs";
import type { Fault } from "../../mocks/world";

// Jobs without a time limit: they never time out, and one failed poll ends the polling. Every test ends with ten
// minutes in which nothing is polled.

const stopWaiting = () => fireEvent.click(screen.getByRole("button", { name: "Stop waiting" }));

sweep(unlimitedJobs, { titleOf: ({ what }) => what }, (job, it) => {
  it("that never ends is polled less often after ten minutes, with a message, and the user can stop waiting", async () => {
    const { begin, pass, settle, reads, expectSilence } = await openJob(job);
    await begin();
    await pass(599_900);
    expect(screen.queryByText(job.stillAtIt)).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByText(job.stillAtIt)).toBeVisible();
    expect(reads).toHaveLength(300);
    expect(reads.at(-1)).toBe(600_000);
    await pass(600_000, 10_000);
    expect(reads.slice(300)).toEqual(Array.from({ length: 60 }, (_, read) => 610_000 + 10_000 * read));
    expect(isWorking()).toBe(true);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    await expectSilence();
  });

  it("that is done in the eleventh minute shows its result", async () => {
    const { begin, pass, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(609_900);
    finish();
    await pass(100);
    await expectDone();
    expect(reads).toHaveLength(301);
    await expectSilence();
  });

  it.each<Fault>([
    { status: 500 },
    { status: 503, error: "Out of ink" },
    { status: 404 },
    { status: 429 },
    { reset: true },
    { body: "<html>" },
    { body: '{"status":' },
  ])("of which a poll fails with %j is polled no more", async (fault) => {
    const { begin, pass, tellFault, reads, expectSilence } = await openJob(job);
    await begin();
    await pass(2 * job.every);
    tellFault(fault);
    await pass(job.every);
    expect(screen.getByRole("alert")).toHaveTextContent(job.lost(""));
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(reads).toHaveLength(3);
    await expectSilence();
  });

  it("of which a poll is not answered is polled no more after 15 s", async () => {
    const { begin, pass, reads, mostReads, expectSilence } = await openJob(job);
    await begin({ hang: true });
    await pass(job.first + 14_900, 1_000);
    expect(isWorking()).toBe(true);
    expect(reads).toEqual([job.first]);
    await pass(100);
    expect(screen.getByText(job.lost(""))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(mostReads()).toBe(1);
    await expectSilence();
  });

  it("polls a server that is busy for a day again after ten minutes, and the user can stop waiting", async () => {
    const { begin, pass, settle, tell, reads, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "86400" });
    await pass(job.first + 599_900, 10_000);
    expect(reads).toEqual([job.first]);
    expect(isWorking()).toBe(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    tell(job.working);
    await pass(100);
    expect(reads).toEqual([job.first, job.first + 600_000]);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    await expectSilence();
  });

  it("can be left from its first poll on, even during a Retry-After", async () => {
    const { begin, pass, settle, reads, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "60" });
    await pass(job.first);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it("is polled at once on return", async () => {
    const { begin, pass, go, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(job.every);
    await go("/projectlist");
    await pass(5_000);
    const asked = reads.length;
    await go(job.at);
    expect(reads.slice(asked)).toEqual([job.every + 5_000]);
    expect(isWorking()).toBe(true);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it("that is started again after Stop waiting ignores a late answer about the first one", async () => {
    const { begin, pass, settle, tell, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    tell(job.failed("Old news"), { delay: 3_000 });
    await pass(job.first);
    stopWaiting();
    await settle();
    await begin();
    await pass(2 * job.every);
    expect(isWorking()).toBe(true);
    expect(screen.queryByText(job.failure("Old news"))).not.toBeInTheDocument();
    expect(reads).toEqual([job.first, 2 * job.every]);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence(2);
  });
});

test.each(["reticulating", undefined, null, 7, {}, ""])(
  "a parsing whose status is %j ends with a message that the status is unknown",
  async (status) => {
    const { begin, pass, tell, reads, expectSilence } = await openJob(parsing);
    await begin();
    tell({ status });
    await pass(parsing.every);
    expect(screen.getByText("Unknown parsing status received")).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(1);
    await expectSilence();
  },
);

test("a parsing whose status is starting keeps polling", async () => {
  const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(parsing);
  await begin();
  tell({ status: "starting" });
  await pass(2 * parsing.every);
  expect(isWorking()).toBe(true);
  finish();
  await pass(parsing.every);
  await expectDone();
  await expectSilence();
});

test("a parsing that is done, but whose lines fail to load, shows both", async () => {
  const { world, begin, pass, finish, expectSilence } = await openJob(parsing);
  await begin();
  world.faults.set("GET /script-parsing/get-parsed-lines/:story_id", { status: 500 });
  finish();
  await pass(parsing.every);
  expect(screen.getByText("The script has been parsed.")).toBeVisible();
  expect(screen.getByText("Failed to fetch parsed lines")).toBeVisible();
  await expectSilence();
});

test.each([
  ["a word that nobody knows", [{ id: "character-1", status: "reticulating" }]],
  ["no word", [{ id: "character-1" }]],
  ["null", [{ id: "character-1", status: null }]],
  ["a number", [{ id: "character-1", status: 7 }]],
  ["nothing of them", []],
  ["an object of them", { "character-1": "reticulating" }],
])("missing characters with %s as their status keep polling", async (_, charactersStatus) => {
  const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(missingCharacters);
  await begin();
  tell({ charactersStatus });
  await pass(2 * missingCharacters.every);
  expect(isWorking()).toBe(true);
  expect(screen.getByText("0 of 1 character")).toBeVisible();
  finish();
  await pass(missingCharacters.every);
  await expectDone();
  await expectSilence();
});

test.each([{}, { charactersStatus: null }, { charactersStatus: "complete" }, []])(
  "missing characters with the answer %j end the polling",
  async (answer) => {
    const { begin, pass, tell, reads, expectSilence } = await openJob(missingCharacters);
    await begin();
    tell(answer);
    await pass(missingCharacters.every);
    expect(screen.getByText(missingCharacters.lost(""))).toBeVisible();
    expect(reads).toHaveLength(1);
    await expectSilence();
  },
);
