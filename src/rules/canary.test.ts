import { describe, expect, test } from "vitest";
import { canaryOf, type CanaryShot } from "./canary";

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

function someShots(count: number, seed: number): CanaryShot[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, at) => {
    const isAction = roll(3) === 0;
    return {
      uid: `shot-${at}`,
      character: isAction ? undefined : `character ${roll(5)}`,
      scene_location: `scene ${roll(5)}`,
      type: isAction ? "action" : "talking",
    };
  });
}

/** How many characters, locations and types are seen in some shots. */
const thingsShown = (shots: CanaryShot[]) =>
  new Set(shots.map(({ character }) => character).filter(Boolean)).size +
  new Set(shots.map(({ scene_location }) => scene_location)).size +
  new Set(shots.map(({ type }) => type)).size;

/** The size of the smallest set that shows all, found by trying every one. */
function smallest(shots: CanaryShot[]): number {
  const all = thingsShown(shots);
  let least = shots.length;
  for (let set = 0; set < 2 ** shots.length; set++) {
    const chosen = shots.filter((_, at) => set & (1 << at));
    if (chosen.length < least && thingsShown(chosen) === all) least = chosen.length;
  }
  return least;
}

describe("a few shots that show all", () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))("are the fewest there are: %i", (seed) => {
    const shots = someShots(1 + (seed % 12), seed + 1);
    const canary = canaryOf(shots);
    expect(thingsShown(canary)).toBe(thingsShown(shots));
    expect(canary).toHaveLength(smallest(shots));
  });

  test("are found among thousands", () => {
    const shots = someShots(5_000, 7);
    const canary = canaryOf(shots);
    expect(thingsShown(canary)).toBe(thingsShown(shots));
    expect(canary.length).toBeLessThanOrEqual(6);
  });

  test("stand in the order of the film, the first of those that show the same", () => {
    const shots = someShots(30, 3);
    const canary = canaryOf(shots);
    expect(canary).toEqual(shots.filter((shot) => canary.includes(shot)));
    expect(canaryOf([...shots, ...shots.map((shot) => ({ ...shot, uid: `${shot.uid} again` }))])).toEqual(canary);
  });

  test("of no shots are none", () => {
    expect(canaryOf([])).toEqual([]);
  });
});
