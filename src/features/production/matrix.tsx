import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { assets, type Asset } from "@/rules/asset-makings";
import { assetNames } from "@/rules/asset-words";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import { assetKey, type AssetKey } from "@/rules/production-plan";
import { speakerOf } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { textScale } from "@/ui/text-scale";
import { useMedia } from "@/ui/use-media";
import { AssetCell } from "./asset-cell";
import "./matrix.css";
import { cellId, columns, type MatrixKeys } from "./use-matrix-keys";
import type { ProductionShot } from "./use-production";

type MatrixProps = {
  shots: readonly ProductionShot[];
  /** How many of each asset there are, and how many there are to be, for the headings. */
  counts: Record<(typeof assets)[number], { ready: number; of: number }>;
  selected: ReadonlySet<AssetKey>;
  keys: MatrixKeys;
};

/** As short as the columns are narrow. */
const headings: Record<Asset, string> = { ...assetNames, imagePrompt: "Prompt", actionPrompt: "Action" };

/** Pixels of a row where letters have 16. */
const rowHeight = { wide: 56, narrow: 132 };

/** Shots × what is made for them: as many rows stand as are in sight. */
export function Matrix({ shots, counts, selected, keys }: MatrixProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), []);
  const isNarrow = useMedia("(width < 48rem)");
  const height = Math.round((isNarrow ? rowHeight.narrow : rowHeight.wide) * textScale());
  const virtualizer = useWindowVirtualizer({
    count: shots.length,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin: top,
    useFlushSync: false,
  });
  const { at } = keys;
  // A window that is made narrow, or wide, has rows of another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const { bringIntoSight } = keys;
  useLayoutEffect(() => {
    bringIntoSight.current = (row) => virtualizer.scrollToIndex(row, { align: "auto" });
  }, [bringIntoSight, virtualizer]);
  // Where one arrives at a shot, it is in sight.
  const arrivedAt = useRef(at.row);
  useLayoutEffect(() => {
    if (arrivedAt.current > 0) virtualizer.scrollToIndex(arrivedAt.current, { align: "center" });
  }, [virtualizer]);

  return (
    // The cells take the focus, one of them by the Tab key.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={frame}
      role="grid"
      aria-label="Production"
      aria-rowcount={shots.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      className="matrix"
      onKeyDown={keys.onKey}
    >
      <div role="row" aria-rowindex={1} className="matrix-row matrix-head">
        <span role="columnheader">Shot</span>
        {assets.map((asset) => (
          <span key={asset} role="columnheader">
            {headings[asset]}{" "}
            <b className="font-semibold text-text tabular-nums">
              {counts[asset].ready}
              {counts[asset].ready < counts[asset].of && (
                <span className="font-normal text-dim"> of {counts[asset].of}</span>
              )}
            </b>
          </span>
        ))}
      </div>
      <div role="rowgroup" style={{ height: virtualizer.getTotalSize() }} className="relative">
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const shot = shots[index];
          if (!shot) return null;
          const isHere = at.row === index;
          return (
            <MatrixRow
              key={shot.uid}
              shot={shot}
              row={index}
              column={isHere ? at.column : undefined}
              selection={columns.map((asset) => asset !== "shot" && selected.has(assetKey(shot.uid, asset))).join()}
              style={{ height, transform: `translateY(${start - top}px)` }}
              onPick={keys.onPick}
            />
          );
        })}
      </div>
    </div>
  );
}

type MatrixRowProps = {
  shot: ProductionShot;
  row: number;
  /** The column that the Tab key leads to, where it is in this row. */
  column: number | undefined;
  /** Which cells are selected, as text: the row renders anew when that changes. */
  selection: string;
  style: CSSProperties;
  onPick: MatrixKeys["onPick"];
};

const MatrixRow = memo(
  function MatrixRow({ shot, row, column, selection, style, onPick }: MatrixRowProps) {
    const { line, line_number } = shot;
    const isSelected = selection.split(",").map((one) => one === "true");
    const { isSpoken, words } = cardOf(line);
    const cell = (at: number) => ({
      id: cellId(row, at),
      role: "gridcell",
      tabIndex: column === at ? 0 : -1,
      "aria-selected": at > 0 ? isSelected[at] : undefined,
      className: cn("matrix-cell", isSelected[at] && "is-selected"),
      onClick: (event: { shiftKey: boolean }) => onPick(row, at, event.shiftKey),
    });
    return (
      <div role="row" aria-rowindex={row + 2} className="matrix-row" style={style}>
        <div {...cell(0)}>
          <span className="w-8 shrink-0 text-right text-sm text-dim tabular-nums">{line_number}</span>
          <span className="min-w-0 font-script text-[0.8125rem]/4.5">
            {isSpoken && <b className="block truncate">{clip(speakerOf(line), 80)}</b>}
            <span className={cn("wrap-anywhere", isSpoken ? "line-clamp-1" : "line-clamp-2 text-dim")}>
              {clip(words, 160)}
            </span>
          </span>
        </div>
        {assets.map((asset, at) => (
          <div key={asset} {...cell(at + 1)}>
            <AssetCell shot={shot} asset={asset} />
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.shot === after.shot &&
    before.row === after.row &&
    before.column === after.column &&
    before.selection === after.selection &&
    before.style.height === after.style.height &&
    before.style.transform === after.style.transform &&
    before.onPick === after.onPick,
);
