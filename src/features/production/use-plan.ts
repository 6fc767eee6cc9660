import { useMemo } from "react";
import { assets } from "@/rules/asset-makings";
import { changesInWords } from "@/rules/asset-words";
import { assetsIn, planOf, type AssetKey } from "@/rules/production-plan";
import type { ProductionShot } from "./use-production";

/** What a plan is made of. */
export const planSources = ["missing", "stale", "failed", "selected"] as const;
export type PlanSource = (typeof planSources)[number];

/** What making all of a source takes. */
export function usePlan(shots: readonly ProductionShot[], source: PlanSource, selected: ReadonlySet<AssetKey>) {
  return useMemo(
    () => planOf(shots, source === "selected" ? selected : assetsIn(shots, [source])),
    [shots, source, selected],
  );
}

/** Why what is stale is stale, in words, most often first. */
export function staleReasons(shots: readonly ProductionShot[]): string[] {
  const times = new Map<string, number>();
  for (const { states, line } of shots)
    for (const asset of assets) {
      const state = states[asset];
      if (state.is !== "stale") continue;
      const words = changesInWords(state.because, line);
      times.set(words, (times.get(words) ?? 0) + 1);
    }
  return [...times].toSorted((one, other) => other[1] - one[1]).map(([words]) => words);
}
