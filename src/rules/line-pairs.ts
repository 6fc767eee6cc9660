import { pairInOrder, type Limit } from "./in-order-pairs";
import { signPairsOf, similarity, similarityAtMost, type SignPairs } from "./text-similarity";

/** Lines that are less alike are two lines, not one that was edited. */
const alikeFrom = 0.6;
/** As many lines are compared with as many, at once. */
const equalTexts: Limit = { cells: 500 * 500 };
const similarTexts: Limit = { cells: 200 * 200 };
/** What a neighbour that is the same, and the same id, add to a pair's weight: they only decide between equals. */
const byNeighbour = 1e-4;
const byId = 1e-8;

/** A row of lines, with what of its lines is compared. */
interface Row {
  length: number;
  /** Each line's text, as a number: equal texts have equal numbers. */
  numbers: readonly number[];
  ids: readonly (string | undefined)[];
  signsOf: (at: number) => SignPairs;
}

/** Numbers texts, so that they are compared as one compares numbers. */
export function numberTexts(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

export function rowOf<Line extends { id?: string | undefined }>(
  lines: readonly Line[],
  textOf: (line: Line) => string,
  numberOf: (text: string) => number,
): Row {
  const texts = lines.map(textOf);
  const signs: SignPairs[] = [];
  return {
    length: texts.length,
    numbers: texts.map(numberOf),
    ids: lines.map(({ id }) => id),
    signsOf: (at) => (signs[at] ??= signPairsOf(texts[at] ?? "")),
  };
}

type Places = (number | undefined)[];

/**
 * Finds for each line of a new reading the one that it was: equal texts first, in order and then moved ones, also among
 * those that were lost; then texts that are alike, between neighbours that were found. Given as places in those rows.
 */
export function pairRows(before: Row, away: Row, now: Row): { partners: Places; returned: Places } {
  if (before.length === now.length && before.numbers.every((number, at) => number === now.numbers[at]))
    return { partners: [...before.numbers.keys()], returned: [] };
  const pairs = createPairs(before.length, now.length);
  const sameId = (old: number, at: number) => (isSameId(before.ids[old], now.ids[at]) ? byId : 0);

  pairUniqueTexts(before, now, pairs);
  const same = (old: number, at: number) => (before.numbers[old] === now.numbers[at] ? byNeighbour : 0);
  pairs.fillGaps(equalTexts, (old, at) => {
    if (before.numbers[old] !== now.numbers[at]) return 0;
    return 1 + same(old - 1, at - 1) + same(old + 1, at + 1) + sameId(old, at);
  });
  const isNew = (at: number) => pairs.partners[at] === undefined;
  pairLeftTexts([before, (old) => pairs.inverse[old] === undefined], [now, isNew], pairs.pair);

  const returned: Places = [];
  const isBack = new Set<number>();
  pairLeftTexts(
    [away, (lost) => !isBack.has(lost)],
    [now, (at) => isNew(at) && returned[at] === undefined],
    (lost, at) => {
      returned[at] = lost;
      isBack.add(lost);
    },
  );

  pairs.fillGaps(similarTexts, (old, at) => {
    if (returned[at] !== undefined) return 0;
    const [was, is] = [before.signsOf(old), now.signsOf(at)];
    if (similarityAtMost(was, is) < alikeFrom) return 0;
    const alike = similarity(was, is);
    return alike < alikeFrom ? 0 : alike + sameId(old, at);
  });
  return { partners: pairs.partners, returned };
}

const isSameId = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;

/** What is paired of two rows, and the gaps between. */
function createPairs(before: number, now: number) {
  /** By places of now, those before; and the other way round. */
  const partners: Places = Array.from({ length: now });
  const inverse: Places = Array.from({ length: before });

  function pair(old: number, at: number) {
    partners[at] = old;
    inverse[old] = at;
  }

  /** The unpaired lines in a row that begin, or end, here. */
  function endFrom(places: Places, from: number) {
    let end = from;
    while (end < places.length && places[end] === undefined) end += 1;
    return end;
  }
  function beginningTo(places: Places, to: number) {
    let from = to;
    while (from > 0 && places[from - 1] === undefined) from -= 1;
    return from;
  }

  type Span = readonly [from: number, to: number];
  /** The old lines in whose place new ones may stand: after the partner of the line above them, before that of the line below. */
  function oldSpan([from, to]: Span, where: "between" | "after" | "before"): Span | undefined {
    const above = from === 0 ? -1 : partners[from - 1];
    const below = to === now ? before : partners[to];
    if (where === "before") return below === undefined ? undefined : [beginningTo(inverse, below), below];
    if (above === undefined) return undefined;
    const end = endFrom(inverse, above + 1);
    return where === "between" && end !== below ? undefined : [above + 1, end];
  }

  /** Pairs lines in the gaps between those that are paired: first where both neighbours agree, then after, then before one. */
  function fillGaps(limit: Limit, weightOf: (old: number, at: number) => number) {
    for (const where of ["between", "after", "before"] as const)
      for (let from = 0; from < now; from++) {
        if (partners[from] !== undefined) continue;
        const to = endFrom(partners, from);
        const [first, last] = oldSpan([from, to], where) ?? [0, 0];
        const weigh = (row: number, column: number) => weightOf(first + row, from + column);
        for (const [row, column] of pairInOrder(last - first, to - from, weigh, limit))
          pair(first + row, from + column);
        from = to;
      }
  }

  return { partners, inverse, pair, fillGaps };
}

/** A text that stands once before and once now is the same line, wherever it has moved. */
function pairUniqueTexts(before: Row, now: Row, { pair }: { pair: (old: number, at: number) => void }) {
  const once = ({ numbers }: Row) => {
    const places = new Map<number, number | undefined>();
    numbers.forEach((number, at) => places.set(number, places.has(number) ? undefined : at));
    return places;
  };
  const current = once(now);
  for (const [number, old] of once(before)) {
    const at = current.get(number);
    if (old !== undefined && at !== undefined) pair(old, at);
  }
}

/** Pairs the equal texts that are left, wherever they stand: those of the same id first, then in order. */
function pairLeftTexts(
  before: readonly [row: Row, isLeft: (old: number) => boolean],
  now: readonly [row: Row, isLeft: (at: number) => boolean],
  pair: (old: number, at: number) => void,
) {
  const keysOf = [
    ({ numbers, ids }: Row, at: number) => (ids[at] === undefined ? undefined : `${numbers[at]} ${ids[at]}`),
    ({ numbers }: Row, at: number) => `${numbers[at]}`,
  ];
  for (const keyOf of keysOf) {
    const waiting = new Map<string, number[]>();
    placesLeft(now).forEach((at) => {
      const key = keyOf(now[0], at);
      if (key === undefined) return;
      const places = waiting.get(key);
      if (places) places.push(at);
      else waiting.set(key, [at]);
    });
    // Taken from the end, which is quick.
    for (const places of waiting.values()) places.reverse();
    for (const old of placesLeft(before)) {
      const at = waiting.get(keyOf(before[0], old) ?? "")?.pop();
      if (at !== undefined) pair(old, at);
    }
  }
}

const placesLeft = ([row, isLeft]: readonly [Row, (at: number) => boolean]) => [...row.numbers.keys()].filter(isLeft);
