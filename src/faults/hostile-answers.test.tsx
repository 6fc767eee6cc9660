import { cleanup, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { faultyReads, type FaultyRead } from "./faulty-reads";
import { extremeAnswers, invalidAnswers, type Hostile } from "./hostile-answers";
import { openFor } from "./open-for";
import { watchAnswers } from "@/testing/requests";
import { oneIn, runsAllCases } from "@/testing/sample";
import { alertsWith, watchIntegrity } from "./integrity";

// Valid answers of the stand-in, made invalid in one place after the other, or valid but extreme.

/** Renders the screen with each variant of the valid answer. */
async function withEach(row: FaultyRead, make: (answer: never) => Hostile[], look: (one: Hostile) => unknown) {
  const { waitForIdle, expectIntact } = watchIntegrity();
  const answers = watchAnswers(row.line);
  await openFor(row);
  await waitFor(() => expect(answers).not.toEqual([]));
  await waitForIdle();
  for (const one of make(JSON.parse(answers[0] ?? "") as never)) {
    cleanup();
    sessionStorage.clear();
    await openFor(row, ({ faults }) => faults.set(row.line, { status: 200, body: one.body }));
    await expectIntact();
    await look(one);
  }
}

// The contract refuses what is invalid before any screen has it: in the sample one screen in three is enough.
const rows = oneIn(
  3,
  faultyReads.map((row, index) => [row.line, { row, index }] as const),
);

/** In the sample one of them, another one for each row. */
const some = <One,>(all: One[], index: number) =>
  runsAllCases ? all : all.filter((_, place) => place === index % all.length);

// contract.test.ts tests which answers are valid; here, how the screen handles invalid ones.
test.each(rows)("%s: R15, an answer with one invalid value leaves the screen intact", async (_, { row, index }) => {
  let tried = 0;
  await withEach(
    row,
    (answer) => some(invalidAnswers(answer), index),
    () => tried++,
  );
  expect(tried).toBeGreaterThan(0);
});

test.each(rows)("%s: R16, a valid but extreme answer is shown", async (_, { row, index }) => {
  await withEach(
    row,
    (answer) => some(extremeAnswers(answer), index),
    ({ what }) => {
      const words = typeof row.says === "string" ? row.says : row.says(0);
      expect({ what, said: alertsWith(words) }).toEqual({ what, said: [] });
      expect({}).not.toHaveProperty("polluted");
    },
  );
});
