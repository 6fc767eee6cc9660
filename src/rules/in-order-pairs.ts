/** The cells of the largest table that is filled at once; what is longer is cut into parts that lie side by side. */
export interface Limit {
  cells: number;
}

/**
 * Pairs things of two rows without crossing, so that the weights of the pairs sum up to the most. A weight of 0 makes no
 * pair. Of equal sums the one with earlier pairs is taken.
 */
export function pairInOrder(
  rows: number,
  columns: number,
  weightOf: (row: number, column: number) => number,
  { cells }: Limit,
): [row: number, column: number][] {
  if (rows === 0 || columns === 0) return [];
  const parts = Math.min(Math.ceil(Math.sqrt((rows * columns) / cells)), Math.max(rows, columns));
  const pairs: [number, number][] = [];
  for (let part = 0; part < parts; part++) {
    const [top, bottom] = [Math.floor((rows * part) / parts), Math.floor((rows * (part + 1)) / parts)];
    const [left, right] = [Math.floor((columns * part) / parts), Math.floor((columns * (part + 1)) / parts)];
    const here = pairPart(bottom - top, right - left, (row, column) => weightOf(top + row, left + column));
    for (const [row, column] of here) pairs.push([top + row, left + column]);
  }
  return pairs;
}

function pairPart(rows: number, columns: number, weightOf: (row: number, column: number) => number) {
  const width = columns + 1;
  /** The most that the rest from this row and this column on can weigh. */
  const best = new Float64Array((rows + 1) * width);
  const weights = new Float64Array(rows * columns);
  const at = (table: Float64Array, index: number) => table[index] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const weight = weightOf(row, column);
      weights[row * columns + column] = weight;
      const here = row * width + column;
      const paired = weight > 0 ? weight + at(best, here + width + 1) : 0;
      best[here] = Math.max(paired, at(best, here + 1), at(best, here + width));
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    const here = row * width + column;
    const weight = at(weights, row * columns + column);
    if (weight > 0 && weight + at(best, here + width + 1) === at(best, here)) pairs.push([row++, column++]);
    else if (at(best, here + width) === at(best, here)) row += 1;
    else column += 1;
  }
  return pairs;
}
