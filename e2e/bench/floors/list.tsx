// The floor of long lists: only visible rows are rendered, and a message renders only its line's cell, once a frame.
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { cellsOf, listen, useLines, type Line } from "./lines";

const newest = new Map<number, number>();
const cells = new Map<number, () => void>();
const changed = new Set<number>();

function take(line_number: number, progress: number) {
  newest.set(line_number, progress);
  if (changed.size === 0)
    requestAnimationFrame(() => {
      for (const number of changed) cells.get(number)?.();
      changed.clear();
    });
  changed.add(line_number);
}

function Audio({ line_number }: { line_number: number }) {
  const progress = useSyncExternalStore(
    (tell) => {
      cells.set(line_number, tell);
      return () => void cells.delete(line_number);
    },
    () => newest.get(line_number),
  );
  return progress === undefined ? "None" : `${progress}%`;
}

const Cells = memo(({ line }: { line: Line }) =>
  cellsOf(line, <Audio line_number={line.line_number} />).map((cell, column) => (
    <td key={column} style={{ width: 140, verticalAlign: "top" }}>
      {cell}
    </td>
  )),
);

function List({ lines }: { lines: Line[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 80,
    overscan: 4,
  });
  const items = virtualizer.getVirtualItems();
  return (
    <div ref={frame} role="group" aria-label="Shot list" style={{ height: "70vh", overflow: "auto" }}>
      <table style={{ tableLayout: "fixed", width: 1400 }}>
        <tbody>
          <tr style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index, key }) => {
            const line = lines[index];
            return line ? (
              <tr key={key} data-index={index} ref={virtualizer.measureElement}>
                <Cells line={line} />
              </tr>
            ) : null;
          })}
          <tr style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </div>
  );
}

function Page() {
  const lines = useLines();
  return (
    <main>
      <h1>Create Media</h1>
      <button type="button" onClick={() => listen(take)}>
        Generate Audio
      </button>
      {lines.length > 0 && <List lines={lines} />}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
