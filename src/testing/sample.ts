// The product-wide tables have thousands of cases. `npm test` runs a covering sample, `npm run test:all` every case.

/** Whether every case is run. */
export const runsAllCases = process.env["TRY_ALL"] === "1";

/** One in so many of the cases; with `TRY_ALL` all of them. For cases that the same code takes. */
export const oneIn = <Case>(count: number, cases: readonly Case[]) =>
  runsAllCases ? cases : cases.filter((_, place) => place % count === 0);

interface Table<Row, Kind> {
  rows: readonly Row[];
  kinds: readonly Kind[];
  /** Whether a kind applies to a row; without it every kind does. */
  applies?: (row: Row, kind: Kind) => boolean;
  /** The code path that a row exercises. Every path is tested with every kind; without it all rows share one path. */
  codePathOf?: (row: Row) => string;
  /** Whether another table tries every row: then only the paths are. */
  isRowTriedElsewhere?: boolean;
}

/**
 * Chooses which kinds are tested with which rows, deterministically: every kind is tested on each code path, every row
 * gets at least one kind, and the work is spread evenly. With `all`, every row gets every kind that applies. Rows to
 * which no kind applies are left out.
 */
export function sampleOf<Row, Kind>(
  { rows, kinds, applies = () => true, codePathOf = () => "", isRowTriedElsewhere = false }: Table<Row, Kind>,
  all = runsAllCases,
): { row: Row; kinds: Kind[] }[] {
  const dealt = rows.map((row) => ({
    row,
    possible: new Set(kinds.filter((kind) => applies(row, kind))),
    kinds: new Set<Kind>(),
  }));
  const deal = (kind: Kind, among: typeof dealt) =>
    withFewestKinds(among.filter(({ possible, kinds: own }) => possible.has(kind) && !own.has(kind)))?.kinds.add(kind);
  const timesOf = (kind: Kind) => dealt.filter(({ kinds: own }) => own.has(kind)).length;

  if (all) for (const one of dealt) one.kinds = one.possible;
  for (const path of new Set(rows.map(codePathOf)))
    for (const kind of kinds)
      deal(
        kind,
        dealt.filter(({ row }) => codePathOf(row) === path),
      );
  for (const one of dealt) {
    if (isRowTriedElsewhere || one.kinds.size > 0) continue;
    const [rarest] = [...one.possible].toSorted((a, b) => timesOf(a) - timesOf(b));
    if (rarest !== undefined) one.kinds.add(rarest);
  }
  // Restores the order of the table.
  return dealt
    .map(({ row, kinds: own }) => ({ row, kinds: kinds.filter((kind) => own.has(kind)) }))
    .filter(({ kinds: own }) => own.length > 0);
}

/** The first of the rows that have the fewest kinds so far. */
const withFewestKinds = <Kind>(among: { kinds: Set<Kind> }[]) =>
  among.reduce<{ kinds: Set<Kind> } | undefined>(
    (best, one) => (best === undefined || one.kinds.size < best.kinds.size ? one : best),
    undefined,
  );
