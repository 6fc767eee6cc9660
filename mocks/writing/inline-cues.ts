/** Plays that print a name and its words on one line: "HALE: Well.", "DOMIN. (Reading.) Ah.", "LA FLÈCHE, à part.— Moi ?" */
import { longHeading, playHeading } from "./play-heading.ts";
import { sentencesOf } from "./sentences.ts";

/** How often a play has such lines before they are taken for speeches. */
const often = 3;
/** A name in small letters is one only where it comes again. */
const oftenInSmall = 2;
const title = "(?:(?:M[RS]|MRS|DR|ST|MME|MLLE|M|Mrs?|Ms|Dr|St|Mme|Mlle)\\.\\s)?";
const inCapitals = `${title}\\p{Lu}[\\p{Lu}\\p{N}'’. -]{0,38}[\\p{Lu}\\p{N}]`;
const inSmall = `${title}\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}?[\\p{L}'’-]+){0,2}`;
/** ", à part", "[laughing]", "(aside)": how it is said, between the name and the words. */
const manner = "(?:,\\s(\\p{Ll}[^.:—–]*)|\\s*\\(([^()]*)\\))?";
const capitalCue = new RegExp(
  `^(${inCapitals})${manner}(?:\\s*:\\s*|\\s*[.]\\s*[—–]+\\s*|\\s+[—–]+\\s*|\\s*[.]\\s+(?=[\\p{Lu}\\p{N}("“‘'’«¿¡—–-])|(?<=\\))\\s+)(?=\\S|$)`,
  "u",
);
const smallCue = new RegExp(`^(${inSmall})${manner}(?:\\s*:\\s+|\\s*[.]\\s*[—–]+\\s*|(?<=\\))[.]?\\s+)(?=\\S)`, "u");
/** "Lane.  Yes, sir." looks like prose: only a text that is mostly such lines, of two who come again and again, is a play. */
const stoppedCue = new RegExp(`^(${inSmall})${manner}[.]\\s+(?=[\\p{Lu}\\p{N}("“‘'’«¿¡—–-])`, "u");
const noCue = /^(?:NOTES?|TITLE|SUPER|CHYRON|CAPTION|INSERT|TODO|HINWEIS|ANMERKUNG|SCENE|TIME|PLACE)\b/iu;
const headingMark = /^(?:INT|EXT|EST|INNEN|AU(?:SS|ß)EN|INTÉRIEUR|EXTÉRIEUR|I\s*\/\s*E)\b/iu;
/** "UBU, aux siens." over the speech. */
const directedCue = new RegExp(`^(${inCapitals}),\\s(\\p{Ll}[^.:]*)[.:]?$`, "u");

interface Cue {
  name: string;
  manner: string;
  rest: string;
}

/** The lines of a play, each cue on a line of its own above its speech. */
export function cuesAbove(lines: string[]): string[] {
  const paragraphs = paragraphsOf(lines).map(withDirectionsApart);
  const read = (words: RegExp) => paragraphs.map((paragraph) => inlineCue(paragraph, words));
  const capitals = read(capitalCue);
  const small = read(smallCue);
  const stopped = read(stoppedCue);
  const onTheirOwn = cuesOnTheirOwn(paragraphs);
  const isInline = (cues: (Cue | undefined)[], least: number, times = 2) => {
    const counts = new Map<string, number>();
    for (const cue of cues) if (cue) counts.set(cue.name, (counts.get(cue.name) ?? 0) + 1);
    const all = [...counts.values()];
    const spoken = all.reduce((sum, count) => sum + count, 0);
    const isMostly = times < often || spoken * 2 >= paragraphs.length;
    return isMostly && spoken >= often && spoken > onTheirOwn && all.filter((count) => count >= times).length >= least;
  };
  const cues = isInline(capitals, 1)
    ? capitals
    : isInline(small, oftenInSmall)
      ? small
      : isInline(stopped, oftenInSmall, often)
        ? stopped
        : [];
  const hasDirected = paragraphs.some(
    ([first = "", below]) => below !== undefined && /^\p{Lu}{2,}[^\p{Ll}]*\.?$/u.test(first),
  );
  return paragraphs.flatMap((paragraph, index) => {
    const cue = cues[index];
    const [first = "", ...more] = paragraph;
    if (cue) {
      const directed = cue.manner === "" ? [] : [`(${cue.manner})`];
      return [
        /\p{Ll}/u.test(cue.name) ? `@${cue.name}` : cue.name,
        ...directed,
        ...(cue.rest === "" ? [] : [cue.rest]),
        ...more,
      ];
    }
    const [, name, told] = (hasDirected && more.some((line) => line.trim() !== "") && directedCue.exec(first)) || [];
    return name !== undefined && told !== undefined ? [name, `(${told})`, ...more] : sceneApart(paragraph);
  });
}

