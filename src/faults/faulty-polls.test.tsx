import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { press } from "@/testing/user-actions";
import { installFakeClock } from "@/testing/clock";
import { isWorking, openJob } from "./job-harness";
import { emptySuccesses } from "./faulty-write";
import { openFor } from "./open-for";
import { film, limitedJobs } from "./polled-jobs";
import { callsTo, watchRequests } from "@/testing/requests";
import { withTitles, oneFaultPerId, type ResponseFault } from "./response-faults";
import { alertsWith, watchIntegrity } from "./integrity";
import { sweep } from "./sweep";
import { parsing, unlimitedJobs } from "./unlimited-jobs";

// Every fault in the answer to a poll. polled-jobs-* test everything else about polling.

const titleOf = ({ statusLine }: { statusLine: string }) => statusLine;

sweep(limitedJobs, { titleOf }, (job, it) => {
  // These refusals will not change later, so they end the polling. A film's job may just be too new to be found.
  const ends = [401, 403, ...(job === film ? [] : [404])];
  const isEnd = ({ fault }: ResponseFault) => ends.includes(fault.status ?? 0);

  it.each(withTitles(oneFaultPerId.filter(isEnd)))("%s ends the polling", async (_, { fault, serverText }) => {
    const { expectIntact } = watchIntegrity();
    const { begin, advanceTime, reads, expectSilence } = await openJob(job);
    await begin(fault);
    await advanceTime(job.first);
    expect(reads).toHaveLength(1);
    expect(alertsWith(job.lostMessage(serverText ?? `HTTP error ${fault.status}`))).toHaveLength(1);
    expect(isWorking()).toBe(false);
    await expectIntact();
    await expectSilence();
  });

  it.each(withTitles(oneFaultPerId.filter((kind) => !isEnd(kind))))(
    "%s does not end the polling",
    async (_, { fault }) => {
      const { expectIntact } = watchIntegrity();
      const { begin, advanceTime, finish, reads, expectDone, expectSilence } = await openJob(job);
      await begin(fault);
      await advanceTime(job.first);
      expect(reads).toHaveLength(1);
      expect(isWorking()).toBe(true);
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      finish();
      // With a long Retry-After the next poll is at the very end.
      await advanceTime(fault.retryAfter === undefined ? job.intervalMs : job.end, job.end);
      await expectDone();
      await expectIntact();
      await expectSilence();
    },
  );
});

sweep(unlimitedJobs, { titleOf }, (job, it) => {
  const withoutRetryAfter = oneFaultPerId.filter(({ fault }) => fault.retryAfter === undefined);
  const wordsFor = ({ id }: ResponseFault) =>
    job === parsing && emptySuccesses.includes(id) ? "Unknown parsing status received" : job.lostMessage("");

  it.each(withTitles(withoutRetryAfter))("%s, then I06", async (_, kind) => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = installFakeClock();
    const { world, user } = await openFor({ at: job.at });
    world.faults.set(job.startLine, { status: 200, body: JSON.stringify(job.startAnswer) });
    await screen.findByRole("button", { name: job.button });
    world.faults.set(job.statusLine, kind.fault);
    await press(user, job.button);
    await advanceTime(2_500);
    await waitFor(() => expect(alertsWith(wordsFor(kind))).toHaveLength(1));
    await expectIntact();
    const sent = watchRequests();
    world.faults.clear();
    await press(user, job.button);
    await waitFor(() => expect(alertsWith(wordsFor(kind))).toEqual([]));
    expect(callsTo(job.startLine, sent)).toHaveLength(1);
    await expectIntact();
  });
});
