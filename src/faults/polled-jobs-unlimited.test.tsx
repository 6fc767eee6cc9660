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
    const { begin, advanceTime, settle, reads, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(599_900);
    expect(screen.queryByText(job.slowMessage)).not.toBeInTheDocument();
    await advanceTime(100);
    expect(screen.getByText(job.slowMessage)).toBeVisible();
    expect(reads).toHaveLength(300);
    expect(reads.at(-1)).toBe(600_000);
    await advanceTime(600_000, 10_000);
    expect(reads.slice(300)).toEqual(Array.from({ length: 60 }, (_, read) => 610_000 + 10_000 * read));
    expect(isWorking()).toBe(true);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    await expectSilence();
  });

  it("that is done in the eleventh minute shows its result", async () => {
    const { begin, advanceTime, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(609_900);
    finish();
    await advanceTime(100);
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
    const { begin, advanceTime, setStatusFault, reads, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(2 * job.intervalMs);
    setStatusFault(fault);
    await advanceTime(job.intervalMs);
    expect(screen.getByRole("alert")).toHaveTextContent(job.lostMessage(""));
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(reads).toHaveLength(3);
    await expectSilence();
  });

  it("of which a poll is not answered is polled no more after 15 s", async () => {
    const { begin, advanceTime, reads, mostReads, expectSilence } = await openJob(job);
    await begin({ hang: true });
    await advanceTime(job.first + 14_900, 1_000);
    expect(isWorking()).toBe(true);
    expect(reads).toEqual([job.first]);
    await advanceTime(100);
    expect(screen.getByText(job.lostMessage(""))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(mostReads()).toBe(1);
    await expectSilence();
  });

  it("polls a server that is busy for a day again after ten minutes, and the user can stop waiting", async () => {
    const { begin, advanceTime, settle, setStatus, reads, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "86400" });
    await advanceTime(job.first + 599_900, 10_000);
    expect(reads).toEqual([job.first]);
    expect(isWorking()).toBe(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    setStatus(job.working);
    await advanceTime(100);
    expect(reads).toEqual([job.first, job.first + 600_000]);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    await expectSilence();
  });

  it("can be left from its first poll on, even during a Retry-After", async () => {
    const { begin, advanceTime, settle, reads, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "60" });
    await advanceTime(job.first);
    stopWaiting();
    await settle();
    expect(isWorking()).toBe(false);
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it("is polled at once on return", async () => {
    const { begin, advanceTime, go, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.intervalMs);
    await go("/projectlist");
    await advanceTime(5_000);
    const asked = reads.length;
    await go(job.at);
    expect(reads.slice(asked)).toEqual([job.intervalMs + 5_000]);
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("that is started again after Stop waiting ignores a late answer about the first one", async () => {
    const { begin, advanceTime, settle, setStatus, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    setStatus(job.failed("Old news"), { delay: 3_000 });
    await advanceTime(job.first);
    stopWaiting();
    await settle();
    await begin();
    await advanceTime(2 * job.intervalMs);
    expect(isWorking()).toBe(true);
    expect(screen.queryByText(job.failure("Old news"))).not.toBeInTheDocument();
    expect(reads).toEqual([job.first, 2 * job.intervalMs]);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence(2);
  });
});

test.each(["reticulating", undefined, null, 7, {}, ""])(
  "a parsing whose status is %j ends with a message that the status is unknown",
  async (status) => {
    const { begin, advanceTime, setStatus, reads, expectSilence } = await openJob(parsing);
    await begin();
    setStatus({ status });
    await advanceTime(parsing.intervalMs);
    expect(screen.getByText("Unknown parsing status received")).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(1);
    await expectSilence();
  },
);

test("a parsing whose status is starting keeps polling", async () => {
  const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(parsing);
  await begin();
  setStatus({ status: "starting" });
  await advanceTime(2 * parsing.intervalMs);
  expect(isWorking()).toBe(true);
  finish();
  await advanceTime(parsing.intervalMs);
  await expectDone();
  await expectSilence();
});

test("a parsing that is done, but whose lines fail to load, shows both", async () => {
  const { world, begin, advanceTime, finish, expectSilence } = await openJob(parsing);
  await begin();
  world.faults.set("GET /script-parsing/get-parsed-lines/:story_id", { status: 500 });
  finish();
  await advanceTime(parsing.intervalMs);
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
  const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(missingCharacters);
  await begin();
  setStatus({ charactersStatus });
  await advanceTime(2 * missingCharacters.intervalMs);
  expect(isWorking()).toBe(true);
  expect(screen.getByText("0 of 1 character")).toBeVisible();
  finish();
  await advanceTime(missingCharacters.intervalMs);
  await expectDone();
  await expectSilence();
});

test.each([{}, { charactersStatus: null }, { charactersStatus: "complete" }, []])(
  "missing characters with the answer %j end the polling",
  async (answer) => {
    const { begin, advanceTime, setStatus, reads, expectSilence } = await openJob(missingCharacters);
    await begin();
    setStatus(answer);
    await advanceTime(missingCharacters.intervalMs);
    expect(screen.getByText(missingCharacters.lostMessage(""))).toBeVisible();
    expect(reads).toHaveLength(1);
    await expectSilence();
  },
);

test("what was known of a parse before its start does not hide why that was refused", async () => {
  const { go, settle, world, advanceTime } = await openJob(parsing);
  world.faults.set(parsing.startLine, { status: 500, delay: 10_000 });
  fireEvent.click(screen.getByRole("button", { name: parsing.button }));
  await settle();
  await go("/myaccount");
  await go(parsing.at);
  await advanceTime(11_000, 1_000);
  expect(screen.getByText("Failed to start parsing script")).toBeVisible();
});
