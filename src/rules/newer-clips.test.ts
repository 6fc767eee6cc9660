import { expect, test } from "vitest";
import { clipFiles, countNewerClips } from "./newer-clips";

test.each([
  ["the clips are those that were seen with it", ["a", "b"], ["a", "b"], 2, 0],
  ["one was made anew", ["a", "c"], ["a", "b"], 2, 1],
  ["one was added", ["a", "b", "c"], ["a", "b"], 2, 1],
  ["it was first seen with more clips than it is made of", ["a", "b", "c"], ["a", "b", "c"], 2, 1],
  ["clips are gone", ["a"], ["a", "b"], 2, 0],
  ["it does not say what it is made of", ["a", "b"], ["a"], undefined, 1],
])("where %s, so many clips are newer", (_, clips, seen, video_count, newer) => {
  expect(countNewerClips(clips, seen, video_count)).toBe(newer);
});

test("a clip is the same file under another signature; one whose address may not be used is none", () => {
  const line = (line_number: number, video_url?: string) => ({ line_number, video_url });
  const signed = (signature: string) => `https://cdn.example/a.webm?signature=${signature}`;
  expect(clipFiles([line(1, signed("x")), line(2), line(3, "javascript:alert(1)")])).toEqual([
    "https://cdn.example/a.webm",
  ]);
  expect(clipFiles([line(1, signed("y"))])).toEqual(clipFiles([line(1, signed("x"))]));
});
