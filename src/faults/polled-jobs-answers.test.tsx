import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { isWorking, openJob } from "./job-harness";
import { limitedJobs } from "./polled-jobs";
import { sweep } from "./sweep";
import { unlimitedJobs } from "./unlimited-jobs";

// The answers to a poll. Every test ends with ten minutes in which nothing is polled.

sweep([...limitedJobs, ...unlimitedJobs], { titleOf: ({ what }) => what }, (job, it) => {
  it.each([
    ["NaN", undefined],
    [-5, "0"],
    [180, "100"],
    ["40", "40"],
  ])("with a progress of %s percent shows a bar from 0 to 100", async (progress, shown) => {
    const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    setStatus({ ...job.working, progress });
    await advanceTime(job.intervalMs);
    const percent = screen.getByRole("progressbar").getAttribute("aria-valuenow") ?? undefined;
    expect(percent).toBe(job.showsPercent ? shown : job.percentAfterOneRead);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("that is done does not run again, whatever later answers say", async () => {
    const { begin, advanceTime, setStatus, finish, expectDone, expectSilence } = await openJob(job);
    await begin();
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    setStatus(job.working);
    await advanceTime(10 * job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("that is done at the first poll is polled once", async () => {
    const { begin, advanceTime, finish, reads, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    finish();
    await beginning;
    await advanceTime(job.first);
    await expectDone();
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it.each(["The brush broke", undefined, ""])("that failed with the reason %j shows that", async (reason) => {
    const { begin, advanceTime, setStatus, expectSilence } = await openJob(job);
    await begin();
    setStatus(job.failed(reason));
    await advanceTime(job.intervalMs + job.resultAfterMs);
    expect(screen.getByText(job.failure(reason || undefined))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")?.getAttribute("aria-valuenow") ?? "0").toBe("0");
    await expectSilence();
  });
});
