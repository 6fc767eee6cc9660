import { expect, test } from "vitest";
import type { Asset } from "./asset-makings";
import {
  amountOf,
  assetKey,
  assetsIn,
  planOf,
  requestsOf,
  timeOf,
  type PlanShot,
  type ProductionState,
} from "./production-plan";

const ready: ProductionState = { is: "ready", isAgeKnown: true };
const missing: ProductionState = { is: "missing" };
const none: ProductionState = { is: "none" };
const stale: ProductionState = { is: "stale", because: ["style"] };
const failed: ProductionState = { is: "failed", why: "No ink", at: 0 };

const talking = { audio: ready, imagePrompt: ready, image: ready, actionPrompt: none, clip: ready };
const action = { ...talking, audio: none, actionPrompt: ready };

function shot(line_number: number, states: Partial<Record<Asset, ProductionState>>, isAction = false): PlanShot {
  const all = { ...(isAction ? action : talking), ...states };
  return { uid: `shot-${line_number}`, dialogue_id: `line-${line_number}`, line_number, isAction, states: all };
}
const waits: ProductionState = { is: "blocked", by: "image" };

const startsOf = (shots: PlanShot[], wanted: Parameters<typeof assetsIn>[1]) =>
  planOf(shots, assetsIn(shots, wanted)).starts.map(({ kind, line_number }) => `${kind} ${line_number}`);

test("all that is missing: images, then talking clips, then action clips, each in the order of the film", () => {
  const shots = [
    shot(1, { clip: missing }, true),
    shot(2, { clip: missing }),
    shot(3, { image: missing, clip: waits }),
    shot(4, { image: missing, clip: waits }, true),
    shot(5, {}),
  ];
  expect(startsOf(shots, ["missing"])).toEqual(["image 3", "image 4", "talking 2", "action 1"]);
});

test("what waits for something that is not planned is told and not planned", () => {
  const shots = [shot(1, { image: missing, clip: waits }), shot(2, { audio: { is: "blocked", by: "voice" } })];
  const plan = planOf(shots, new Set([assetKey("shot-1", "clip"), assetKey("shot-2", "audio")]));
  expect(requestsOf(plan)).toBe(0);
  expect(plan.waiting).toEqual([
    { uid: "shot-1", line_number: 1, asset: "clip", by: "image" },
    { uid: "shot-2", line_number: 2, asset: "audio", by: "voice" },
  ]);
});

test("a clip waits for the image of the same plan", () => {
  const shots = [shot(1, { image: missing, clip: waits }), shot(2, { image: stale, clip: stale })];
  const all = planOf(shots, assetsIn(shots, ["missing", "blocked", "stale"]));
  expect(all.starts.map(({ kind, line_number, isAfterImage }) => [kind, line_number, isAfterImage])).toEqual([
    ["image", 1, false],
    ["image", 2, false],
    ["talking", 1, true],
    ["talking", 2, true],
  ]);
  const silent = [shot(1, { image: missing, clip: waits, audio: missing })];
  expect(startsOf(silent, ["missing", "blocked"])).toEqual(["image 1"]);
});

test("what failed: exactly that", () => {
  const shots = [shot(1, { clip: failed }), shot(2, { image: failed, clip: missing }), shot(3, { clip: missing })];
  expect(startsOf(shots, ["failed"])).toEqual(["image 2", "talking 1"]);
});

test("nothing is planned for what is under way, not needed, not known, or has no id", () => {
  const unnamed = { ...shot(4, { image: missing }), dialogue_id: undefined };
  const shots = [
    shot(1, { image: { is: "running" } }),
    shot(2, { actionPrompt: none }),
    shot(3, { audio: { is: "unknown" } }),
  ];
  const wanted = assetsIn([...shots, unnamed], ["running", "none", "missing"]);
  expect(requestsOf(planOf([...shots, unnamed], wanted))).toBe(0);
});

test("what only a bulk run makes is planned as a run over all its lines, and says what is there already", () => {
  const shots = [
    shot(1, { audio: missing, imagePrompt: stale }),
    shot(2, {}),
    shot(3, { actionPrompt: missing }, true),
    shot(4, { audio: { is: "blocked", by: "mapping" } }),
  ];
  const plan = planOf(shots, assetsIn(shots, ["missing", "stale"]));
  expect(plan.runs).toEqual([
    { asset: "audio", wanted: 1, lines: 3, made: 1 },
    { asset: "imagePrompt", wanted: 1, lines: 4, made: 4 },
    { asset: "actionPrompt", wanted: 1, lines: 1, made: 0 },
  ]);
  expect(requestsOf(plan)).toBe(3);
});

test("time and amount are told only where they are known of every kind", () => {
  const shots = [shot(1, { image: missing }), shot(2, { image: missing }), shot(3, { clip: missing })];
  const plan = planOf(shots, assetsIn(shots, ["missing"]));
  expect(timeOf(plan, { image: 4_000 }, 2)).toBeUndefined();
  expect(timeOf(plan, { image: 4_000, talking: 10_000 }, 2)).toBe(9_000);
  expect(timeOf(plan, { image: 4_000, talking: 10_000 }, 4)).toBe(6_000);
  expect(amountOf(plan, { image: 0.5 })).toBeUndefined();
  expect(amountOf(plan, { image: 0.5, talking: 2 })).toBe(3);
  expect(amountOf(planOf(shots, new Set()), { image: 1 })).toBeUndefined();
});
