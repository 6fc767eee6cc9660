/** So many of them, from the first on, at even distances; all where they are no more. */
export function pickEvenly<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (all.length <= count) return all;
  const isPicked = new Set(Array.from({ length: count }, (_, at) => Math.floor((at * all.length) / count)));
  return all.filter((_, index) => isPicked.has(index));
}
