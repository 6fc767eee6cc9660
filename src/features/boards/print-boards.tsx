import { clip, counted } from "@/rules/format";
import { runningTimeOf, timeInWords } from "@/rules/running-time";
import { speakerOf, type Segment } from "@/rules/timeline";
import { dayInWords, PrintOnPaper } from "@/story/print-on-paper";
import { lengthInWords } from "@/story/shot/board-picture";
import { isLong, paperPages } from "./paper-pages";
import "./print-boards.css";

type PrintBoardsProps = { title: string; segments: readonly Segment[] };

/** Prints the boards that are shown, six a page or fewer where their words need the room. */
export const PrintBoards = (props: PrintBoardsProps) => (
  <PrintOnPaper className="boards-on-paper" renderPaper={(printedAt) => <Paper {...props} printedAt={printedAt} />} />
);

function Paper({ title, segments, printedAt }: PrintBoardsProps & { printedAt: Date }) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        Boards, {counted(segments.length, "shot")}, {timeInWords(runningTimeOf(segments))}, {dayInWords(printedAt)}
      </p>
      {paperPages(segments).map((page, at) => (
        <ol key={at}>
          {page.map((segment) => (
            <Board key={segment.uid} segment={segment} />
          ))}
        </ol>
      ))}
    </>
  );
}

function Board({ segment }: { segment: Segment }) {
  const { line, line_number, still } = segment;
  return (
    <li className={isLong(line) ? "is-long" : undefined}>
      {still ? <img className="picture" src={still} alt={`Line ${line_number}`} /> : <div className="picture" />}
      <p className="facts">
        <span>
          {line_number} {clip(speakerOf(line), 60)}
        </span>
        <span>{lengthInWords(segment)}</span>
      </p>
      {line.scene_location && <p>{clip(line.scene_location, 100)}</p>}
      <p>
        {line.stage_directions && <em>{line.stage_directions} </em>}
        {line.dialogue_text}
      </p>
    </li>
  );
}
