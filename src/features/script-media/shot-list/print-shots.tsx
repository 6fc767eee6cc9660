import { clip, counted } from "@/rules/format";
import { imageOf } from "@/rules/line-media";
import { mediaUrl } from "@/rules/media-url";
import { shotTypeLabel } from "@/rules/shot-type";
import type { MediaLine } from "@/story/generators";
import { dayInWords, PrintOnPaper } from "@/story/print-on-paper";
import "./print-shots.css";

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
export const PrintShots = (props: PrintShotsProps) => (
  <PrintOnPaper className="shots-on-paper" renderPaper={(printedAt) => <Paper {...props} printedAt={printedAt} />} />
);

function Paper({ title, lines, printedAt }: PrintShotsProps & { printedAt: Date }) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        Shot list, {counted(lines.length, "shot")}, {dayInWords(printedAt)}
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
