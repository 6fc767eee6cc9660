// The product-wide tables have thousands of cases. `npm test` tries a sample that covers them, `npm run test:all` each one.

/** Whether every case of the tables is to be tried. */
export const triesAll = process.env["TRY_ALL"] === "1";

interface Table<Row, Kind> {
  rows: readonly Row[];
  kinds: readonly Kind[];
  /** Whether the kind can befall the row; without it any can. */
  applies?: (row: Row, kind: Kind) => boolean;
  /** By what code the row takes the kind: each such way meets each kind. Without it all rows share one. */
  wayOf?: (row: Row) => string;
  /** How many rows meet each kind, at the least; as many as there are where there are fewer. */
  least?: number;
}

/**
 * Deals the kinds to the rows, the same ones at every run: every row gets at least one, every kind goes to at least
 * three rows and to each way once, and the work is spread evenly. `all` deals everything to everyone. Rows that no kind
 * applies to are left out.
 */
export function sampleOf<Row, Kind>(
  { rows, kinds, applies = () => true, wayOf = () => "", least = 3 }: Table<Row, Kind>,
  all = triesAll,
): { row: Row; kinds: Kind[] }[] {
  const dealt = rows.map((row) => ({
    row,
    possible: new Set(kinds.filter((kind) => applies(row, kind))),
    kinds: new Set<Kind>(),
  }));
  const deal = (kind: Kind, among: typeof dealt) =>
    fewest(among.filter(({ possible, kinds: own }) => possible.has(kind) && !own.has(kind)))?.kinds.add(kind);
  const timesOf = (kind: Kind) => dealt.filter(({ kinds: own }) => own.has(kind)).length;

  if (all) for (const one of dealt) one.kinds = one.possible;
  for (const way of new Set(rows.map(wayOf)))
    for (const kind of kinds)
      deal(
        kind,
        dealt.filter(({ row }) => wayOf(row) === way),
      );
  for (const kind of kinds) while (timesOf(kind) < least && deal(kind, dealt));
  for (const one of dealt) {
    if (one.kinds.size > 0) continue;
    const [rarest] = [...one.possible].toSorted((a, b) => timesOf(a) - timesOf(b));
    if (rarest !== undefined) one.kinds.add(rarest);
  }
  // In the order of the table, whatever the order of dealing.
  return dealt
    .map(({ row, kinds: own }) => ({ row, kinds: kinds.filter((kind) => own.has(kind)) }))
    .filter(({ kinds: own }) => own.length > 0);
}

/** The one that has the fewest so far; of several the first. */
const fewest = <Kind>(among: { kinds: Set<Kind> }[]) =>
  among.reduce<{ kinds: Set<Kind> } | undefined>(
    (best, one) => (best === undefined || one.kinds.size < best.kinds.size ? one : best),
    undefined,
  );
