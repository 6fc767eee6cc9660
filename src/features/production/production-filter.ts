import { assets } from "@/rules/asset-makings";
import type { ProductionState } from "@/rules/production-plan";
import type { ProductionShot } from "./use-production";

/** States that a list of shots can be narrowed to, by what stands in the address. */
export const stateFilters = [
  { value: "todo", label: "To do", is: "missing" },
  { value: "running", label: "Running", is: "running" },
  { value: "stale", label: "Stale", is: "stale" },
  { value: "failed", label: "Failed", is: "failed" },
  { value: "waiting", label: "Waiting", is: "blocked" },
] as const satisfies readonly { value: string; label: string; is: ProductionState["is"] }[];
export type StateFilter = (typeof stateFilters)[number]["value"];

export interface ProductionFilter {
  state?: StateFilter | undefined;
  scene?: string | undefined;
  character?: string | undefined;
  type?: "talking" | "action" | undefined;
}

/** How many assets are in each of the states. */
export function countStates(shots: readonly ProductionShot[]): Record<ProductionState["is"], number> {
  const counts = { none: 0, unknown: 0, missing: 0, blocked: 0, stale: 0, ready: 0, running: 0, failed: 0 };
  for (const { states } of shots) for (const asset of assets) counts[states[asset].is] += 1;
  return counts;
}

/** The shots that pass: of a state those that have an asset in it. */
export function filtered(shots: readonly ProductionShot[], filter: ProductionFilter): readonly ProductionShot[] {
  const { state, scene, character, type } = filter;
  const wanted = stateFilters.find(({ value }) => value === state)?.is;
  return shots.filter(
    ({ line, states, isAction }) =>
      (wanted === undefined || assets.some((asset) => states[asset].is === wanted)) &&
      (scene === undefined || line.scene_location === scene) &&
      (character === undefined || line.character_name === character) &&
      (type === undefined || (type === "action") === isAction),
  );
}
