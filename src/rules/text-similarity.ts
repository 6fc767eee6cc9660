/** Of longer texts only the beginning is compared. */
const longestCompared = 1_000;

/** What of a text is compared: its pairs of neighbouring signs, sorted, so that two texts are compared in one pass. */
export type SignPairs = Uint32Array;

export function signPairsOf(text: string): SignPairs {
  const signs = text.slice(0, longestCompared).toLowerCase();
  const pairs = new Uint32Array(Math.max(0, signs.length - 1));
  for (let at = 0; at < pairs.length; at++) pairs[at] = signs.charCodeAt(at) * 65_536 + signs.charCodeAt(at + 1);
  return pairs.toSorted();
}

/** How alike two texts are, from 0 to 1: twice the pairs they share among all pairs (the Sørensen–Dice coefficient). */
export function similarity(one: SignPairs, other: SignPairs): number {
  const all = one.length + other.length;
  if (all === 0) return 0;
  let shared = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    const difference = (one[a] ?? 0) - (other[b] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  return (2 * shared) / all;
}

/** The most that texts of these lengths can be alike: spares the comparison of a word with a page. */
export const similarityAtMost = (one: SignPairs, other: SignPairs): number =>
  (2 * Math.min(one.length, other.length)) / Math.max(1, one.length + other.length);
