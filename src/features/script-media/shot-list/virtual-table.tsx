import { measureElement, observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode } from "react";
import { usePreference, type Preference } from "@/shared/preferences";
import type { TablePosition } from "@/story/list-position";
import { ResizableTable, ResizableTh, type ChosenWidths } from "@/ui/resizable-table";
import { textScale } from "@/ui/text-scale";

type VirtualTableProps<Row> = {
  label: string;
  /** Each heading and its pixels, which grow with the letters: laid out by the rows in sight, the columns would jump while one scrolls. */
  columns: readonly (readonly [heading: string, width: number])[];
  rows: readonly Row[];
  /** Pixels of a row, which grow with the letters, unless what it holds needs more: rows that are as high as expected move no other when they come. */
  rowHeight: number;
  /** Begins where this says, and says where it ends. */
  position: TablePosition;
  /** Begins at this row instead, where there is one. */
  openAt?: number | undefined;
  /** The height of its frame, which scrolls. */
  className?: string | undefined;
  /** A `<tr>` that spreads what it is given. */
  renderRow: (row: Row, tr: RowProps) => ReactNode;
};

export type RowProps = {
  ref: (element: HTMLTableRowElement | null) => void;
  "data-index": number;
  "aria-rowindex": number;
  style: CSSProperties;
};

const isWidths = (value: unknown): value is ChosenWidths =>
  typeof value === "object" && value !== null && Object.values(value).every((width) => typeof width === "number");

/** By the table's label. */
const columnWidths: Preference<ChosenWidths> = { name: "column-widths", isOne: isWidths };
const asUsual: ChosenWidths = {};

/** A table of any length that holds only the rows in sight; assistive technology is told how many there are. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, position, openAt = -1, className = "max-h-[70dvh]", renderRow } = props;
  const rowHeight = useMemo(() => Math.round(props.rowHeight * textScale()), [props.rowHeight]);
  const [chosen = asUsual, keep] = usePreference(columnWidths, label);
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // The rows beyond the edge bridge the frame by which React is later than the scrolling; waiting for it costs frames.
    useFlushSync: false,
    initialOffset: () => position.offset ?? 0,
    initialMeasurementsCache: position.measured ?? [],
    // A frame or row without a size has not been laid out: what it will show is unknown, so the frame counts as tall.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { width: rect.width, height: 10_000 })),
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || rowHeight,
  });
  useLayoutEffect(() => {
    if (openAt >= 0) virtualizer.scrollToIndex(openAt, { align: "center" });
    // Only where the table begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = position.left ?? 0;
    return () => {
      position.left = element?.scrollLeft ?? 0;
      position.offset = virtualizer.scrollOffset ?? 0;
      position.measured = virtualizer.takeSnapshot();
    };
  }, [position, virtualizer]);
  const keepWidths = useCallback((next: ChosenWidths) => keep(Object.keys(next).length > 0 ? next : undefined), [keep]);
  // Scrolling renders the rows alone.
  const head = useMemo(
    () => (
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(([heading]) => (
            <ResizableTh key={heading} heading={heading} />
          ))}
        </tr>
      </thead>
    ),
    [columns],
  );
  const style = useMemo(() => ({ height: rowHeight }), [rowHeight]);
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <ResizableTable
      label={label}
      rowCount={rows.length + 1}
      columns={columns}
      chosen={chosen}
      onChosen={keepWidths}
      scrollRef={frame}
      className={className}
    >
      {head}
      <tbody>
        <Gap columns={columns.length} height={above} />
        {items.map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return renderRow(row, {
            ref: virtualizer.measureElement,
            "data-index": index,
            "aria-rowindex": index + 2,
            style,
          });
        })}
        <Gap columns={columns.length} height={below} />
      </tbody>
    </ResizableTable>
  );
}

/** Stands for the rows out of sight. */
function Gap({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: an empty stretch of table */}
      <td colSpan={columns} className="p-0" style={{ height }} />
    </tr>
  );
}
