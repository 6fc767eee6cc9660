import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { faultyReads, wordsOf } from "@/testing/faulty-reads";
import { byLine, openFor } from "@/testing/open-for";
import { sentOf, watchRequests } from "@/testing/requests";
import { named, responseFaults } from "@/testing/response-faults";
import { told, watchOver } from "@/testing/sound";

describe.each(byLine(faultyReads))("%s", (_, row) => {
  const failures = responseFaults.filter(({ id }) => !row.noFailures?.includes(id));
  test.each(named(failures))("%s, then I06", async (__, kind) => {
    const { expectSound } = watchOver();
    const words = wordsOf(row, kind);
    const { world, user } = await openFor(row, ({ faults }) => faults.set(row.line, kind.fault));
    const main = within(screen.getByRole("main"));
    const shown = () => main.getAllByText(words.trim(), { collapseWhitespace: false });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expectSound();
    if (words === row.notFound) return;

    expect(told(words)).toHaveLength(1);
    world.faults.delete(row.line);
    const sent = watchRequests();
    const [retry] = main.getAllByRole("button", { name: "Try again" });
    await user.click(retry ?? document.body);
    await waitFor(() => expect(main.queryByText(words.trim())).not.toBeInTheDocument());
    // A neighbour may be read ahead; nothing is asked for twice.
    const asked = sentOf(row.line, sent);
    expect(asked).not.toEqual([]);
    expect(asked).toEqual([...new Set(asked)]);
    await expectSound();
  });
});
