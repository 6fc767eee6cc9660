import { describe, expect, test } from "vitest";
import { sampleOf } from "./sample";

const rows = ["a1", "a2", "a3", "b1", "b2", "c1"];
const kinds = [1, 2, 3, 4];
const table = { rows, kinds, codePathOf: ([path]: string) => path ?? "" };
const takes = (dealt: ReturnType<typeof sampleOf<string, number>>, kind: number) =>
  dealt.filter(({ kinds: own }) => own.includes(kind)).map(({ row }) => row);

describe("the sample", () => {
  test("tests every row, and every kind on every code path", () => {
    const dealt = sampleOf(table, false);
    expect(dealt.map(({ row }) => row)).toEqual(rows);
    for (const kind of kinds)
      expect(new Set(takes(dealt, kind).map(([path]) => path))).toEqual(new Set(["a", "b", "c"]));
  });

  test("is no larger than necessary, and spread evenly", () => {
    const dealt = sampleOf(table, false);
    expect(dealt.map(({ kinds: own }) => own.length)).toEqual([2, 1, 1, 2, 2, 4]);
    expect(sampleOf({ rows, kinds: [1] }, false).flatMap(({ kinds: own }) => own)).toHaveLength(rows.length);
  });

  test("is the same at every run", () => {
    expect(sampleOf(table, false)).toEqual(sampleOf(table, false));
  });

  test("tries the paths only, where another table tries every row", () => {
    const dealt = sampleOf({ rows, kinds: [1], isRowTriedElsewhere: true }, false);
    expect(dealt).toEqual([{ row: "a1", kinds: [1] }]);
  });

  test("leaves out kinds that do not apply, and rows to which no kind applies", () => {
    const applies = (row: string, kind: number) => row !== "c1" && kind !== 4;
    const dealt = sampleOf({ ...table, applies }, false);
    expect(dealt.map(({ row }) => row)).toEqual(rows.slice(0, -1));
    expect(takes(dealt, 4)).toEqual([]);
    expect(takes(dealt, 3)).not.toEqual([]);
  });
});

test("the whole table is every kind with every row to which it applies", () => {
  const dealt = sampleOf({ ...table, applies: (row, kind) => row !== "c1" || kind > 2 }, true);
  expect(dealt.flatMap(({ kinds: own }) => own)).toHaveLength(5 * 4 + 2);
});
