/** Kinds of Fountain's lines. On the title page "credit" is what stands under the title, "contact" what stands at its foot. */
export type ScreenplayKind =
  | "title"
  | "credit"
  | "contact"
  | "heading"
  | "action"
  | "cue"
  | "parenthetical"
  | "dialogue"
  | "lyric"
  | "transition"
  | "centred"
  | "note"
  | "section"
  | "synopsis"
  | "break"
  | "blank";

export interface ScreenplayLine {
  kind: ScreenplayKind;
  text: string;
  /** Of a cue: it is spoken beside the speech before it. */
  isDual?: true;
}

/** The keys of a title page, and what their words are there. */
const titleKeys: Readonly<Record<string, "title" | "credit" | "contact">> = {
  title: "title",
  credit: "credit",
  author: "credit",
  authors: "credit",
  source: "credit",
  notes: "contact",
  date: "contact",
  "draft date": "contact",
  contact: "contact",
  copyright: "contact",
  revision: "contact",
};
const titleEntry = /^([A-Za-z ]+):\s*(.*)$/;
const heading = /^(\.(?!\.)|(int|ext|est|i\/e|int\.?\/ext)[. ])/i;
const transition = /^>|^[^a-z]+ TO:$|^FADE (IN|OUT)[:.]?$/;
/** Characters of a cue or heading in which marks are looked for: what is longer is none, and would take long. */
const longestMarked = 500;
/** What its first characters alone tell, wherever it stands. */
const marked: readonly (readonly [RegExp, ScreenplayKind])[] = [
  [/^={3,}$/, "break"],
  [/^#/, "section"],
  [/^=/, "synopsis"],
  [/^~/, "lyric"],
];
const spoken: readonly (ScreenplayKind | undefined)[] = ["cue", "parenthetical", "dialogue", "lyric"];

/** Tells the lines of a script apart as Fountain does, without the marks by which a writer forces a kind, and without what he hid. */
export function readScreenplay(script: string): ScreenplayLine[] {
  const texts = withoutBoneyard(script).flatMap((line) => {
    const text = line.trim();
    // A line of nothing but hidden words is none.
    return /^\0+$/.test(text) ? [] : [text.replaceAll("\0", "").trim()];
  });
  const lines = readTitlePage(texts);
  let isInNote = false;
  for (let at = lines.length; at < texts.length; at += 1) {
    const text = texts[at] ?? "";
    const before = lines.at(-1)?.kind;
    // A blank line ends a note that nobody has ended.
    const isNote = text !== "" && (isInNote || /^\[\[[^\]]*(\]\]|$)$/.test(text));
    const kind = isNote ? "note" : kindOf(text, before, texts[at + 1] ?? "");
    isInNote = text !== "" && isOpenAfter(text, isInNote);
    lines.push({ kind, text: wordsOf(kind, text), ...(kind === "cue" && text.endsWith("^") && { isDual: true }) });
  }
  return lines.filter(({ kind, text }) => kind === "blank" || kind === "break" || text !== "");
}

/** The lines of a script; where the writer hid something, as between slash and asterisk, stands a \0. */
function withoutBoneyard(script: string): string[] {
  let seen = "";
  let from = 0;
  for (;;) {
    const start = script.indexOf("/*", from);
    const end = start === -1 ? -1 : script.indexOf("*/", start + 2);
    if (end === -1) return (seen + script.slice(from)).split(/\r\n?|\n/);
    seen += `${script.slice(from, start)}\0`;
    from = end + 2;
  }
}

/** The lines of the title page, one for each of the texts up to the first blank one; none where the script has no such page. */
function readTitlePage(texts: readonly string[]): ScreenplayLine[] {
  const lines: ScreenplayLine[] = [];
  let kind: ScreenplayKind | undefined;
  for (const text of texts) {
    const [, key = "", words = ""] = titleEntry.exec(text) ?? [];
    const known = titleKeys[key.toLowerCase()];
    kind = known ?? kind;
    if (text === "" || kind === undefined) break;
    lines.push({ kind, text: known ? words : text });
  }
  return lines;
}

function kindOf(text: string, before: ScreenplayKind | undefined, next: string): ScreenplayKind {
  if (text === "") return "blank";
  const [, byMark] = marked.find(([mark]) => mark.test(text)) ?? [];
  if (byMark) return byMark;
  if (spoken.includes(before)) return /^\(.*\)$/.test(text) ? "parenthetical" : "dialogue";
  if (/^>.*<$/.test(text)) return "centred";
  if (before === "action" || before === "centred") return "action";
  if (text.startsWith("!")) return "action";
  if (heading.test(text)) return "heading";
  if (transition.test(text)) return "transition";
  return isCue(text) && next !== "" ? "cue" : "action";
}

/** A name in capitals, with or without an extension such as (V.O.), or forced by an @. */
function isCue(text: string): boolean {
  if (text.length > longestMarked) return false;
  const name = text.replace(/\(.*\)\s*\^?$/, "");
  return text.startsWith("@") || (/\p{Lu}/u.test(name) && name === name.toUpperCase());
}

/** Whether a note is still open at the end of a line. */
function isOpenAfter(text: string, wasOpen: boolean): boolean {
  const opened = text.lastIndexOf("[[");
  const closed = text.lastIndexOf("]]");
  return opened === closed ? wasOpen : opened > closed;
}

function wordsOf(kind: ScreenplayKind, text: string): string {
  switch (kind) {
    case "centred":
      return text.slice(1, -1).trim();
    case "heading":
      return text.length > longestMarked ? text : text.replace(/^\.\s*/, "").replace(/\s*#[^#]+#$/, "");
    case "transition":
      return text.replace(/^>\s*/, "");
    case "cue":
      return text.replace(/^@\s*/, "").replace(/\s*\^$/, "");
    case "action":
      return text.replace(/^!/, "");
    case "section":
      return text.replace(/^#+\s*/, "");
    case "synopsis":
      return text.replace(/^=\s*/, "");
    case "lyric":
      return text.replace(/^~\s*/, "");
    case "break":
      return "";
    default:
      return text;
  }
}
