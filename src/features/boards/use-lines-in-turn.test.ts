import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MediaLine } from "@/story/generators";
import { useLinesInTurn } from "./use-lines-in-turn";

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at): MediaLine => ({ line_number: at + 1, audio_url: undefined, hasAudio: false }));

/** How many lines are shown, render by render. */
function shownOf(lines: readonly MediaLine[], beginsAtTop: boolean) {
  const shown: number[] = [];
  const { rerender } = renderHook((now: readonly MediaLine[]) => shown.push(useLinesInTurn(now, beginsAtTop).length), {
    initialProps: lines,
  });
  return { shown, rerender };
}

test("of a long script the beginning comes first, and all of it once that was painted", async () => {
  const { shown, rerender } = shownOf(linesOf(5_000), true);
  expect(new Set(shown)).toEqual(new Set([200]));
  await waitFor(() => expect(shown.at(-1)).toBe(5_000));
  rerender(linesOf(4_999));
  expect(shown.slice(-1)).toEqual([4_999]);
});

test("whoever comes back to a place in it, or opens a line, has all of it at once; and so has a short script", () => {
  expect(shownOf(linesOf(5_000), false).shown[0]).toBe(5_000);
  expect(shownOf(linesOf(200), true).shown[0]).toBe(200);
});
