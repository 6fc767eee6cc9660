// The floor of the Boards: the lines as cards, of which only the rows near the window are rendered.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { createRoot } from "react-dom/client";
import { useLines, type Line } from "./lines";

/** As the Boards have them in a window of 1,440 pixels. */
const columns = 5;
const rowHeight = 228;

function Grid({ lines }: { lines: Line[] }) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(lines.length / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
  });
  return (
    <ol style={{ position: "relative", height: virtualizer.getTotalSize(), padding: 0, listStyle: "none" }}>
      {virtualizer.getVirtualItems().flatMap(({ index: row, start }) =>
        lines.slice(row * columns, (row + 1) * columns).map((line, column) => (
          <li key={line.id} style={{ position: "absolute", top: start, left: `${column * 20}%`, width: "19%" }}>
            <Card line={line} />
          </li>
        )),
      )}
    </ol>
  );
}

function Card({ line }: { line: Line }) {
  const words = line.dialogue_text || line.stage_directions;
  return (
    <button type="button" id={`board-${line.line_number}`} style={{ width: "100%", height: rowHeight - 20 }}>
      <span style={{ display: "block", aspectRatio: "16 / 9" }}>{words}</span>
      <span>{line.line_number}</span> <span>{line.character_name}</span>
      <span style={{ display: "block" }}>{words}</span>
    </button>
  );
}

function Page() {
  const lines = useLines();
  return (
    <main>
      <h1>Boards</h1>
      {lines.length > 0 && <Grid lines={lines} />}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
