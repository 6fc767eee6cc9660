/** Reads what stands under a speaker's name. */
import { flowing } from "./fountain-text.ts";

interface Part {
  directions: string;
  words: string;
  /** What is done after the last words, in whole sentences: a shot of its own. */
  isDeed?: boolean;
}

/** What an actor does in the middle of a line: "(beat)", "(to dog)", "(leise)". Other brackets are spoken. */
const insideLine =
  /\(((?:(?:an?|long|short|another|lange|kurze)\s)*(?:beat|pause|silence|sighs?|laughs?|nods?|stille|seufzt|lacht|nickt|leise|\p{Ll}+(?:ly|ing)|to\s[^()]{1,24}|zu\s[^()]{1,24}))\)/giu;
/** "(Setzt sich auf die Bank.)": printed plays direct in whole sentences, wherever they like. */
const sentenceInside = /\((\p{Lu}[^()]*[.!…])\)/gu;
const isSentence = (directions: string) => /^\p{Lu}\S*(?:\s\S+){2,}[.!…]$/u.test(directions);

/**
 * One part for each way of speaking: a parenthetical belongs to the words after it. It may stand anywhere in a speech, run
 * over lines, or share a line with words. One that no words follow belongs to those before.
 */
export function readSpeech(lines: string[]): Part[] {
  const parts: { directions: string[]; words: string[] }[] = [{ directions: [], words: [] }];
  const last = () => parts[parts.length - 1] ?? { directions: [], words: [] };
  const direct = (directions: string) => {
    if (directions === "") return;
    if (last().words.some((words) => words.trim() !== "")) parts.push({ directions: [], words: [] });
    last().directions.push(directions);
  };
  let aside: string[] = [];
  for (const line of lines.flatMap(splitAtAsides)) {
    if (aside.length === 0 && !line.startsWith("(")) {
      last().words.push(line);
      continue;
    }
    const end = line.endsWith(")") ? line.length - 1 : line.indexOf(")");
    aside.push(end < 0 ? line : line.slice(0, end));
    if (end < 0) continue;
    direct(flowing(aside).slice(1));
    last().words.push(line.slice(end + 1));
    aside = [];
  }
  // An aside that never closes is speech: better said aloud than lost.
  last().words.push(...aside);
  const read = parts.map(({ directions, words }) => ({ directions: directions.join("; "), words: flowing(words) }));
  const end = read.at(-1);
  const before = read.at(-2);
  if (!end || !before || end.words !== "") return read;
  const deeds = parts.at(-1)?.directions ?? [];
  if (deeds.some(isSentence)) return [...read.slice(0, -1), { directions: deeds.join(" "), words: "", isDeed: true }];
  const directions = [before.directions, end.directions].filter((each) => each !== "").join("; ");
  return [...read.slice(0, -2), { ...before, directions }];
}

function splitAtAsides(line: string): string[] {
  const plain = line.trim().replace(/^~/, "");
  const leading = /^\((?:[^()]|\([^()]*\))*\)/u.exec(plain)?.[0];
  if (leading !== undefined && leading !== plain) return [leading, ...splitAtAsides(plain.slice(leading.length))];
  if (plain.startsWith("(")) return [plain];
  return plain
    .replace(insideLine, "\n($1)\n")
    .replace(sentenceInside, "\n($1)\n")
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
