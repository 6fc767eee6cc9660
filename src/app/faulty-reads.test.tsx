import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { faultyReads, wordsOf } from "@/testing/faulty-reads";
import { byLine, openFor } from "@/testing/open-for";
import { sentOf, watchRequests } from "@/testing/requests";
import { byKind, responseFaults } from "@/testing/response-faults";
import { told, watchOver } from "@/testing/sound";

describe.each(byLine(faultyReads))("%s", (_, row) => {
  const failures = responseFaults.filter(({ id }) => !row.noFailures?.includes(id));
  test.each(byKind(failures))("%s, then I06", async (__, [first, ...others]) => {
    const { expectSound } = watchOver();
    const { world, user } = await openFor(row, ({ faults }) => faults.set(row.line, first.fault));
    const main = within(screen.getByRole("main"));
    const sent = watchRequests();

    async function tryAgain() {
      sent.length = 0;
      const [retry] = main.getAllByRole("button", { name: "Try again" });
      await user.click(retry ?? document.body);
      await expectSound();
      // A neighbour may be read ahead; nothing is asked for twice.
      const asked = sentOf(row.line, sent);
      expect(asked).not.toEqual([]);
      expect(asked).toEqual([...new Set(asked)]);
    }
    async function expectTold(words: string) {
      await waitFor(() => expect(main.getAllByText(words.trim(), { collapseWhitespace: false })).toHaveLength(1));
      await expectSound();
    }

    await expectTold(wordsOf(row, first));
    if (wordsOf(row, first) === row.notFound) return;
    expect(told(wordsOf(row, first))).toHaveLength(1);
    for (const kind of others) {
      world.faults.set(row.line, kind.fault);
      await tryAgain();
      await expectTold(wordsOf(row, kind));
      expect(told(wordsOf(row, kind))).toHaveLength(1);
    }

    world.faults.delete(row.line);
    await tryAgain();
    const words = wordsOf(row, others.at(-1) ?? first).trim();
    await waitFor(() => expect(main.queryByText(words)).not.toBeInTheDocument());
  });
});
