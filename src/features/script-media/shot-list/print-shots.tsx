import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { clip } from "@/rules/format";
import { imageOf } from "@/rules/line-media";
import { mediaUrl } from "@/rules/media-url";
import { shotTypeLabel } from "@/rules/shot-type";
import { Button } from "@/ui/button";
import type { MediaLine } from "@/story/generators";
import "./print-shots.css";

/** Milliseconds for which pictures are waited for. */
const patienceMs = 10_000;

/** What has no width shares the rest of the paper, whatever its size. */
const columns = [
  { heading: "Line", width: "1.2cm" },
  { heading: "Scene", width: "15.5%" },
  { heading: "Character", width: "15.5%" },
  { heading: "Directions and dialogue" },
  { heading: "Shot", width: "1.7cm" },
  { heading: "Picture", width: "3.6cm" },
];

/** Characters of a direction or a dialogue that are printed: a long one whole, a whole book that came by mistake not. */
const longestText = 5_000;

type PrintShotsProps = { title: string; lines: readonly MediaLine[] };

/** Prints the shots that are listed, all of them, also where the browser's own command for it is given. */
export function PrintShots({ title, lines }: PrintShotsProps) {
  /** When it was asked for. */
  const [printedAt, setPrintedAt] = useState<Date>();
  const [isWaiting, setWaiting] = useState(false);
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser prints what stands when its listeners are done.
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(undefined);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const pictures = [...(paper.current?.querySelectorAll("img") ?? [])];
    let isOver = false;
    const print = () => {
      if (isOver) return;
      isOver = true;
      setWaiting(false);
      window.print();
    };
    const timer = setTimeout(print, patienceMs);
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(print);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);

  return (
    <>
      <Button
        size="sm"
        busy={isWaiting}
        onClick={() => {
          setPrintedAt(new Date());
          setWaiting(true);
        }}
      >
        {!isWaiting && <Printer aria-hidden />}
        Print
      </Button>
      {printedAt &&
        createPortal(
          <div ref={paper} className="shots-on-paper">
            <Paper title={title} lines={lines} printedAt={printedAt} />
          </div>,
          document.body,
        )}
    </>
  );
}

function Paper({ title, lines, printedAt }: PrintShotsProps & { printedAt: Date }) {
  const count = `${lines.length} ${lines.length === 1 ? "shot" : "shots"}`;
  return (
    <>
      <h1>{title}</h1>
      <p>
        Shot list, {count}, {printedAt.toLocaleDateString(undefined, { dateStyle: "long" })}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map(({ heading, width }) => (
              <th key={heading} scope="col" style={{ width }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.line_number}</th>
              <td>{clip(line.scene_location ?? "")}</td>
              <td>{clip(line.character_name ?? "")}</td>
              <td>
                {line.stage_directions && <em>{clip(line.stage_directions, longestText)} </em>}
                {clip(line.dialogue_text ?? "", longestText)}
              </td>
              <td>{clip(shotTypeLabel(line.shot_type), 40)}</td>
              <td>
                <PaperPicture line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function PaperPicture({ line }: { line: MediaLine }) {
  const image = mediaUrl(imageOf(line), "image");
  return image && "url" in image ? <img src={image.url} alt={`Line ${line.line_number}`} /> : null;
}
