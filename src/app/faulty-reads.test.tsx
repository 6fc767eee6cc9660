import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { watchComplaints } from "@/testing/complaints";
import { everythingThere, faultyReads, type FaultyRead } from "@/testing/faulty-reads";
import { renderAt } from "@/testing/render-at";
import { sentOf, watchRequests } from "@/testing/requests";
import { responseFaults, type ResponseFault } from "@/testing/response-faults";

afterEach(() => vi.restoreAllMocks());

function wordsFor({ says, server = "shown", notFound }: FaultyRead, { fault, serverText }: ResponseFault): string {
  const status = fault.status ?? 0;
  if (status === 404 && notFound !== undefined) return notFound;
  if (serverText !== undefined && server !== "hidden") return server === "shown" ? serverText : server(serverText);
  return typeof says === "string" ? says : says(status > 299 ? status : 0);
}

describe.each(faultyReads)("$line", (row) => {
  test.each(responseFaults.filter(({ fault }) => fault.status !== row.isNoFailure || !row.isNoFailure))(
    "$id: $what",
    async (kind) => {
      const complaints = watchComplaints();
      const words = wordsFor(row, kind);
      const { world, user } = await renderAt(row.at, {
        as: row.as ?? "owner",
        given: (before) => {
          everythingThere(before);
          before.faults.set(row.line, kind.fault);
        },
      });
      const main = within(screen.getByRole("main"));
      const told = () => main.getAllByText(words.trim(), { collapseWhitespace: false });
      await waitFor(() => expect(told()).toHaveLength(1));
      expect(main.getAllByRole("heading").length).toBeGreaterThan(0);
      expect(document.querySelectorAll("main :is(button, a[href])").length).toBeGreaterThan(0);

      const isNotFound = kind.fault.status === 404 && row.notFound !== undefined;
      expect(complaints).toEqual([]);
      if (isNotFound) return;
      expect(told()[0]?.closest("[role=alert]")).not.toBeNull();
      world.faults.clear();
      const sent = watchRequests();
      const [retry] = main.getAllByRole("button", { name: "Try again" });
      await user.click(retry ?? document.body);
      await waitFor(() => expect(main.queryByText(words.trim())).not.toBeInTheDocument());
      // A neighbour may be read ahead; nothing is asked for twice.
      const asked = sentOf(row.line, sent);
      expect(asked).not.toEqual([]);
      expect(asked).toEqual([...new Set(asked)]);
      expect(complaints).toEqual([]);
    },
  );
});
