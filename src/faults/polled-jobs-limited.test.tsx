import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { isWorking, openJob } from "./job-harness";
import { limitedJobs } from "./polled-jobs";
import { sweep } from "./sweep";

// Jobs with a time limit: they time out, tolerate failed polls, and produce a file with an address. Every test ends
// with ten minutes in which nothing is polled.

sweep(limitedJobs, { titleOf: ({ what }) => what }, (job, it) => {
  it("that never ends times out after its last poll", async () => {
    const { begin, advanceTime, reads, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.end - 100);
    expect(isWorking()).toBe(true);
    expect(screen.queryByText(job.tooLong)).not.toBeInTheDocument();
    await advanceTime(100);
    expect(screen.getByText(job.tooLong)).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(job.reads);
    expect(reads[0]).toBe(job.first);
    expect(reads.at(-1)).toBe(job.lastRead);
    await expectSilence();
  });

  it("that is done at the very last poll is done", async () => {
    const { begin, advanceTime, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.lastRead - 100);
    finish();
    await advanceTime(100);
    await expectDone();
    expect(reads).toHaveLength(job.reads);
    await expectSilence();
  });

  it("whose status is an unknown word shows that word and keeps polling", async () => {
    const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    setStatus(job.withStatus("reticulating"));
    await advanceTime(2 * job.intervalMs);
    expect(screen.getByText("reticulating")).toBeVisible();
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it.each([undefined, null, 7, {}])("whose status is %j keeps polling", async (status) => {
    const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    setStatus(job.withStatus(status));
    await advanceTime(2 * job.intervalMs);
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("tolerates five failed polls of any kind", async () => {
    const { begin, advanceTime, setStatusFault, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin({ status: 500 });
    await advanceTime(job.first);
    for (const fault of [{ reset: true }, { body: "<html>" }, { body: '{"status":' }, { status: 503, error: "E" }]) {
      setStatusFault(fault);
      await advanceTime(job.intervalMs);
    }
    expect(reads).toHaveLength(5);
    expect(isWorking()).toBe(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("whose polls all fail ends at its limit", async () => {
    const { begin, advanceTime, setStatusFault, reads, expectSilence } = await openJob(job);
    await begin();
    setStatusFault({ status: 500 });
    await advanceTime(job.end);
    const isEndless = job.toleratedUntil === Infinity;
    expect(screen.getByText(isEndless ? job.tooLong : job.lostMessage("Failed to check job status"))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(isEndless ? job.reads : job.toleratedUntil + 1);
    await expectSilence();
  });

  it("whose polls fail and succeed in turn goes on to its end", async () => {
    const { begin, advanceTime, setStatus, setStatusFault, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    for (let turn = 0; turn < 2; turn++) {
      setStatusFault({ status: 500 });
      await advanceTime(job.intervalMs);
      setStatus(job.working);
      await advanceTime(job.intervalMs);
    }
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("that is done without an address shows that", async () => {
    const { begin, advanceTime, setStatus, expectSilence } = await openJob(job);
    await begin();
    setStatus(job.withoutAddress);
    await advanceTime(job.intervalMs + job.resultAfterMs);
    expect(screen.getByText(job.saysNoAddress)).toBeVisible();
    expect(isWorking()).toBe(false);
    await expectSilence();
  });

  it("that is done with an address that may not be used shows the reason and no empty player", async () => {
    const { world, begin, advanceTime, setStatus, expectSilence } = await openJob(job);
    const answer = { exists: true, video: { stored_video_url: "javascript:alert(1)" } };
    world.faults.set("GET /story-video/:story_id", { status: 200, body: JSON.stringify(answer) });
    await begin();
    setStatus(job.withBadAddress);
    await advanceTime(job.intervalMs + job.resultAfterMs);
    expect(screen.getByText(/^The address of this (image|video) cannot be used/)).toBeVisible();
    expect(document.querySelector("video, img[src=''], [src*=javascript]")).toBeNull();
    await expectSilence();
  });

  it("gets no longer timeout because the server was busy", async () => {
    const { begin, advanceTime, setStatus, reads, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "60" });
    await advanceTime(job.first);
    setStatus(job.working);
    const attemptsTakeLonger = job.toleratedUntil === Infinity ? 0 : 60_000 - job.intervalMs;
    await advanceTime(job.end + attemptsTakeLonger - job.first - 100);
    expect(isWorking()).toBe(true);
    await advanceTime(100);
    expect(screen.getByText(job.tooLong)).toBeVisible();
    expect(reads[1]).toBe(job.first + 60_000);
    await expectSilence();
  });

  it("of which one poll is never answered polls again after 15 s, one poll at a time", async () => {
    const { begin, advanceTime, finish, reads, mostReads, expectDone, expectSilence } = await openJob(job);
    await begin({ hang: true });
    await advanceTime(job.first);
    finish();
    await advanceTime(14_900, 1_000);
    expect(reads).toEqual([job.first]);
    expect(isWorking()).toBe(true);
    await advanceTime(100);
    expect(reads).toEqual([job.first, job.first + 15_000]);
    await expectDone();
    expect(mostReads()).toBe(1);
    await expectSilence();
  });
});

const singleMedia = limitedJobs.filter(({ startLine }) => startLine !== "POST /story-video/create");

test.each(singleMedia)(
  "the start of $what that is not answered in 30 s is followed by polling, and not sent again",
  async (job) => {
    const { world, begin, advanceTime, finish, reads, starts, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    world.faults.set(job.startLine, { hang: true });
    await beginning;
    const notice = /^(Image|Video) generation may take longer\. Polling for status\.\.\.$/;
    await advanceTime(29_900, 1_000);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(reads).toEqual([]);
    await advanceTime(100);
    expect(screen.getByText(notice)).toBeVisible();
    await advanceTime(2 * job.intervalMs);
    expect(reads).toEqual([30_000 + job.intervalMs, 30_000 + 2 * job.intervalMs]);
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(starts()).toBe(1);
    await expectSilence();
  },
);
