import { format } from "node:util";
import { describe, test } from "vitest";
import { sampleOf } from "@/testing/sample";

type Body = () => Promise<void> | void;

/** Declares a test of a row, like Vitest's `test`. */
export interface DeclareTest {
  (title: string, body: Body): void;
  each: <const Case>(
    cases: readonly Case[],
  ) => (
    title: string,
    body: (...values: Case extends readonly unknown[] ? [...Case] : [Case]) => ReturnType<Body>,
  ) => void;
}

interface Sweep<Row> {
  titleOf: (row: Row) => string;
  /** The code path that a row exercises. Every path runs every test at least once. */
  codePathOf?: (row: Row) => string;
  /** Whether another table tries every row. */
  isRowTriedElsewhere?: boolean;
}

/**
 * Runs every test that `declare` declares for every row of a table, or a covering sample of them (`sample.ts`). Tests
 * with the same title count as the same kind, whichever row declares them.
 */
export function sweep<Row>(
  rows: readonly Row[],
  { titleOf, codePathOf = () => "", isRowTriedElsewhere = false }: Sweep<Row>,
  declare: (row: Row, it: DeclareTest) => void,
) {
  const declared = rows.map((row) => ({ row, trials: trialsOf((it) => declare(row, it)) }));
  const sample = sampleOf({
    rows: declared,
    kinds: [...new Set(declared.flatMap(({ trials }) => [...trials.keys()]))],
    applies: ({ trials }, title) => trials.has(title),
    codePathOf: ({ row }) => codePathOf(row),
    isRowTriedElsewhere,
  });
  const tried = sample.map(({ row: { row, trials }, kinds }) => {
    const own = kinds.map((title) => [title, trials.get(title)] as const);
    return [titleOf(row), own] as const;
  });
  describe.each(tried)("%s", (_, own) => {
    test.each(own)("%s", (__, expectTrial) => expectTrial?.());
  });
}

function trialsOf(declare: (it: DeclareTest) => void): Map<string, Body> {
  const trials = new Map<string, Body>();
  const add = (title: string, body: Body) => {
    if (trials.has(title)) throw new Error(`Two tests are called "${title}"`);
    trials.set(title, body);
  };
  const each: DeclareTest["each"] = (cases) => (title, body) => {
    for (const one of cases) {
      const values = (Array.isArray(one) ? one : [one]) as Parameters<typeof body>;
      const shown = title.split(/%[sdij]/).length - 1;
      add(format(title, ...values.slice(0, shown)), () => body(...values));
    }
  };
  declare(Object.assign(add, { each }));
  return trials;
}
