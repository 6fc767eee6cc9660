import type { FilmLine, Segment } from "@/rules/timeline";

/** Boards side by side, and rows of them on a page where no text is long. */
const columns = 2;
const usualRows = 3;

/** Characters from which on words are set smaller, as `print-boards.css` does. */
const longFrom = 180;
/** What there is room for: lines under the pictures of a page, where it has as many rows. */
const usualLines = 4;
/** Lines that a picture, its facts and the gap take. */
const linesOfPicture = 14;
const linesOfPage = usualRows * (linesOfPicture + usualLines);
/** Characters that surely stand in one line, and how high it is, as a part of a usual one. */
const usualType = { perLine: 44, height: 1 };
const smallType = { perLine: 54, height: 0.84 };

const textsOf = ({ stage_directions = "", dialogue_text = "" }: FilmLine) => `${stage_directions} ${dialogue_text}`;

/** Whether a board's words are set smaller. */
export const isLong = (line: FilmLine) => textsOf(line).length > longFrom;

/** Lines that a board takes. All of its words are printed: the board grows. */
function linesOf({ line }: Segment): number {
  const { perLine, height } = isLong(line) ? smallType : usualType;
  const ownLines = textsOf(line)
    .split("\n")
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / perLine)), line.scene_location ? 1 : 0);
  return linesOfPicture + Math.max(usualLines, ownLines * height);
}

/** The boards page by page: six on each, fewer where a row is higher than usual. */
export function paperPages(segments: readonly Segment[]): (readonly Segment[])[] {
  const pages: Segment[][] = [];
  let left = 0;
  for (let at = 0; at < segments.length; at += columns) {
    const row = segments.slice(at, at + columns);
    const needed = Math.max(...row.map(linesOf));
    if (pages.length === 0 || needed > left) {
      pages.push([]);
      left = linesOfPage;
    }
    pages.at(-1)?.push(...row);
    left -= needed;
  }
  return pages;
}
