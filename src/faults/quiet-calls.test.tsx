import { beforeEach, vi } from "vitest";
import { ownClock } from "@/testing/clock";
import { openFor } from "./open-for";
import { quietCalls } from "./quiet-calls";
import { named, oneOfEach } from "./response-faults";
import { watchIntegrity } from "./integrity";
import { sweep } from "./sweep";

// Calls whose failure shows no message of its own. A failure must not grant any permission.

// A mail that could not be sent is only logged to the console.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

sweep(quietCalls, { titleOf: ({ line, what }) => `${line}: ${what}` }, (row, it) => {
  const failures = oneOfEach.filter(({ id }) => !row.noFailures?.includes(id));
  it.each(named(failures))("%s", async (_, kind) => {
    const { expectIntact } = watchIntegrity();
    const pass = row.tries === undefined ? undefined : ownClock();
    const { user } = await openFor(row, ({ faults }) => faults.set(row.line, kind.fault));
    await row.act?.(user);
    await pass?.(row.tries ?? 0);
    await row.expects(kind);
    await expectIntact();
  });
});
