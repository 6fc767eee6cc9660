import type { ComponentProps, ReactNode, Ref } from "react";
import { cn } from "./cn";
import "./table.css";

type TableProps = {
  /** Its name for assistive technology. */
  label: string;
  children: ReactNode;
  /** Keeps the first column in sight while the others scroll. */
  stickyFirst?: boolean | undefined;
  /** The scrolling frame's, as "max-h-[70dvh]" for a header that stays in sight. */
  className?: string | undefined;
  scrollRef?: Ref<HTMLDivElement> | undefined;
  /** How many rows there are, heading included, where not all of them stand; each then carries its aria-rowindex. */
  rowCount?: number | undefined;
  /** Pixels of each column where letters have 16, with which they grow; where the rows that stand must not decide. */
  widths?: readonly number[] | undefined;
  /** Whether the last of them takes what room is left over. */
  stretches?: boolean | undefined;
};

/** A table that scrolls inside itself, never the page, and shades where columns are hidden; its children are thead and tbody. */
export function Table({
  label,
  children,
  stickyFirst = true,
  className,
  scrollRef,
  rowCount,
  widths,
  stretches,
}: TableProps) {
  const sum = widths?.reduce((before, width) => before + width);
  return (
    <div className="table-frame relative w-full min-w-0">
      <div
        ref={scrollRef}
        role="group"
        aria-label={label}
        // A keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={cn("relative w-full overflow-auto rounded-lg border bg-ink-900", className)}
      >
        <table
          aria-label={label}
          aria-rowcount={rowCount}
          style={sum === undefined ? undefined : stretches ? { minWidth: inRem(sum) } : { width: inRem(sum) }}
          className={cn(
            widths && "table-fixed",
            "w-full border-separate border-spacing-0 text-left text-sm",
            "[&_tbody_tr:last-child>*]:border-b-0",
            // Only the first cell has a ground of its own, as others pass under it.
            "[&_tbody_tr:hover]:bg-ink-850 [&_tbody_tr:hover>:first-child]:bg-ink-850",
            stickyFirst &&
              "[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-1 [&_thead_tr>:first-child]:z-3 [&_tr>:first-child]:border-r",
          )}
        >
          {widths && (
            <colgroup>
              {widths.map((width, column) => (
                <col
                  key={column}
                  style={stretches && column === widths.length - 1 ? undefined : { width: inRem(width) }}
                />
              ))}
            </colgroup>
          )}
          {children}
        </table>
      </div>
    </div>
  );
}

const inRem = (pixels: number) => `${pixels / 16}rem`;

/** A heading: of its column, or with `scope="row"` of its row. */
export function Th({ className, scope = "col", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      {...rest}
      className={cn(
        "border-b bg-ink-900 px-3 py-2 align-top",
        scope === "col"
          ? "sticky top-0 z-2 font-medium whitespace-nowrap text-dim"
          : // It stays in sight while the others scroll, and a long word must leave them room.
            "max-w-40 font-medium wrap-anywhere text-text sm:max-w-72",
        className,
      )}
    />
  );
}

export function Td({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cn("border-b px-3 py-2 align-top wrap-break-word", className)} />;
}
