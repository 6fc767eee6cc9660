import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/api/query";
import { QueryState } from "./query-state";

type Ask = (about: { signal: AbortSignal }) => Promise<string>;

function Thing({ name, ask }: { name: string; ask: Ask }) {
  const query = useQuery({ queryKey: [name], queryFn: ({ signal }) => ask({ signal }) });
  return query.data === undefined ? <QueryState query={query} words={`Loading ${name}...`} /> : <p>{query.data}</p>;
}

const show = (things: Record<string, Ask>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      {Object.entries(things).map(([name, ask]) => (
        <Thing key={name} name={name} ask={ask} />
      ))}
    </QueryClientProvider>,
  );

const hang = () => new Promise<never>(() => undefined);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const slow = "Still loading. The server is slow to answer.";

beforeEach(() => void vi.useFakeTimers());

test("a load that hangs is owned up to after ten seconds, given up on demand and asked for anew", async () => {
  const signals: AbortSignal[] = [];
  const story = vi.fn<Ask>().mockImplementation(async ({ signal }) => {
    signals.push(signal);
    return signals.length < 3 ? hang() : "A story";
  });
  const quick = vi.fn<Ask>().mockResolvedValue("A project");
  show({ story, quick });

  await pass(9_900);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText(slow)).toBeInTheDocument();

  const again = screen.getByRole("button", { name: "Try again" });
  again.focus();
  fireEvent.click(again);
  await pass(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.getByText("Asked again.")).toBeInTheDocument();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  expect(again).toHaveFocus();

  await pass(10_100);
  expect(screen.getByText(slow)).toBeInTheDocument();
  fireEvent.click(again);
  await pass(0);
  expect(screen.getByText("A story")).toBeInTheDocument();
  expect(story).toHaveBeenCalledTimes(3);
  expect(quick).toHaveBeenCalledTimes(1);
});

test("a load that fails after it was asked for anew says so", async () => {
  const story = vi.fn<Ask>().mockImplementationOnce(hang).mockRejectedValueOnce(new Error("no"));
  show({ story });
  await pass(10_100);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent("An error occurred");
  expect(screen.getByText("Nothing was changed by it.")).toBeInTheDocument();
});
