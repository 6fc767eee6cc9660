import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { isWorking, openJob } from "@/testing/job-harness";
import { polledJobs } from "@/testing/polled-jobs";

// What a back end may answer to a poll. After every case ten minutes pass in which nothing more is asked.

describe.each(polledJobs)("$what", (job) => {
  test("that never ends is given up after its last read", async () => {
    const { begin, pass, reads, expectSilence } = await openJob(job);
    await begin();
    await pass(job.end - 100);
    expect(isWorking()).toBe(true);
    expect(screen.queryByText(job.tooLong)).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByText(job.tooLong)).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(job.reads);
    expect(reads[0]).toBe(job.first);
    expect(reads.at(-1)).toBe(job.lastRead);
    await expectSilence();
  });

  test("that is done at the very last read is done", async () => {
    const { begin, pass, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(job.lastRead - 100);
    finish();
    await pass(100);
    await expectDone();
    expect(reads).toHaveLength(job.reads);
    await expectSilence();
  });

  test("whose status is an unknown word shows that word and goes on", async () => {
    const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    tell(job.tells("reticulating"));
    await pass(2 * job.every);
    expect(screen.getByText("reticulating")).toBeVisible();
    expect(isWorking()).toBe(true);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  test.each([undefined, null, 7, {}])("whose status is %j goes on", async (status) => {
    const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    tell(job.tells(status));
    await pass(2 * job.every);
    expect(isWorking()).toBe(true);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  test.each([
    ["NaN", undefined],
    [-5, "0"],
    [180, "100"],
    ["40", "40"],
  ])("of which %s percent are told shows a bar from 0 to 100", async (progress, shown) => {
    const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    tell({ ...job.working, progress });
    await pass(job.every);
    const percent = screen.getByRole("progressbar").getAttribute("aria-valuenow") ?? undefined;
    expect(percent).toBe(job.showsPercent ? shown : job.percentAfterOneRead);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  test("forgives failures of every kind, five of them", async () => {
    const { begin, pass, tellFault, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin({ status: 500 });
    await pass(job.first);
    for (const fault of [{ reset: true }, { body: "<html>" }, { body: '{"status":' }, { status: 503, error: "E" }]) {
      tellFault(fault);
      await pass(job.every);
    }
    expect(reads).toHaveLength(5);
    expect(isWorking()).toBe(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  test("whose every read fails ends where its patience does", async () => {
    const { begin, pass, tellFault, reads, expectSilence } = await openJob(job);
    await begin();
    tellFault({ status: 500 });
    await pass(job.end);
    const isEndless = job.forgiving === Infinity;
    expect(screen.getByText(isEndless ? job.tooLong : job.lost("Failed to check job status"))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toHaveLength(isEndless ? job.reads : job.forgiving + 1);
    await expectSilence();
  });

  test("whose reads fail and succeed by turns goes on to its end", async () => {
    const { begin, pass, tell, tellFault, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    for (let turn = 0; turn < 2; turn++) {
      tellFault({ status: 500 });
      await pass(job.every);
      tell(job.working);
      await pass(job.every);
    }
    expect(isWorking()).toBe(true);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  test("that is done is not under way again, whatever is said later", async () => {
    const { begin, pass, tell, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    finish();
    await pass(job.every);
    await expectDone();
    tell(job.working);
    await pass(10 * job.every);
    await expectDone();
    await expectSilence();
  });

  test("that is done at the first read is read once", async () => {
    const { begin, pass, finish, reads, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    finish();
    await beginning;
    await pass(job.first);
    await expectDone();
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  test.each(["The brush broke", undefined, ""])("that failed, with the word %j, says so", async (reason) => {
    const { begin, pass, tell, expectSilence } = await openJob(job);
    await begin();
    tell(job.failed(reason));
    await pass(job.every);
    expect(screen.getByText(job.failure(reason || undefined))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")?.getAttribute("aria-valuenow") ?? "0").toBe("0");
    await expectSilence();
  });

  test("that is done and has no address says so", async () => {
    const { begin, pass, tell, expectSilence } = await openJob(job);
    await begin();
    tell(job.withoutAddress);
    await pass(job.every + job.resultAfter);
    expect(screen.getByText(job.saysNoAddress)).toBeVisible();
    expect(isWorking()).toBe(false);
    await expectSilence();
  });

  test("that is done and has an address that may not be used says why and shows no empty player", async () => {
    const { world, begin, pass, tell, expectSilence } = await openJob(job);
    const answer = { exists: true, video: { stored_video_url: "javascript:alert(1)" } };
    world.faults.set("GET /story-video/:story_id", { status: 200, body: JSON.stringify(answer) });
    await begin();
    tell(job.withBadAddress);
    await pass(job.every + job.resultAfter);
    expect(screen.getByText(/^The address of this (image|video) cannot be used/)).toBeVisible();
    expect(document.querySelector("video, img[src=''], [src*=javascript]")).toBeNull();
    await expectSilence();
  });
});