function inlineCue([first = ""]: string[], words: RegExp): Cue | undefined {
  const [all, name = "", told = "", inBrackets = ""] = words.exec(first) ?? [];
  if (all === undefined || noCue.test(name) || headingMark.test(name) || playHeading(first) !== undefined)
    return undefined;
  return { name, manner: told || inBrackets, rest: first.slice(all.length) };
}

/** Speakers over their speech, as screenplays have them. */
const cuesOnTheirOwn = (paragraphs: string[][]) =>
  paragraphs.filter(
    ([first = "", below = ""]) => /^\P{Ll}+$/u.test(first) && /\p{Lu}/u.test(first) && /\p{Ll}/u.test(below),
  ).length;

/** A paragraph with the blank lines after it; those after it stay with it. */
function paragraphsOf(lines: string[]): string[][] {
  const paragraphs: string[][] = [];
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0 || (line.trim() !== "" && (lines[index - 1] ?? "").trim() === "");
    if (isFirst) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** Italics over several lines; those of one line are the reader's of the screenplay. */
const withoutItalics = (text: string) =>
  text.split("\n").some((line) => line.split("_").length % 2 === 0)
    ? text.replace(/(?:(?<![\p{L}\p{N}])|(?=_['’]))_(\S(?:[^_]*\S)?)_(?![\p{L}\p{N}])/gu, "$1")
    : text;

const isWhole = /^\s*\([^()]*\)\s*$/u;
/** Italics in brackets, and square brackets: what is done, wherever it stands in a speech. */
const direction = /[([](?=[^()[\]]*_)[^()[\]]*[)\]]|\[[^()[\]]*\p{L}[^()[\]]*\]/gu;

/** Italics may run over lines; a direction within a speech gets a line of its own. */
function withDirectionsApart(paragraph: string[]): string[] {
  if (!paragraph.some((line) => /[_[]/.test(line)) || headingMark.test((paragraph[0] ?? "").trim())) return paragraph;
  const text = paragraph.join("\n");
  const plain = withoutItalics(
    text.replace(direction, (all: string, at: number) => {
      const inner = `(${all.slice(1, -1).replaceAll("_", "").replace(/\s+/g, " ").trim()})`;
      // Behind a name it is the manner of the words.
      const isManner = /^[^\n.:]*[.:]?\s*$/u.test(text.slice(0, at));
      return isManner || isWhole.test(text) ? inner : `\n${inner}\n`;
    }),
  );
  return plain.replace(/\n[ \t]*\n(?=[^\n]*\S)/g, "\n").split("\n");
}

/** "SCENE: A kitchen, …" in many words: the mark of the scene, its view, and what happens there. */
function sceneApart(paragraph: string[]): string[] {
  const end = paragraph.findIndex((line) => line.trim() === "");
  const own = end < 0 ? paragraph : paragraph.slice(0, end);
  const [mark, told] = longHeading(own) ?? [];
  if (mark === undefined || told === undefined) return paragraph;
  const [view = "", ...more] = sentencesOf(told);
  return [mark, "", view, "", ...(more.length > 0 ? [more.join(" "), ""] : [])];
}
