import { Check, Circle, CircleAlert, LockKeyhole, TriangleAlert, type LucideIcon } from "lucide-react";
import { memo } from "react";
import { assetNames, blockerWords, stateInWords } from "@/rules/asset-words";
import type { Asset } from "@/rules/asset-makings";
import { imageOf } from "@/rules/line-media";
import { usableUrl } from "@/rules/media-url";
import type { ProductionState } from "@/rules/production-plan";
import { cn } from "@/ui/cn";
import { Spinner } from "@/ui/spinner";
import type { ProductionShot } from "./use-production";

type AssetCellProps = { shot: ProductionShot; asset: Asset };

const looks: Record<ProductionState["is"], { Icon: LucideIcon | typeof Spinner | undefined; tone: string }> = {
  none: { Icon: undefined, tone: "text-dim/60" },
  unknown: { Icon: undefined, tone: "text-dim" },
  missing: { Icon: Circle, tone: "text-dim" },
  blocked: { Icon: LockKeyhole, tone: "text-dim" },
  running: { Icon: Spinner, tone: "text-accent" },
  failed: { Icon: CircleAlert, tone: "text-bad" },
  stale: { Icon: TriangleAlert, tone: "text-warn" },
  ready: { Icon: Check, tone: "text-ok" },
};

/** What is read beside the mark; what is ready needs no word. */
function wordOf(state: ProductionState): string {
  switch (state.is) {
    case "none":
      return "–";
    case "unknown":
      return "Unknown";
    case "missing":
      return "To do";
    case "blocked":
      return blockerWords[state.by];
    case "running":
      return "Running";
    case "failed":
      return "Failed";
    case "stale":
      return "Stale";
    case "ready":
      return "";
  }
}

/** Where one asset of one shot stands; its picture, where it has one. */
export const AssetCell = memo(function AssetCell({ shot, asset }: AssetCellProps) {
  const state = shot.states[asset];
  const { Icon, tone } = looks[state.is];
  const hasPicture = asset === "image" || asset === "clip";
  return (
    <span className={cn("flex min-w-0 items-center gap-2 text-sm", tone)}>
      {hasPicture && <Picture shot={shot} state={state} />}
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      <span aria-hidden className="asset-word truncate">
        {wordOf(state)}
      </span>
      <span className="sr-only">{`${assetNames[asset]}: ${stateInWords(state, shot.line)}`}</span>
    </span>
  );
});

/** The shot's still, also for its clip: thousands of players would stand still. */
function Picture({ shot: { line }, state }: { shot: ProductionShot; state: ProductionState }) {
  const url = state.is === "ready" || state.is === "stale" ? usableUrl(imageOf(line), "image") : undefined;
  const frame = "h-10 w-[71px] shrink-0 rounded";
  if (!url)
    return (
      <span
        aria-hidden
        className={cn("asset-gap", frame, state.is === "failed" ? "bg-bad/12" : "border border-dashed")}
      />
    );
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn(frame, "bg-ink-850 object-cover", state.is === "stale" && "opacity-50")}
    />
  );
}
