import { measureElement, observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { useRef, type ReactNode } from "react";
import { Table } from "@/ui/table";
import { useStartRow } from "./use-start-row";

type VirtualTableProps<Row> = {
  label: string;
  head: ReactNode;
  columns: number;
  rows: readonly Row[];
  /** Pixels of a row before it has been measured. */
  rowHeight: number;
  /** The row that is in sight, and has the focus, from the beginning; the first ones when left out. */
  startAt?: number | undefined;
  /** A `<tr>` that spreads what it is given. */
  renderRow: (row: Row, tr: RowProps) => ReactNode;
};

export type RowProps = {
  ref: (element: HTMLTableRowElement | null) => void;
  "data-index": number;
  "aria-rowindex": number;
};

/** A table of any length that holds only the rows in sight. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, head, columns, rows, rowHeight, startAt, renderRow } = props;
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // A frame or row without a size has not been laid out: what it will show is unknown, so the frame counts as tall.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : { width: rect.width, height: 10_000 })),
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || rowHeight,
  });
  useStartRow(frame, startAt, () => virtualizer.scrollToOffset(rowHeight * (startAt ?? 0)));
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <Table label={label} scrollRef={frame} className="max-h-[70dvh]">
      <thead>{head}</thead>
      <tbody>
        <Gap columns={columns} height={above} />
        {items.map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return renderRow(row, { ref: virtualizer.measureElement, "data-index": index, "aria-rowindex": index + 2 });
        })}
        <Gap columns={columns} height={below} />
      </tbody>
    </Table>
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
