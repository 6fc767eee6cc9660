import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { installFakeClock } from "@/testing/clock";
import { faultyReads, codePathOf as codePathOfRead } from "./faulty-reads";
import { codePathOf as codePathOfWrite, noAnswerReasons, messageFor } from "./faulty-write";
import { faultyWrites } from "./faulty-writes";
import { openFor } from "./open-for";
import { holdCalls, callsTo, watchRequests } from "@/testing/requests";
import { alertsWith, fieldTexts, watchIntegrity } from "./integrity";
import { sweep } from "./sweep";

const stillLoading = "Still loading. The server is slow to answer.";

const titleOf = ({ line }: { line: string }) => line;

sweep(faultyReads, { titleOf, codePathOf: codePathOfRead, isRowTriedElsewhere: true }, (row, it) => {
  const words = typeof row.says === "string" ? row.says : row.says(0);

  it("R19: a read that is never answered shows that after 10 s, and times out", async () => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = installFakeClock();
    await openFor(row, ({ faults }) => faults.set(row.line, { hang: true }));
    const main = within(screen.getByRole("main"));
    await advanceTime(11_000);
    expect(main.queryAllByText(stillLoading).length > 0).toBe(!row.isWaitedForUnseen);
    await advanceTime(row.timeoutMs ?? 60_000);
    expect(main.getAllByText(words)).toHaveLength(1);
    expect(main.queryByText(stillLoading)).not.toBeInTheDocument();
    await expectIntact();
  });

  it("R20: a read that is answered after 10 s is shown like any other", async () => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = installFakeClock();
    await openFor(row, ({ faults }) => faults.set(row.line, { delay: 10_000 }));
    await advanceTime(10_000);
    await waitFor(() => expect(screen.getByRole("main")).not.toHaveTextContent(/\b(Loading|Writing|Validating)\b/));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(stillLoading)).not.toBeInTheDocument();
    // A prefetch of a neighbour takes as long.
    await advanceTime(10_000);
    await expectIntact();
  });
});

const minute = 60_000;

sweep(faultyWrites, { titleOf, codePathOf: codePathOfWrite, isRowTriedElsewhere: true }, (row, it) => {
  const words = row.timeoutMessage ?? messageFor(row, noAnswerReasons.late);

  it("R19: a write that is never answered shows as pending, and times out", async () => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = installFakeClock();
    const { user } = await openFor(row);
    holdCalls(row.line);
    const sent = watchRequests();
    await row.action.run(user);
    await waitFor(() => expect(callsTo(row.line, sent)).toHaveLength(1));
    const typed = fieldTexts(row);
    await advanceTime((row.timeoutMs ?? minute) - 2_000);
    expect(isUnderWay()).toBe(true);
    expect(alertsWith(words)).toEqual([]);
    await advanceTime(3_000);
    await waitFor(() => expect(document.body).toHaveTextContent(words));
    expect(fieldTexts(row)).toEqual(typed);
    expect(callsTo(row.line, sent)).toHaveLength(1);
    await expectIntact();
  });

  it("R20: a write that is answered after 10 s is sent once, without an error", async () => {
    const { expectIntact } = watchIntegrity();
    const advanceTime = installFakeClock();
    const { user } = await openFor(row, ({ faults }) => faults.set(row.line, { delay: 10_000 }));
    const sent = watchRequests();
    await row.action.run(user);
    await waitFor(() => expect(callsTo(row.line, sent)).toHaveLength(1));
    await advanceTime(9_000);
    expect(isUnderWay()).toBe(true);
    await advanceTime(1_500);
    await expectIntact();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(callsTo(row.line, sent)).toHaveLength(1);
  });
});

/** Whether the page shows that something is in flight. */
const isUnderWay = () =>
  document.querySelector("main :is([aria-busy=true], [role=progressbar]), dialog [aria-busy=true]") !== null ||
  /Saving\.\.\./.test(document.body.textContent);
