/** A part of a line that is set in one way. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  /** What the writer noted and nobody films. */
  isNote?: boolean;
}

type Mark = "*" | "**" | "***" | "_";
const marks = /\\[*_\\]|\*{1,3}|_|\[\[|\]\]/g;

interface Token {
  text: string;
  /** Undefined of words; and of marks without a partner, which are words. */
  pair?: { mark: Mark; opens: boolean } | undefined;
}

/** The words of a line by their emphasis: **bold**, *italic*, _underlined_, and [[notes]]. What has no end is no mark. */
export function emphasisOf(line: string): Run[] {
  if (!/[*_[\\]/.test(line)) return [{ text: line }];
  const runs: Run[] = [];
  const is = { bold: 0, italic: 0, underlined: 0, note: 0 };
  for (const { text, pair } of paired(tokensOf(line))) {
    if (pair) {
      const by = pair.opens ? 1 : -1;
      if (pair.mark === "_") is.underlined += by;
      if (pair.mark.length > 1) is.bold += by;
      if (pair.mark === "*" || pair.mark === "***") is.italic += by;
      continue;
    }
    if (text === "[[") is.note += 1;
    runs.push({
      text: /^\\[*_\\]$/.test(text) ? text.slice(1) : text,
      ...(is.bold > 0 && { isBold: true }),
      ...(is.italic > 0 && { isItalic: true }),
      ...(is.underlined > 0 && { isUnderlined: true }),
      ...(is.note > 0 && { isNote: true }),
    });
    if (text === "]]") is.note = Math.max(0, is.note - 1);
  }
  return joined(runs);
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { 0: text, index } of line.matchAll(marks)) {
    if (index > from) tokens.push({ text: line.slice(from, index) });
    tokens.push({ text });
    from = index + text.length;
  }
  if (from < line.length) tokens.push({ text: line.slice(from) });
  return tokens;
}

const isMark = (text: string): text is Mark => /^(\*{1,3}|_)$/.test(text);

/** Each mark with its partner: one opens before a word, and closes after one. Whatever opened between two partners is words. */
function paired(tokens: Token[]): Token[] {
  const open = new Map<Mark, number>();
  for (const [at, token] of tokens.entries()) {
    if (!isMark(token.text)) continue;
    const isAfterWord = /\S$/.test(tokens[at - 1]?.text ?? "");
    const partner = open.get(token.text);
    if (partner !== undefined && isAfterWord) {
      const opening = tokens[partner];
      if (opening) opening.pair = { mark: token.text, opens: true };
      token.pair = { mark: token.text, opens: false };
      for (const [mark, where] of open) if (where >= partner) open.delete(mark);
    } else if (/^\S/.test(tokens[at + 1]?.text ?? "")) open.set(token.text, at);
  }
  return tokens;
}

/** Neighbours that are set alike, in one. */
function joined(runs: Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else whole.push(run);
  }
  return whole;
}

const isAlike = (one: Run, other: Run) =>
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isUnderlined === other.isUnderlined &&
  one.isNote === other.isNote;
