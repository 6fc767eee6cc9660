import { useState } from "react";
import { counted } from "@/rules/format";
import {
  amountOf,
  bulkOf,
  countKinds,
  isEmptyPlan,
  requestsOf,
  timeOf,
  type ByKind,
  type Plan,
  type PlannedRun,
} from "@/rules/production-plan";
import { durationWords } from "@/rules/rest-time";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Segmented } from "@/ui/segmented";
import type { PlanSource } from "./use-plan";
import { Prices, useAmountFormat, usePrices } from "./prices";

type PlanPanelProps = {
  plan: Plan;
  sources: readonly { value: PlanSource; label: string }[];
  source: PlanSource;
  onSource: (source: PlanSource) => void;
  /** Why what is stale is stale, most often first. */
  reasons: readonly string[];
  medians: ByKind;
  atOnce: number;
  mayEdit: boolean;
  isRunning: boolean;
  onRun: () => void;
  onTryFew: (() => void) | undefined;
  onCancel: () => void;
};

/** What would be done, how long it takes and what it costs, before anything is sent. */
export function PlanPanel(props: PlanPanelProps) {
  const { plan, sources, source, onSource, reasons, medians, atOnce, mayEdit, isRunning } = props;
  const [prices] = usePrices();
  const [isPricing, setPricing] = useState(false);
  const format = useAmountFormat();
  const amount = amountOf(plan, prices);
  const time = timeOf(plan, medians, atOnce);
  const isEmpty = isEmptyPlan(plan);

  return (
    <Panel title={`Plan: ${titleOf(plan)}`}>
      <div className="flex flex-col gap-4">
        <Segmented label="What to make" options={sources} value={source} onChange={onSource} />
        {isEmpty ? (
          <p className="text-dim">{emptyWords[source]}</p>
        ) : (
          <>
            <Parts plan={plan} />
            {source === "stale" && reasons.length > 0 && (
              <p className="text-sm text-warn">Stale because {reasons.slice(0, 3).join("; ")}.</p>
            )}
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm [&>dd]:text-right [&>dt]:text-dim">
              <dt>Requests</dt>
              <dd className="tabular-nums">
                {requestsOf(plan)}
                {plan.starts.length > 1 && atOnce > 1 && `, ${atOnce} at once`}
              </dd>
              <dt>Time</dt>
              <dd>
                {time === undefined ? "unknown until measured here" : `${durationWords(time)}, by this story's medians`}
              </dd>
              <dt>Amount</dt>
              <dd>
                {amount !== undefined && <span className="tabular-nums">{format(amount)} · </span>}
                <Button variant="ghost" size="sm" aria-expanded={isPricing} onClick={() => setPricing(!isPricing)}>
                  {amount === undefined ? "Set a price for each kind" : "Prices"}
                </Button>
              </dd>
            </dl>
            {isPricing && <Prices />}
            {plan.runs.map((run) => (
              <Notice key={run.asset} tone="info">
                {runInWords(run)}
              </Notice>
            ))}
          </>
        )}
        {plan.waiting.length > 0 && (
          <p className="text-sm text-dim">
            {counted(plan.waiting.length, "other waits", "others wait")} for what comes first, and not in this plan.
          </p>
        )}
        {!isEmpty && (
          <p className="text-sm text-dim">
            {source === "stale" || source === "selected"
              ? "What is made anew takes the place of what is there."
              : "What is ready is not touched."}
          </p>
        )}
        {mayEdit && !isEmpty && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={isRunning} onClick={props.onRun}>
              Run
            </Button>
            {props.onTryFew && <Button onClick={props.onTryFew}>Try a few first</Button>}
            <Button variant="ghost" className="ml-auto" onClick={props.onCancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

const emptyWords: Record<PlanSource, string> = {
  missing: "Nothing is missing that could be made now.",
  stale: "Nothing is stale.",
  failed: "Nothing has failed.",
  selected: "Nothing is selected. Click the assets that are to be made, or press X on them.",
};

function titleOf(plan: Plan): string {
  const { image, talking, action } = countKinds(plan);
  const parts = [
    image > 0 && counted(image, "image"),
    talking + action > 0 && counted(talking + action, "clip"),
    plan.runs.length > 0 && counted(plan.runs.length, "bulk run"),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "nothing to do";
}

/** "14 images: lines 7, 11, 14, 16 …", in the order in which they are made. */
function Parts({ plan }: { plan: Plan }) {
  const parts = [
    { kind: "image", words: ["image", "images"], why: "first: clips are made of them" },
    { kind: "talking", words: ["talking clip", "talking clips"], why: "" },
    { kind: "action", words: ["action clip", "action clips"], why: "" },
  ] as const;
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {parts.map(({ kind, words: [one, many], why }) => {
        const starts = plan.starts.filter((start) => start.kind === kind);
        if (starts.length === 0) return null;
        const lines = starts.slice(0, 4).map(({ line_number }) => line_number);
        return (
          <li key={kind} className="grid grid-cols-[2.5rem_auto_1fr] gap-2">
            <b className="text-right tabular-nums">{starts.length}</b>
            <span>{starts.length === 1 ? one : many}</span>
            <span className="text-right text-dim">
              {lines.length === 1 ? "line" : "lines"} {lines.join(", ")}
              {starts.length > lines.length && " …"}
              {why && plan.starts.some(({ kind: other }) => other !== "image") && <span className="block">{why}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What a bulk run goes over, and what may become of what is there. */
function runInWords({ asset, wanted, lines, made }: PlannedRun): string {
  const goes = `${bulkOf[asset]} for ${counted(wanted, "line")}: Generate ${bulkOf[asset]} goes over all ${counted(lines, "line")} that need it.`;
  if (made === 0) return goes;
  return `${goes} Whether it keeps or overwrites the ${made} that are there is not known yet.`;
}
