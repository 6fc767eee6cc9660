import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageText, shown, watchBreaches, withoutSpace } from "./breaches";
import { watchComplaints } from "./complaints";
import { wordsOf } from "./faulty-write";
import { faultyWrites } from "./faulty-writes";
import { hostileBatches } from "./hostile-texts";
import { openJob } from "./job-harness";
import { openFor } from "./open-for";
import { limitedJobs, type PolledJob } from "./polled-jobs";
import { operations } from "./provider-operations";
import { renderAt } from "@/testing/render-at";
import { unlimitedJobs } from "./unlimited-jobs";

// Hostile texts in error messages of writes, in the status of jobs, and in messages of the identity provider.

/** The rows with their titles; the hostile texts are divided among them. */
const dealt = <Row extends object>(rows: readonly Row[], titleOf: (row: Row) => string) =>
  rows.map((row, index) => {
    const texts = hostileBatches.filter((_, other) => other % rows.length === index);
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

test.each(dealt(faultyWrites, ({ line }) => line))("as the error text of a failed %s", async (_, { texts, ...row }) => {
  const expectText = watchPage();
  const { world, user } = await openFor(row);
  for (const error of texts) {
    world.faults.set(row.line, { status: 409, error });
    await row.act.run(user);
    const serverText = error.trim().slice(0, 500);
    await waitFor(() =>
      expectRead(wordsOf(row, { id: "R07", what: "409", fault: { status: 409 }, serverText }).trim()),
    );
    expectText(error);
  }
});

const jobs = [...limitedJobs, ...unlimitedJobs];
const tellingJobs = jobs.flatMap((job) => (job.says ? [{ ...job, says: job.says }] : []));

test.each(dealt(jobs, whatOf))("as the reason of a failed job: %s", async (_, { texts, ...job }) => {
  const expectText = watchPage();
  const { begin, pass, tell } = await openJob(job);
  for (const error of texts) {
    await begin();
    tell(job.failed(error));
    await pass(job.every + job.resultAfter);
    expectRead(shown(error));
    expectText(error);
  }
});

test.each(dealt(limitedJobs, whatOf))("as the error text of a refused poll of %s", async (_, { texts, ...job }) => {
  const expectText = watchPage();
  const { begin, pass } = await openJob(job);
  for (const error of texts) {
    await begin({ status: 403, error });
    await pass(job.every);
    expectRead(shown(error));
    expectText(error);
  }
});

test.each(dealt(tellingJobs, whatOf))("as the status text of %s", async (_, { texts, ...job }) => {
  const expectText = watchPage();
  const { begin, pass, tell } = await openJob(job);
  await begin();
  for (const text of texts) {
    tell(job.says(text));
    await pass(job.every);
    expectRead(shown(text));
    expectText(text);
  }
});

/** Firebase's SDK drops what follows another " : " and fills in what looks like its own placeholders. */
const asTold = (text: string) =>
  (text.split(" : ")[0] ?? "").replaceAll(/\{\$([^}]+)\}/g, (_, name: string) => `<${name}?>`);

test.each(dealt(operations, ({ name }) => name))(
  "as the message of the identity provider at %s",
  async (_, { texts, line, at, as, before, act: perform, prefix = "" }) => {
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
      await waitFor(() => expectRead(`${prefix}${`Firebase: ${asTold(text)}`.slice(0, 500)}`));
      expectText(text);
    }
  },
);
