import { assets, type Asset } from "./asset-makings";
import type { AssetState, Blocker } from "./asset-state";

// Decision: .github/decisions/production.md

/** What is under way or has failed is known beside what reading tells, and comes before it. */
export type WorkState = { is: "running" } | { is: "failed"; why: string; at: number };
export type ProductionState = AssetState | WorkState;
export type ProductionStates = Record<Asset, ProductionState>;

/** A shot as a plan sees it. */
export interface PlanShot {
  uid: string;
  /** Without one nothing can be started for it. */
  dialogue_id: string | undefined;
  line_number: number;
  isAction: boolean;
  states: ProductionStates;
}

/** One asset of one shot. */
export type AssetKey = `${string} ${Asset}`;
export const assetKey = (uid: string, asset: Asset): AssetKey => `${uid} ${asset}`;

/** What is made for one shot alone, by one request. */
export const startKinds = ["image", "talking", "action"] as const;
export type StartKind = (typeof startKinds)[number];

export interface PlannedStart {
  uid: string;
  dialogue_id: string;
  line_number: number;
  kind: StartKind;
  asset: "image" | "clip";
  /** Where it stands now. */
  from: ProductionState["is"];
  /** A clip that waits for the image that this plan makes. */
  isAfterImage: boolean;
}

/** The generators that alone make what no request for one shot does. They go over all lines. */
const bulkAssets = ["audio", "imagePrompt", "actionPrompt"] as const;
export type BulkAsset = (typeof bulkAssets)[number];
export const bulkOf = {
  audio: "Audio",
  imagePrompt: "Image Prompts",
  actionPrompt: "Video Prompts",
} as const satisfies Record<BulkAsset, string>;

export interface PlannedRun {
  asset: BulkAsset;
  /** How many were asked for. */
  wanted: number;
  /** Over how many lines it goes, and how many of these have the thing: a back end may overwrite it. */
  lines: number;
  made: number;
}

export interface Plan {
  runs: readonly PlannedRun[];
  /** In the order in which they are sent: images in the order of the film, then the clips that are made of them. */
  starts: readonly PlannedStart[];
  /** What was asked for and cannot be made yet. */
  waiting: readonly { uid: string; line_number: number; asset: Asset; by: Blocker }[];
}

export const isEmptyPlan = ({ runs, starts }: Plan) => runs.length + starts.length === 0;

/** How many requests a plan sends. */
export const requestsOf = ({ runs, starts }: Plan) => runs.length + starts.length;

/** The assets in one of these states. */
export function assetsIn(shots: readonly PlanShot[], wanted: readonly ProductionState["is"][]): Set<AssetKey> {
  const found = new Set<AssetKey>();
  for (const { uid, states } of shots)
    for (const asset of assets) if (wanted.includes(states[asset].is)) found.add(assetKey(uid, asset));
  return found;
}

/** What making these assets takes. What is under way, or not needed, is not planned. */
export function planOf(shots: readonly PlanShot[], wanted: ReadonlySet<AssetKey>): Plan {
  const images: PlannedStart[] = [];
  const clips: PlannedStart[] = [];
  const waiting: Plan["waiting"][number][] = [];
  for (const shot of shots) {
    const image = wanted.has(assetKey(shot.uid, "image")) ? startOf(shot, "image", false) : undefined;
    if (image) images.push(image);
    if (!wanted.has(assetKey(shot.uid, "clip"))) continue;
    const { clip } = shot.states;
    const isAfterImage = image !== undefined;
    const isFree = clip.is !== "blocked" || (clip.by === "image" && isAfterImage && !isStillBlocked(shot));
    if (clip.is === "blocked" && !isFree) waiting.push({ ...ofShot(shot), asset: "clip", by: clip.by });
    const start = isFree ? startOf(shot, "clip", isAfterImage) : undefined;
    if (start) clips.push(start);
  }
  const talking = clips.filter(({ kind }) => kind === "talking");
  const action = clips.filter(({ kind }) => kind === "action");
  return { runs: runsOf(shots, wanted, waiting), starts: [...images, ...talking, ...action], waiting };
}

const ofShot = ({ uid, line_number }: PlanShot) => ({ uid, line_number });

/** Whether a clip would lack something else once its image is there. */
const isStillBlocked = ({ isAction, states }: PlanShot) =>
  isAction ? isLacking(states.actionPrompt) : isLacking(states.audio);
const isLacking = ({ is }: ProductionState) => is === "missing" || is === "blocked";

function startOf(shot: PlanShot, asset: "image" | "clip", isAfterImage: boolean): PlannedStart | undefined {
  const { uid, dialogue_id, line_number, isAction, states } = shot;
  const { is } = states[asset];
  if (dialogue_id === undefined || is === "running" || is === "none" || is === "unknown") return undefined;
  const kind = asset === "image" ? "image" : isAction ? "action" : "talking";
  return { uid, dialogue_id, line_number, kind, asset, from: is, isAfterImage };
}

function runsOf(shots: readonly PlanShot[], wanted: ReadonlySet<AssetKey>, waiting: Plan["waiting"][number][]) {
  const runs: PlannedRun[] = [];
  for (const asset of bulkAssets) {
    const run = { asset, wanted: 0, lines: 0, made: 0 };
    for (const shot of shots) {
      const state = shot.states[asset];
      if (state.is === "none") continue;
      run.lines += 1;
      if (!isLacking(state) && state.is !== "unknown") run.made += 1;
      if (!wanted.has(assetKey(shot.uid, asset))) continue;
      if (state.is === "blocked") waiting.push({ ...ofShot(shot), asset, by: state.by });
      else if (state.is !== "running") run.wanted += 1;
    }
    if (run.wanted > 0) runs.push(run);
  }
  return runs;
}

/** What something costs, by kind; what is not there is not known. */
export type ByKind = Readonly<Partial<Record<StartKind, number>>>;

/** How many of each kind a plan makes. */
export function countKinds({ starts }: { starts: readonly { kind: StartKind }[] }): Record<StartKind, number> {
  const counts = { image: 0, talking: 0, action: 0 };
  for (const { kind } of starts) counts[kind] += 1;
  return counts;
}

/** The sum of something known of each kind; undefined where it is not known of one that is made, or nothing is made. */
function sumOf(plan: Plan, each: ByKind): number | undefined {
  if (plan.starts.length === 0) return undefined;
  let sum = 0;
  for (const { kind } of plan.starts) {
    const one = each[kind];
    if (one === undefined) return undefined;
    sum += one;
  }
  return sum;
}

/** Milliseconds that its starts take, so many at once; undefined while one of its kinds was never measured, or it has runs. */
export function timeOf(plan: Plan, medians: ByKind, atOnce: number): number | undefined {
  const ms = plan.runs.length > 0 ? undefined : sumOf(plan, medians);
  return ms && ms / Math.min(atOnce, plan.starts.length);
}

/** What its starts cost; undefined without a price for each of its kinds. Nobody knows what a bulk run costs. */
export const amountOf = (plan: Plan, prices: ByKind): number | undefined => sumOf(plan, prices);
