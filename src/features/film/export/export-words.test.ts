import { expect, test } from "vitest";
import { MediaBytesError } from "@/api/media";
import { failureWords, missedWords } from "./export-words";

const gone = new MediaBytesError("media.test", "status", { status: 404 });

test.each([
  [new MediaBytesError("media.test", "network"), "The export stopped. media.test could not be reached."],
  [new DOMException("full", "QuotaExceededError"), "There is not enough room for the film where it was written."],
  [new DOMException("no", "NotAllowedError"), "The browser did not allow the film to be written there."],
  [new DOMException("gone", "NotFoundError"), "The file that the film was written to is gone."],
  [new DOMException("broke", "EncodingError"), "The browser stopped encoding the film. A smaller size may work."],
  [new Error("Oh"), "The film could not be written."],
])("%s: %s", (error, words) => {
  expect(failureWords(error)).toBe(words);
});

test("a film that has all says nothing", () => {
  expect(missedWords([])).toBeUndefined();
});

test("what a film goes without is named, with the reason that a host gave", () => {
  expect(missedWords([{ line_number: 4, what: "clip", error: new Error("broken") }])).toBe(
    "The film is without the clip of line 4, which could not be read.",
  );
  expect(
    missedWords([
      { line_number: 4, what: "clip", error: gone },
      { line_number: 5, what: "sound", error: gone },
    ]),
  ).toBe(
    "The film is without the clip of line 4 and the sound of line 5, which could not be read. The file is gone from media.test (404).",
  );
});

test("of many only the first are named", () => {
  const missed = Array.from({ length: 8 }, (_, index) => ({ line_number: index, what: "still", error: gone }) as const);
  expect(missedWords(missed)).toContain("the still of line 4 and 3 other files, which");
});
