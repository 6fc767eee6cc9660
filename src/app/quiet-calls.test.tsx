import { afterEach, beforeEach, describe, test, vi } from "vitest";
import { ownClock } from "@/testing/clock";
import { openFor } from "@/testing/open-for";
import { quietCalls } from "@/testing/quiet-calls";
import { named, oneOfEach } from "@/testing/response-faults";
import { watchOver } from "@/testing/sound";

// Calls whose failure is told nowhere, or by something else than a message: what they fail to say gives nobody a right.

// Of a mail that was not sent the console is told, and nobody else.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe.each(quietCalls.map((row) => [row.line, row.what, row] as const))("%s: %s", (_, __, row) => {
  const failures = oneOfEach.filter(({ id }) => !row.noFailures?.includes(id));
  test.each(named(failures))("%s", async (___, kind) => {
    const { expectSound } = watchOver();
    const pass = row.tries === undefined ? undefined : ownClock();
    const { user } = await openFor(row, ({ faults }) => faults.set(row.line, kind.fault));
    await row.act?.(user);
    await pass?.(row.tries ?? 0);
    await row.expects(kind);
    await expectSound();
  });
});
