import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { watchComplaints } from "@/testing/complaints";
import { everythingThere } from "@/testing/faulty-reads";
import { faultyWrites, type FaultyWrite } from "@/testing/faulty-writes";
import { renderAt } from "@/testing/render-at";
import { sentOf, watchRequests } from "@/testing/requests";
import { responseFaults, type ResponseFault } from "@/testing/response-faults";

afterEach(() => vi.restoreAllMocks());

/** No words of a failure: an empty answer, or a plain one. */
const mayBeYes = ["R11", "R12", "R15"];

/** Why it failed, as far as somebody was told. */
function reasonOf({ id, fault, serverText }: ResponseFault): string {
  if (serverText !== undefined) return serverText.trim();
  if (fault.reset || fault.breaksOff) return "";
  // Taken for a yes, until the server is seen to have the old text.
  if (mayBeYes.includes(id)) return "The server still has the old text";
  const { status = 200 } = fault;
  return status > 299 ? `HTTP error ${status}` : "The server's answer could not be read";
}

function wordsFor({ says, serverWords }: FaultyWrite, kind: ResponseFault): string {
  if (serverWords !== undefined && kind.serverText !== undefined) return (serverWords + kind.serverText).trim();
  return typeof says === "string" ? says : says(reasonOf(kind));
}

/** What tells nothing of a failure, where any answer is a yes and what is gone is deleted. */
const isDone = ({ confirmedBy, deletes }: FaultyWrite, { id }: ResponseFault) =>
  (confirmedBy === "any answer" && mayBeYes.includes(id)) || (deletes && id === "R06");

/** One of each kind: how else the same fault may look is tried with the reads, which take answers apart in the same way. */
const oneOfEach = responseFaults.filter(({ id }, index) => responseFaults.findIndex((one) => one.id === id) === index);

describe.each(faultyWrites)("$line", (row) => {
  test.each(oneOfEach.filter((kind) => !isDone(row, kind)))("$id: $what", async (kind) => {
    const complaints = watchComplaints();
    const { world, user } = await renderAt(row.at, { as: row.as ?? "owner", given: row.given ?? everythingThere });
    world.faults.set(row.line, kind.fault);
    const sent = watchRequests();
    await row.act(user);
    const words = wordsFor(row, kind);
    const told = () =>
      screen.queryAllByRole("alert").filter(({ textContent }) => textContent.includes(words.slice(0, 400)));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(sentOf(row.line, sent)).toHaveLength(1);
    expect(document.body).not.toHaveFocus();

    // Something was made, though its id is not known: it is not made a second time.
    if (row.confirmedBy === "the answer" && mayBeYes.includes(kind.id)) return;
    world.faults.clear();
    await row.act(user);
    await waitFor(() => expect(told()).toEqual([]));
    expect(sentOf(row.line, sent)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});
