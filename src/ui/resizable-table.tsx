import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { Table, Th } from "./table";
import { textScale } from "./text-scale";

/** Pixels where letters have 16, as all widths here: columns grow with the letters. */
const narrowestPx = 48;
const widestPx = 640;
const step = 16;

/** Pixels by the heading, of the columns that somebody made wider or narrower. */
export type ChosenWidths = Readonly<Record<string, number>>;

interface Resizing {
  widthOf: (heading: string) => number;
  /** Undefined gives a column its usual width back. */
  resize: (heading: string, width: number | undefined) => void;
  /** What was chosen is to be kept. */
  settle: () => void;
  /** The heading whose handle Tab stops at: of a table's handles one, from which the arrows lead to the others. */
  stop: string | undefined;
  setStop: (heading: string) => void;
}

const ResizingContext = createContext<Resizing | undefined>(undefined);

type ResizableTableProps = Omit<ComponentProps<typeof Table>, "widths" | "stretches"> & {
  /** Each heading and its usual pixels. */
  columns: readonly (readonly [heading: string, width: number])[];
  chosen: ChosenWidths;
  onChosen: (chosen: ChosenWidths) => void;
};

/** A table whose columns can be made wider and narrower. That renders no row: the widths are known only here and in the headings. */
export function ResizableTable({ columns, chosen, onChosen, ...rest }: ResizableTableProps) {
  const [widths, setWidths] = useState(chosen);
  const latest = useRef(chosen);
  const last = columns.at(-1)?.[0] ?? "";
  const [stop, setStop] = useState(columns[0]?.[0]);

  const widthOf = useCallback(
    (heading: string) => within(widths[heading] ?? columns.find(([one]) => one === heading)?.[1] ?? narrowestPx),
    [widths, columns],
  );
  // The same from one scrolling to the next, so that no heading is rendered for it.
  const resizing = useMemo(
    (): Resizing => ({
      widthOf,
      resize: (heading, width) => {
        const { [heading]: _before, ...others } = latest.current;
        latest.current = width === undefined ? others : { ...others, [heading]: within(width) };
        setWidths(latest.current);
      },
      settle: () => onChosen(latest.current),
      stop,
      setStop,
    }),
    [widthOf, onChosen, stop],
  );

  return (
    <ResizingContext value={resizing}>
      <Table {...rest} widths={columns.map(([heading]) => widthOf(heading))} stretches={widths[last] === undefined} />
    </ResizingContext>
  );
}

/** The handle of the column before or after this one's. */
function neighbourOf(handle: Element, by: 1 | -1): HTMLElement | undefined {
  const handles = [...(handle.closest("tr")?.querySelectorAll<HTMLElement>("[role=separator]") ?? [])];
  return handles.find((_, index) => handles[index - by] === handle);
}

const within = (width: number) => Math.round(Math.min(widestPx, Math.max(narrowestPx, width)));

/** A column's heading, at whose right edge it is made wider or narrower. */
export function ResizableTh({ heading }: { heading: string }) {
  const resizing = use(ResizingContext);
  const drag = useRef<{ from: number; width: number }>(undefined);
  if (!resizing) throw new Error("ResizableTh needs a ResizableTable");
  const { widthOf, resize, settle, stop, setStop } = resizing;
  const width = widthOf(heading);

  /** The last column may be wider than was asked for: it takes what room is left. */
  const shownWidth = (handle: Element) => Math.max(width, (handle.closest("th")?.offsetWidth ?? 0) / textScale());

  function changeTo(next: number | undefined) {
    resize(heading, next);
    settle();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    const shown = shownWidth(currentTarget);
    const acts: Record<string, () => void> = {
      ArrowLeft: () => changeTo(shown - step),
      ArrowRight: () => changeTo(shown + step),
      Home: () => changeTo(undefined),
      ArrowUp: () => neighbourOf(currentTarget, -1)?.focus(),
      ArrowDown: () => neighbourOf(currentTarget, 1)?.focus(),
    };
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    if (!act || altKey || ctrlKey || metaKey) return;
    // These keys would scroll the table.
    event.preventDefault();
    act();
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: shownWidth(event.currentTarget) };
  }

  function onPointerMove({ clientX }: PointerEvent) {
    if (drag.current) resize(heading, drag.current.width + (clientX - drag.current.from) / textScale());
  }

  function endDrag() {
    if (drag.current) settle();
    drag.current = undefined;
  }

  return (
    // Its name is not that of its handle.
    <Th aria-label={heading}>
      <span className="block truncate">{heading}</span>
      <div
        role="separator"
        tabIndex={heading === stop ? 0 : -1}
        aria-orientation="vertical"
        aria-label={`Width of column ${heading}`}
        aria-valuenow={width}
        aria-valuemin={narrowestPx}
        aria-valuemax={widestPx}
        onFocus={() => setStop(heading)}
        onKeyDown={onKeyDown}
        onDoubleClick={() => changeTo(undefined)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        className="group absolute inset-y-0 right-0 w-6 cursor-col-resize touch-none -outline-offset-2 select-none"
      >
        <span
          aria-hidden
          className="absolute inset-y-2 right-0 w-0.5 bg-line group-hover:bg-accent group-focus-visible:bg-accent group-active:bg-accent forced-colors:border"
        />
      </div>
    </Th>
  );
}
