import { expect, test } from "vitest";
import { clip, formatClock, formatDateTime, formatMegabytes, formatSeconds, formatSize } from "./format";

test.each([
  [0, "0.00 MB"],
  [1_048_576, "1.00 MB"],
  [13_000_000, "12.40 MB"],
  [5_000, "0.00 MB"],
])("%d bytes are shown as %s", (bytes, shown) => {
  expect(formatMegabytes(bytes)).toBe(shown);
});

test.each([
  [0, "1 kB"],
  [340_400, "340 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [12_345_678, "12.3 MB"],
])("in a sentence %d bytes are %s", (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown);
});

test.each([
  [0.4, "0 seconds"],
  [1, "1 second"],
  [61.5, "62 seconds"],
])("%d seconds are shown as %s", (seconds, shown) => {
  expect(formatSeconds(seconds)).toBe(shown);
});

test.each([
  [0, "0:00"],
  [59.6, "1:00"],
  [212, "3:32"],
  [3_725, "62:05"],
])("%d seconds on a clock are %s", (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test("a date in any of the back end's forms is shown in the user's locale", () => {
  const shown = new Date("2026-05-01T12:30:00Z").toLocaleString();
  expect(formatDateTime("2026-05-01T12:30:00Z")).toBe(shown);
  expect(formatDateTime(1_777_638_600)).toBe(shown);
  expect(formatDateTime(1_777_638_600_000)).toBe(shown);
});

test.each([undefined, "", "yesterday", Number.NaN])("%s is shown as Unknown", (moment) => {
  expect(formatDateTime(moment)).toBe("Unknown");
});

test("a long text is cut after 500 characters", () => {
  expect(clip("Too dark")).toBe("Too dark");
  expect(clip("x".repeat(500))).toBe("x".repeat(500));
  expect(clip("x".repeat(1_000_000))).toBe(`${"x".repeat(500)}…`);
  expect(clip("abcdef", 3)).toBe("abc…");
});

test.each([
  [0, "0:00"],
  [43.4, "0:43"],
  [59.6, "1:00"],
  [212, "3:32"],
  [3_605, "60:05"],
])("%d seconds are %s on a clock", (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
