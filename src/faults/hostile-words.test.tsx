import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageText, visibleText, watchBreaches, withoutSpace } from "./breaches";
import { watchComplaints } from "./complaints";
import { expectedMessage } from "./faulty-write";
import { faultyWrites } from "./faulty-writes";
import { hostileBatches } from "./hostile-texts";
import { openJob } from "./job-harness";
import { openFor } from "./open-for";
import { limitedJobs, type PolledJob } from "./polled-jobs";
import { operations } from "./provider-operations";
import { renderAt } from "@/testing/render-at";
import { oneIn, runsAllCases } from "@/testing/sample";
import { unlimitedJobs } from "./unlimited-jobs";

// Hostile texts in error messages of writes, in the status of jobs, and in messages of the identity provider.

let rowsSoFar = 0;

/**
 * The rows with their titles; the hostile texts are divided among them. In the sample each row has one, and another than
 * the row before; hostile-texts.test.tsx tries all of them.
 */
const withHostileTexts = <Row extends object>(rows: readonly Row[], titleOf: (row: Row) => string) =>
  rows.map((row, index) => {
    const sampled = rowsSoFar++ % hostileBatches.length;
    const texts = hostileBatches.filter((_, at) => (runsAllCases ? at % rows.length === index : at === sampled));
    return [titleOf(row), { ...row, texts }] as const;
  });

const whatOf = ({ what }: PolledJob) => what;

/** Whether the text is cut to the 500 characters that are displayed of a server's text. */
const isCut = (text: string) => {
  const rather = text.trim().slice(0, 510);
  return rather.length <= 500 || !pageText().includes(withoutSpace(rather));
};

/** Returns a check that a text is only text on the page, and cut to its limit. */
function watchPage() {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  return (text: string) => {
    expect(isCut(text)).toBe(true);
    expect(document.querySelectorAll("main h1")).toHaveLength(1);
    expect(breaches()).toEqual([]);
    expect(complaints).toEqual([]);
  };
}

const expectRead = (words: string) => expect(pageText()).toContain(withoutSpace(words));

test.each(withHostileTexts(oneIn(3, faultyWrites), ({ line }) => line))(
  "as the error text of a failed %s",
  async (_, { texts, ...row }) => {
    const expectText = watchPage();
    const { world, user } = await openFor(row);
    for (const error of texts) {
      world.faults.set(row.line, { status: 409, error });
      await row.action.run(user);
      const serverText = error.trim().slice(0, 500);
      await waitFor(() =>
        expectRead(expectedMessage(row, { id: "R07", what: "409", fault: { status: 409 }, serverText }).trim()),
      );
      expectText(error);
    }
  },
);

const jobs = [...limitedJobs, ...unlimitedJobs];
const jobsWithText = jobs.flatMap((job) => (job.withText ? [{ ...job, withText: job.withText }] : []));

test.each(withHostileTexts(jobs, whatOf))("as the reason of a failed job: %s", async (_, { texts, ...job }) => {
  const expectText = watchPage();
  const { begin, advanceTime, setStatus } = await openJob(job);
  for (const error of texts) {
    await begin();
    setStatus(job.failed(error));
    await advanceTime(job.intervalMs + job.resultAfterMs);
    expectRead(visibleText(error));
    expectText(error);
  }
});

test.each(withHostileTexts(limitedJobs, whatOf))(
  "as the error text of a refused poll of %s",
  async (_, { texts, ...job }) => {
    const expectText = watchPage();
    const { begin, advanceTime } = await openJob(job);
    for (const error of texts) {
      await begin({ status: 403, error });
      await advanceTime(job.intervalMs);
      expectRead(visibleText(error));
      expectText(error);
    }
  },
);

test.each(withHostileTexts(jobsWithText, whatOf))("as the status text of %s", async (_, { texts, ...job }) => {
  const expectText = watchPage();
  const { begin, advanceTime, setStatus } = await openJob(job);
  await begin();
  for (const text of texts) {
    setStatus(job.withText(text));
    await advanceTime(job.intervalMs);
    expectRead(visibleText(text));
    expectText(text);
  }
});

/** Firebase's SDK drops what follows another " : " and fills in what looks like its own placeholders. */
const sdkMessage = (text: string) =>
  (text.split(" : ")[0] ?? "").replaceAll(/\{\$([^}]+)\}/g, (_, name: string) => `<${name}?>`);

test.each(withHostileTexts(operations, ({ name }) => name))(
  "as the message of the identity provider at %s",
  async (_, { texts, line, at, as, before, action: perform, prefix = "" }) => {
    const expectText = watchPage();
    const { user, world } = await renderAt(at, {
      as,
      given: ({ state }) => {
        for (const one of Object.values(state.people)) one.emailVerified = !before;
      },
    });
    await before?.(user);
    for (const text of texts) {
      world.faults.set(line, { status: 400, error: `HOSTILE : ${text}` });
      await perform(user);
      await waitFor(() => expectRead(`${prefix}${`Firebase: ${sdkMessage(text)}`.slice(0, 500)}`));
      expectText(text);
    }
  },
);
