/** As many of a list as `count`, with the one at an index in their middle, as far as the ends of the list let it. */
export function around<Item>(list: readonly Item[], at: number, count: number): readonly Item[] {
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), list.length - count));
  return list.slice(first, first + count);
}
