// Decision: .github/decisions/production.md

/** A shot that could be made now, and what would be seen in it. */
export interface CanaryShot {
  uid: string;
  /** The character who speaks; nobody in a shot without one. */
  character: string | undefined;
  scene_location: string;
  type: "talking" | "action";
}

/** How many sets are tried before the best one so far is taken: a film of thousands of shots must not keep the page. */
const mostTries = 20_000;

const thingsIn = ({ character, scene_location, type }: CanaryShot) => [
  `scene ${scene_location}`,
  `type ${type}`,
  ...(character === undefined ? [] : [`character ${character}`]),
];

/**
 * The smallest set of shots that shows every character, every location and both types that any of them shows, in the
 * order of the film. Exact as far as `mostTries` go, and never worse than taking what shows most, one after another.
 */
export function canaryOf<Shot extends CanaryShot>(shots: readonly Shot[]): Shot[] {
  // Of those that show the same the first will do.
  const first = new Map<string, Shot>();
  for (const shot of shots) {
    const key = thingsIn(shot).join("\n");
    if (!first.has(key)) first.set(key, shot);
  }
  const candidates = [...first.values()].map((shot) => ({ shot, things: thingsIn(shot) }));
  const showing = new Map<string, Candidate<Shot>[]>();
  for (const candidate of candidates)
    for (const thing of candidate.things) showing.set(thing, [...(showing.get(thing) ?? []), candidate]);

  let best = greedy(candidates, showing.size);
  let tries = 0;
  const mostThings = 3;
  /** Tries every candidate for the thing that the fewest show: one of them must be in the set. */
  function search(chosen: Candidate<Shot>[], shown: ReadonlySet<string>) {
    if (shown.size === showing.size) {
      if (chosen.length < best.length) best = chosen;
      return;
    }
    const least = Math.ceil((showing.size - shown.size) / mostThings);
    if (chosen.length + least >= best.length || (tries += 1) > mostTries) return;
    const rarest = rarestOf(showing, shown);
    for (const candidate of rarest) search([...chosen, candidate], new Set([...shown, ...candidate.things]));
  }
  search([], new Set());
  const isChosen = new Set(best.map(({ shot }) => shot));
  return shots.filter((shot) => isChosen.has(shot));
}

interface Candidate<Shot> {
  shot: Shot;
  things: readonly string[];
}

function rarestOf<Shot>(
  showing: ReadonlyMap<string, Candidate<Shot>[]>,
  shown: ReadonlySet<string>,
): Candidate<Shot>[] {
  let rarest: Candidate<Shot>[] | undefined;
  for (const [thing, candidates] of showing)
    if (!shown.has(thing) && candidates.length < (rarest?.length ?? Infinity)) rarest = candidates;
  const news = ({ things }: Candidate<Shot>) => things.filter((thing) => !shown.has(thing)).length;
  return (rarest ?? []).toSorted((one, other) => news(other) - news(one));
}

/** Takes what shows most that is not shown yet, until all is. */
function greedy<Shot>(candidates: readonly Candidate<Shot>[], all: number): Candidate<Shot>[] {
  const shown = new Set<string>();
  const chosen: Candidate<Shot>[] = [];
  while (shown.size < all) {
    let most: Candidate<Shot> | undefined;
    let news = 0;
    for (const candidate of candidates) {
      const more = candidate.things.filter((thing) => !shown.has(thing)).length;
      if (more > news) [most, news] = [candidate, more];
    }
    if (!most) break;
    chosen.push(most);
    for (const thing of most.things) shown.add(thing);
  }
  return chosen;
}
