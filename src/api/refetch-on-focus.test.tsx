import { QueryClientProvider, useQueries } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error";
import { refetchOnFocus } from "./refetch-on-focus";
import { createQueryClient } from "./query";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Not 0: what a timer sets has to come, too.
const pass = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms));
const focus = () => window.dispatchEvent(new Event("focus"));
const comeToSight = () => document.dispatchEvent(new Event("visibilitychange"));
const refusedWith = (status: number) => new ApiError("GET /story", "refused", { status });

type Read = () => Promise<string>;

/** A screen that shows what these reads give, which are answered. */
async function shown(reads: Read[], options: { staleTime?: "static" } = {}) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const queries = reads.map((queryFn, place) => ({ queryKey: ["read", place], queryFn, ...options }));
  const statuses = new Set<string>();
  const useShown = () => {
    const all = useQueries({ queries }).map(({ data, error, status }) => ({ data, error, status }));
    for (const { status } of all) statuses.add(status);
    return all;
  };
  const { result, unmount } = renderHook(useShown, { wrapper });
  const stop = refetchOnFocus(client);
  await pass();
  statuses.clear();
  return { client, result, unmount, stop, statuses };
}

test.each([
  ["gets the focus", focus],
  ["comes to sight", comeToSight],
])("what a window shows is read again when it %s, once in a few seconds", async (_, look) => {
  const read = vi.fn<Read>().mockResolvedValueOnce("not parsed").mockResolvedValue("parsed");
  const { result } = await shown([read]);
  await pass(4_000);
  look();
  await pass();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1_000);
  look();
  focus();
  await pass();
  expect(result.current.map(({ data }) => data)).toEqual(["parsed"]);
  expect(read).toHaveBeenCalledTimes(2);
  look();
  await pass();
  expect(read).toHaveBeenCalledTimes(2);
});

test("a page that goes out of sight reads nothing", async () => {
  const read = vi.fn<Read>().mockResolvedValue("there");
  await shown([read]);
  await pass(60_000);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  comeToSight();
  await pass();
  expect(read).toHaveBeenCalledTimes(1);
});

test("a failure of it is told by nobody, and not tried again at once; what other reads say of theirs stays", async () => {
  const read = vi.fn<Read>().mockResolvedValueOnce("there").mockRejectedValue(refusedWith(503));
  const { client, result, statuses } = await shown([read]);
  await pass(5_000);
  focus();
  await pass();
  expect(result.current[0]).toMatchObject({ data: "there", error: null, status: "success" });
  expect([...statuses]).toEqual(["success"]);
  focus();
  await pass();
  expect(read).toHaveBeenCalledTimes(2);

  await act(() => client.refetchQueries());
  await pass();
  expect(result.current[0]).toMatchObject({ data: "there", status: "error" });
  await pass(5_000);
  focus();
  await pass();
  expect(result.current[0]).toMatchObject({ data: "there", status: "error" });
});

test("whoever may see it no longer keeps no earlier copy", async () => {
  const read = vi.fn<Read>().mockResolvedValueOnce("there").mockRejectedValue(refusedWith(403));
  const { result } = await shown([read]);
  await pass(5_000);
  focus();
  await pass();
  expect(result.current[0]).toMatchObject({ data: undefined, status: "error" });
});

test("a read that takes its place tells of its own failure", async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce("there")
    .mockReturnValueOnce(new Promise(() => undefined));
  read.mockRejectedValue(refusedWith(503));
  const { client, result } = await shown([read]);
  await pass(5_000);
  focus();
  await pass();
  await act(() => client.invalidateQueries());
  await pass();
  expect(result.current[0]).toMatchObject({ data: "there", status: "error" });
});

test("what could not be loaded, what never changes and what nobody shows is left alone", async () => {
  const failed = vi.fn<Read>().mockRejectedValue(refusedWith(503));
  const file = vi.fn<Read>().mockResolvedValue("10 MB");
  const left = vi.fn<Read>().mockResolvedValue("there");
  await shown([failed]);
  await shown([file], { staleTime: "static" });
  (await shown([left])).unmount();
  await pass(5_000);
  focus();
  await pass();
  for (const read of [failed, file, left]) expect(read).toHaveBeenCalledTimes(1);
});

test("what is being read already is read once", async () => {
  const read = vi.fn<Read>().mockResolvedValue("there");
  const { client } = await shown([read]);
  await pass(5_000);
  focus();
  void client.refetchQueries();
  await pass();
  expect(read).toHaveBeenCalledTimes(2);
});

test("a long list is read three at a time, until the page is out of sight or left", async () => {
  let answer: (() => void)[] = [];
  const reads = Array.from({ length: 8 }, () =>
    vi
      .fn<Read>()
      .mockResolvedValueOnce("there")
      .mockImplementation(() => new Promise((resolve) => answer.push(() => resolve("there")))),
  );
  const { stop } = await shown(reads);
  await pass(5_000);
  focus();
  await pass();
  expect(answer).toHaveLength(3);
  answer.forEach((each) => each());
  await pass();
  expect(answer).toHaveLength(6);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  answer.forEach((each) => each());
  await pass();
  expect(answer).toHaveLength(6);

  vi.restoreAllMocks();
  answer = [];
  stop();
  await pass(5_000);
  focus();
  await pass();
  expect(answer).toEqual([]);
});

test("an address is not changed under what is being played", async () => {
  const read = vi.fn<Read>().mockResolvedValue("film.webm?signed=1");
  await shown([read]);
  const film = document.body.appendChild(document.createElement("video"));
  vi.spyOn(film, "paused", "get").mockReturnValue(false);
  await pass(5_000);
  focus();
  await pass();
  film.remove();
  expect(read).toHaveBeenCalledTimes(1);
});
