import { act, renderHook, waitFor } from "@testing-library/react";
import { IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { draftsOnDisk } from "@/testing/new-page";
import { keepDraft, writeDrafts } from "./draft-store";
import { useDraft } from "./use-draft";

test("what is read again in the background replaces nothing that is being typed", () => {
  const { result, rerender } = renderHook(
    ({ fromServer }) => useDraft({ user_id: "ada", draftKey: "story/story-1/script" }, fromServer),
    { initialProps: { fromServer: "Old." } },
  );
  act(() => result.current.type("Mine."));
  rerender({ fromServer: "Theirs." });
  expect(result.current.text).toBe("Mine.");
  expect(result.current.base).toBe("Old.");
  expect(result.current.isDirty).toBe(true);
});

test("a text that is taken up again is on disk all the while", async () => {
  const place = "story/story-1/script";
  keepDraft({ id: "earlier", user_id: "ada", place, base: "", text: "Mine.", at: Date.now() });
  await writeDrafts();
  const { result } = renderHook(() => useDraft({ user_id: "ada", draftKey: place }, ""));
  await waitFor(() => expect(result.current.kept).toBeDefined());
  act(() => result.current.restore());
  const onDisk: string[][] = [];
  for (let look = 0; look < 50; look++) onDisk.push((await draftsOnDisk()).map(({ id }) => id));
  expect(onDisk).not.toContainEqual([]);
  expect(onDisk.at(-1)).toEqual([expect.not.stringContaining("earlier")]);
});

test("a text that is taken up again while the disk refuses is on it until what takes its place is there", async () => {
  const place = "story/story-2/script";
  keepDraft({ id: "earlier", user_id: "ada", place, base: "", text: "Mine.", at: Date.now() });
  await writeDrafts();
  const { result } = renderHook(() => useDraft({ user_id: "ada", draftKey: place }, ""));
  await waitFor(() => expect(result.current.kept).toBeDefined());
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  });
  act(() => result.current.restore());
  expect(await writeDrafts()).toBe(false);
  expect((await draftsOnDisk()).map(({ id }) => id)).toEqual(["earlier"]);
  put.mockRestore();
  expect(await writeDrafts()).toBe(true);
  expect(await draftsOnDisk()).toEqual([
    expect.objectContaining({ id: expect.not.stringContaining("earlier"), text: "Mine." }),
  ]);
});

test("what was typed since is not confirmed with what was sent", () => {
  const { result } = renderHook(() => useDraft({ user_id: "ada", draftKey: "story/story-1/logline" }, "Old."));
  act(() => result.current.type("Sent."));
  act(() => result.current.type("Sent. And more."));
  act(() => result.current.confirm("Sent."));
  expect(result.current.text).toBe("Sent. And more.");
  expect(result.current.isDirty).toBe(true);
});
