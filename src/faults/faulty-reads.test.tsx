import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { faultyReads, codePathOf, expectedMessage, type FaultyRead } from "./faulty-reads";
import { openFor } from "./open-for";
import { callsTo, watchRequests } from "@/testing/requests";
import { responseFaults, type ResponseFault } from "./response-faults";
import { sampleOf } from "@/testing/sample";
import { alertsWith, watchIntegrity } from "./integrity";

const isFailure = (row: FaultyRead, { id }: ResponseFault) => !row.noFailures?.includes(id);
const isGone = (row: FaultyRead, kind: ResponseFault) => expectedMessage(row, kind) === row.notFound;

const failing = sampleOf({
  rows: faultyReads,
  kinds: responseFaults,
  applies: (row, kind) => isFailure(row, kind) && !isGone(row, kind),
  codePathOf,
}).map(({ row, kinds }) => [row.line, [...new Set(kinds.map(({ id }) => id))].join(", "), { row, kinds }] as const);

describe("a read that fails", () => {
  test.each(failing)("%s: %s, each after Try again, then I06", async (_, __, { row, kinds }) => {
    const [first, ...others] = kinds;
    if (!first) throw new Error("Nothing is a failure");
    const { expectIntact } = watchIntegrity();
    const { world, user } = await openFor(row, ({ faults }) => faults.set(row.line, first.fault));
    const main = within(screen.getByRole("main"));
    const sent = watchRequests();

    async function tryAgain() {
      sent.length = 0;
      const [retry] = main.getAllByRole("button", { name: "Try again" });
      await user.click(retry ?? document.body);
      await expectIntact();
      // A prefetch of a neighbour may be among the requests, but no request is sent twice.
      const asked = callsTo(row.line, sent);
      expect(asked).not.toEqual([]);
      expect(asked).toEqual([...new Set(asked)]);
    }
    async function expectTold(kind: ResponseFault) {
      const words = expectedMessage(row, kind);
      const about = { kind: kind.id, what: kind.what };
      const times = () => main.queryAllByText(words.trim(), { collapseWhitespace: false }).length;
      await waitFor(() => expect({ ...about, times: times() }).toEqual({ ...about, times: 1 }));
      await expectIntact();
      expect({ ...about, told: alertsWith(words).length }).toEqual({ ...about, told: 1 });
    }

    await expectTold(first);
    for (const kind of others) {
      world.faults.set(row.line, kind.fault);
      await tryAgain();
      await expectTold(kind);
    }

    world.faults.delete(row.line);
    await tryAgain();
    const words = expectedMessage(row, others.at(-1) ?? first).trim();
    await waitFor(() => expect(main.queryByText(words)).not.toBeInTheDocument());
  });

  const gone = faultyReads.flatMap((row) => {
    const [kind] = responseFaults.filter((each) => isFailure(row, each) && isGone(row, each));
    return kind ? [[row.line, kind.id, { row, kind }] as const] : [];
  });
  test.each(gone)("%s: %s, the screen says that it was not found", async (_, __, { row, kind }) => {
    const { expectIntact } = watchIntegrity();
    await openFor(row, ({ faults }) => faults.set(row.line, kind.fault));
    expect(await within(screen.getByRole("main")).findAllByText(row.notFound ?? "")).toHaveLength(1);
    await expectIntact();
  });
});
