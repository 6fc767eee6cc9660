/** Plays as they are printed: "ALGERNON." over a speech, "First Citizen" in small letters, directions in square brackets. */
import { namesFolk } from "../media/strangers.ts";
import { withoutEmphasis } from "./fountain-text.ts";

/** How often a play has the same kind of line before it is taken for a cue. */
const often = 3;
const longestCue = 6;
const stopped = /^(\p{Lu}[^\p{Ll}.!?]*[^\p{Ll}\s.,;:!?])\.$/u;
const inSmallLetters = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}?[\p{L}'’-]+){0,2}\.?$/u;
const ordinal =
  /^(?:first|second|third|fourth|fifth|erste[rs]?|zweite[rs]?|dritte[rs]?|premi(?:er|ère)|second[eo]?|primer[oa]?|segund[oa])$/i;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** The lines of a play in the form of a screenplay; those of a screenplay stay as they are. */
export function printedPlay(lines: string[]): string[] {
  const round = lines.map((line) => line.replaceAll("[", "(").replaceAll("]", ")"));
  const standsOver = (index: number) => isBlank(round[index - 1]) && !isBlank(round[index + 1]);
  const plainly = round.map((line) => withoutEmphasis(line).trim());
  const counts = new Map<string, number>();
  for (const [index, line] of plainly.entries()) if (standsOver(index)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isPlay = plainly.filter((line, index) => standsOver(index) && stopped.test(line)).length >= often;
  return round.map((line, index) => {
    const plain = plainly[index] ?? "";
    if (!standsOver(index)) return line;
    const [, name] = stopped.exec(plain) ?? [];
    if (isPlay && name !== undefined && name.split(" ").length <= longestCue) return name;
    if (!inSmallLetters.test(plain) || !/\p{Ll}/u.test(plain) || (plain.endsWith(".") && !isPlay)) return line;
    const words = plain.replace(/\.$/, "").split(" ");
    const isRole = namesFolk(words.at(-1) ?? "") && (words.length === 1 || ordinal.test(words[0] ?? ""));
    return isRole || (isPlay && (counts.get(plain) ?? 0) >= often) ? `@${words.join(" ")}` : line;
  });
}

/** "Verwandlung.", "The scene changes to a wood.": the play goes on elsewhere; gives the words after it. */
const change =
  /^\(?(?:(?:offene )?verwandlung|(?:the )?scene changes(?: to)?|change of scene|changement(?: de décor| à vue)?|le théâtre change(?: et représente)?|mutación)(?:[.:)]+|$|(?=\s(?:an?|the|une?|le|la)\s))\s*(.*?)\)?$/iu;

export const changeOfScene = (line: string): string | undefined => change.exec(line.trim())?.[1];

/** A direction that stands alone in brackets, without them. */
export const withoutBrackets = (shown: string): string =>
  /^\((?:[^()]|\([^()]*\))*\)(?:\s*\((?:[^()]|\([^()]*\))*\))*$/u.test(shown)
    ? shown
        .slice(1, -1)
        .split(/\)\s*\(/)
        .map((each) => (/[.!?…:]$/.test(each.trim()) ? each.trim() : `${each.trim()}.`))
        .join(" ")
    : shown;
