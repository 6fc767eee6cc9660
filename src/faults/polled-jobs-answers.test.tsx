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

  it("that is done does not run again, whatever later answers say", async () => {
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

  it("that is done at the first poll is polled once", async () => {
    const { begin, pass, finish, reads, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    finish();
    await beginning;
    await pass(job.first);
    await expectDone();
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it.each(["The brush broke", undefined, ""])("that failed with the reason %j shows that", async (reason) => {
    const { begin, pass, tell, expectSilence } = await openJob(job);
    await begin();
    tell(job.failed(reason));
    await pass(job.every + job.resultAfter);
    expect(screen.getByText(job.failure(reason || undefined))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(screen.queryByRole("progressbar")?.getAttribute("aria-valuenow") ?? "0").toBe("0");
    await expectSilence();
  });
});
