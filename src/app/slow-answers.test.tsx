import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { everythingThere, faultyReads } from "@/testing/faulty-reads";
import { renderAt } from "@/testing/render-at";

describe.each(faultyReads)("$line", (row) => {
  test("R19: a read that is never answered is owned up to after 10 s and given up after 60 s", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderAt(row.at, {
      as: row.as ?? "owner",
      given: (world) => {
        everythingThere(world);
        world.faults.set(row.line, { hang: true });
      },
    });
    const main = within(screen.getByRole("main"));
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    const isOwnedUpTo = main.queryAllByText("Still loading. The server is slow to answer.").length > 0;
    expect(isOwnedUpTo).toBe(!row.isWaitedForUnseen);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const words = typeof row.says === "string" ? row.says : row.says(0);
    expect(main.getAllByText(words)).toHaveLength(1);
    expect(main.queryByText("Still loading. The server is slow to answer.")).not.toBeInTheDocument();
  });
});
