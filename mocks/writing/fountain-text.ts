/** Removes Fountain markup that is not displayed: comments, notes, emphasis. */

/** Marks a cut, so that a line without other text can be removed instead of leaving a blank line. */
const cutMark = "\u0000";

/** Cuts every `open … close` in one pass: a regular expression takes minutes over thousands of unclosed openings. */
function cut(text: string, open: string, close: string, barrier?: string): string {
  let kept = "";
  let position = 0;
  for (;;) {
    const start = text.indexOf(open, position);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return kept + text.slice(position);
    const wall = barrier === undefined ? -1 : text.indexOf(barrier, start);
    if (wall >= 0 && wall < end) {
      kept += text.slice(position, wall);
      position = wall;
    } else {
      kept += text.slice(position, start) + cutMark;
      position = end + close.length;
    }
  }
}

/** The lines of a screenplay without boneyard and notes; an unclosed one, or a note across a blank line, is text. */
export function visibleLines(text: string): string[] {
  const plain = text
    .replaceAll(cutMark, "")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?|\u2028|\u2029/g, "\n");
  return cut(cut(plain, "/*", "*/"), "[[", "]]", "\n\n")
    .split("\n")
    .filter((line) => !(line.includes(cutMark) && line.replaceAll(cutMark, "").trim() === ""))
    .map((line) => line.replaceAll(cutMark, ""));
}

/** Takes away paired `*`, `**`, `***` and `_`; "f*ck", "2 * 3" and "\*" keep their stars. */
export function withoutEmphasis(line: string): string {
  if (!/[*_]/.test(line)) return line;
  const opened = new Map<string, number[]>();
  const dropped = new Map<number, number>();
  for (const match of line.matchAll(/\\[*_]|\*{1,3}|_/g)) {
    const mark = match[0];
    if (mark.startsWith("\\")) continue;
    const before = line[match.index - 1] ?? " ";
    const after = line[match.index + mark.length] ?? " ";
    const waiting = opened.get(mark) ?? [];
    const partner = /\S/.test(before) && !isWordSign(after) ? waiting.pop() : undefined;
    if (partner !== undefined) {
      dropped.set(partner, mark.length);
      dropped.set(match.index, mark.length);
    } else if (/\S/.test(after) && !isWordSign(before)) {
      waiting.push(match.index);
      opened.set(mark, waiting);
    }
  }
  return [...line.matchAll(/\\[*_]|\*{1,3}|[^*\\]|[*\\]/gsu)]
    .map((match) => (dropped.has(match.index) ? "" : match[0].replace(/^\\(?=[*_])/, "")))
    .join("");
}

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** One tidy line of text out of several raw ones. */
export function flowing(lines: string[]): string {
  return lines.map(withoutEmphasis).join(" ").replace(/\s+/g, " ").trim();
}
