// All lines at once in a plain table.
import { createRoot } from "react-dom/client";
import { cellsOf, useLines } from "./lines";

function Page() {
  const lines = useLines();
  return (
    <main>
      <h1>Create Media</h1>
      <div role="group" aria-label="Shot list" style={{ height: "70vh", overflow: "auto" }}>
        <table style={{ width: 1400 }}>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.id} data-index={index}>
                {cellsOf(line, "None").map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
