import { cleanup, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { faultyReads, type FaultyRead } from "@/testing/faulty-reads";
import { hostile, misshapen, type Hostile } from "@/testing/hostile-answers";
import { byLine, openFor } from "@/testing/open-for";
import { answersTo } from "@/testing/requests";
import { told, watchOver } from "@/testing/sound";

// A true answer of the stand-in, spoiled in one place after the other, or stretched as far as it may go.

/** Has the screen shown with each of the answers that are made of the true one. */
async function withEach(row: FaultyRead, make: (answer: never) => Hostile[], look: (one: Hostile) => unknown) {
  const { calm, expectSound } = watchOver();
  const answers = answersTo(row.line);
  await openFor(row);
  await waitFor(() => expect(answers).not.toEqual([]));
  await calm();
  for (const one of make(JSON.parse(answers[0] ?? "") as never)) {
    cleanup();
    sessionStorage.clear();
    await openFor(row, ({ faults }) => faults.set(row.line, { status: 200, body: one.body }));
    await expectSound();
    await look(one);
  }
}

// A limit for what never comes; each test shows a screen dozens of times.
const limit = { timeout: 120_000 };

describe.each(byLine(faultyReads))("%s", (_, row) => {
  test("R15: wrong in any one place, it breaks nothing", limit, async () => {
    let tried = 0;
    await withEach(row, misshapen, () => tried++);
    expect(tried).toBeGreaterThan(0);
  });

  test("R16: right and hostile, it is shown", limit, async () => {
    await withEach(
      row,
      (answer) => hostile(answer),
      ({ what }) => {
        const words = typeof row.says === "string" ? row.says : row.says(0);
        expect({ what, said: told(words) }).toEqual({ what, said: [] });
        expect({}).not.toHaveProperty("polluted");
      },
    );
  });
});
