import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { ApiError } from "./api-error";
import { storyDetails } from "./contract/story";
import { createQueryClient, read, refresh, cacheReply, useAction } from "./query";
import { useLatestSave } from "./use-latest-save";

const client = () => {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, wrapper };
};

/** A promise that the test settles. */
function held<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: Value) => settle(value) };
}

test("an action that is under way is joined, not begun again", async () => {
  const answer = held<string>();
  const mutationFn = vi.fn<(title: string) => Promise<string>>(() => answer.promise);
  const { result } = renderHook(() => useAction({ mutationFn }), client());

  act(() => {
    result.current.mutate("Dawn");
    result.current.mutate("Dawn");
  });
  const joined = result.current.mutateAsync("Dawn");
  await act(async () => answer.resolve("done"));
  await expect(joined).resolves.toBe("done");
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test("an action that failed says so, rejects nowhere unseen, and may be tried again", async () => {
  const mutationFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce("yes");
  const { result } = renderHook(() => useAction({ mutationFn }), client());

  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.error?.message).toBe("no"));
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.data).toBe("yes"));
  expect(mutationFn).toHaveBeenCalledTimes(2);
});

test("what failed, be it a read or a write, is not tried again by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
  const mutationFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
  const useBoth = () => ({ query: useQuery({ queryKey: ["x"], queryFn }), action: useAction({ mutationFn }) });
  const { result } = renderHook(useBoth, client());
  act(() => result.current.action.mutate());
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(result.current.query.isError && result.current.action.isError).toBe(true);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(mutationFn).toHaveBeenCalledOnce();
});

test("an answer that comes after its screen is gone takes nobody anywhere, but is known", async () => {
  const { queryClient, wrapper } = client();
  const answer = held<string>();
  const onSuccess = vi.fn<() => void>();
  const invalidated = vi.spyOn(queryClient, "invalidateQueries");
  const options = { mutationFn: () => answer.promise, onSuccess, meta: { refreshes: [storyDetails] } };
  const { result, unmount } = renderHook(() => useAction(options), { wrapper });
  act(() => result.current.mutate());
  unmount();
  await act(async () => answer.resolve("done"));
  await waitFor(() => expect(invalidated).toHaveBeenCalledTimes(1));
  expect(onSuccess).not.toHaveBeenCalled();
});

test("once an action has succeeded, what it changes is read again", async () => {
  const { queryClient, wrapper } = client();
  const titled = (title: string) => ({ story: { title }, permissionLevel: "owner" as const, projectId: "project-1" });
  const queryFn = vi.fn<() => Promise<ReturnType<typeof titled>>>();
  queryFn.mockResolvedValueOnce(titled("Dusk")).mockResolvedValueOnce(titled("Dawn"));
  const query = renderHook(() => useQuery({ ...read(storyDetails, { story_id: "story-1" }), queryFn }), { wrapper });
  await waitFor(() => expect(query.result.current.data?.story.title).toBe("Dusk"));

  const action = renderHook(() => useAction({ mutationFn: async () => "saved", meta: { refreshes: [storyDetails] } }), {
    wrapper,
  });
  act(() => action.result.current.mutate());
  await waitFor(() => expect(query.result.current.data?.story.title).toBe("Dawn"));
  expect(queryClient.isFetching()).toBe(0);
});

test("a background read that fails keeps what was shown, unless the right to it is gone", async () => {
  const { queryClient, wrapper } = client();
  const seen = { story: { title: "Dawn" }, permissionLevel: "owner" as const, projectId: "project-1" };
  const queryFn = vi.fn<() => Promise<typeof seen>>();
  queryFn
    .mockResolvedValueOnce(seen)
    .mockRejectedValueOnce(new ApiError("GET /story", "refused", { status: 503 }))
    .mockRejectedValueOnce(new ApiError("GET /story", "refused", { status: 403 }));
  const query = renderHook(() => useQuery({ ...read(storyDetails, { story_id: "story-1" }), queryFn }), { wrapper });
  await waitFor(() => expect(query.result.current.data).toEqual(seen));

  await act(() => refresh(queryClient, [storyDetails]));
  expect(query.result.current.data).toEqual(seen);
  expect(query.result.current.isLoadingError).toBe(false);
  await act(() => refresh(queryClient, [storyDetails]));
  await waitFor(() => expect(query.result.current.data).toBeUndefined());
  expect(query.result.current.isLoadingError).toBe(true);
});

test("a remembered reply is shown without asking", () => {
  const { queryClient } = client();
  const reply = { story: { title: "Dawn" }, permissionLevel: "owner" as const, projectId: "project-1" };
  cacheReply(queryClient, storyDetails, { story_id: "story-1" }, reply);
  expect(queryClient.getQueryData(read(storyDetails, { story_id: "story-1" }).queryKey)).toEqual(reply);
});

test("saves of one field go one at a time, and of those that wait only the newest", async () => {
  const first = held<void>();
  const second = held<void>();
  const save = vi
    .fn<(value: number) => Promise<void>>()
    .mockReturnValueOnce(first.promise)
    .mockReturnValueOnce(second.promise);
  const { result } = renderHook(() => useLatestSave({ save, refreshes: [], failed: "Failed." }), client());

  act(() => {
    for (const value of [1, 2, 3]) void result.current.change(value);
  });
  expect(save.mock.calls).toEqual([[1]]);
  expect(result.current.pending).toBe(3);
  await act(async () => first.resolve());
  expect(save.mock.calls).toEqual([[1], [3]]);
  await act(async () => second.resolve());
  expect(result.current.pending).toBeUndefined();
  // The older one was no choice of the user's any more when it was saved.
  expect(result.current.saves).toBe(1);
});

test("a failed save is told, and the next one clears it", async () => {
  const save = vi.fn<(value: number) => Promise<void>>().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce();
  const { result } = renderHook(() => useLatestSave({ save, refreshes: [], failed: "Failed." }), client());
  await act(() => result.current.change(1));
  expect(result.current.failure).toBe("Failed.");
  expect(result.current.saves).toBe(0);
  await act(() => result.current.change(2));
  expect(result.current.failure).toBeUndefined();
  expect(result.current.saves).toBe(1);
});
