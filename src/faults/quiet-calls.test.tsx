import { beforeEach, vi } from "vitest";
import { installFakeClock } from "@/testing/clock";
import { openFor } from "./open-for";
import { quietCalls } from "./quiet-calls";
import { withTitles, oneFaultPerId } from "./response-faults";
import { watchIntegrity } from "./integrity";
import { sweep } from "./sweep";

// Calls whose failure shows no message of its own. A failure must not grant any permission.

// A mail that could not be sent is only logged to the console.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

sweep(quietCalls, { titleOf: ({ line, what }) => `${line}: ${what}` }, (row, it) => {
  const failures = oneFaultPerId.filter(({ id }) => !row.noFailures?.includes(id));
  it.each(withTitles(failures))("%s", async (_, kind) => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = row.tries === undefined ? undefined : installFakeClock();
    const { user } = await openFor(row, ({ faults }) => faults.set(row.line, kind.fault));
    await row.action?.(user);
    await advanceTime?.(row.tries ?? 0);
    await row.expects(kind);
    await expectIntact();
  });
});
