/** Plays as they are printed: "ALGERNON." over a speech, "First Citizen" in small letters, directions in square brackets. */
import { namesPlace } from "../media/scenes.ts";
import { namesFolk } from "../media/strangers.ts";
import { playHeading } from "./play-heading.ts";
import { lexicon } from "../media/vocabulary/lexicon.ts";
import { times } from "../media/vocabulary/moments.ts";
import { withoutEmphasis } from "./fountain-text.ts";
import { cuesAbove } from "./inline-cues.ts";

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
  const round = cuesAbove(lines).map((line) => line.replaceAll("[", "(").replaceAll("]", ")"));
  const plainly = round.map((line) => withoutEmphasis(line).trim());
  const isAfterBlank = (index: number) => isBlank(round[index - 1]);
  const standsOver = (index: number) => isAfterBlank(index) && !isBlank(round[index + 1]);
  const counts = new Map<string, number>();
  for (const [index, line] of plainly.entries()) if (standsOver(index)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const repeated = [...counts].filter(
    ([line, count]) => count >= often && inSmallLetters.test(line) && line.endsWith("."),
  );
  // "ALGERNON." or "Frosch." again and again: then whatever looks like them is a cue as well.
  const isInCapitals = plainly.filter((line, index) => standsOver(index) && stopped.test(line)).length >= often;
  const isInSmall = repeated.length > 1;
  const isCue = (plain: string, below: string) => {
    if (!inSmallLetters.test(plain) || !/\p{Ll}/u.test(plain)) return false;
    const words = plain.replace(/\.$/, "").split(" ");
    const isRole = namesFolk(words.at(-1) ?? "") && (words.length === 1 || ordinal.test(words[0] ?? ""));
    if (plain.endsWith(".")) return isInSmall || (isInCapitals && isRole);
    const isRepeated =
      (counts.get(plain) ?? 0) >= often || (isInSmall && (counts.has(`${plain}.`) || below.startsWith("(")));
    return isRole || everybody.test(plain) || ((isInCapitals || isInSmall) && isRepeated);
  };
  return round.map((line, index) => {
    const plain = plainly[index] ?? "";
    if (!isAfterBlank(index) || plain === "") return line;
    if (!standsOver(index))
      return isInCapitals || isInSmall
        ? (headingOf(plain, plainly[index - 2] ?? "", plainly[index + 2] ?? "") ?? line)
        : line;
    const [, name] = stopped.exec(plain) ?? [];
    if (isInCapitals && name !== undefined && name.split(" ").length <= longestCue) return name;
    return isCue(plain, plainly[index + 1] ?? "") ? `@${plain.replace(/\.$/, "")}` : line;
  });
}

/** "Nacht." belongs to the place below it. */
function headingOf(plain: string, above: string, below: string): string | undefined {
  if (playHeading(plain) !== undefined) return undefined;
  if (isTimeAlone(plain)) return isPlaceAlone(below) ? "" : `.${plain.slice(0, -1)}`;
  if (!isPlaceAlone(plain)) return undefined;
  return isTimeAlone(above) ? `.${above} ${plain.slice(0, -1)}` : `.${plain.slice(0, -1)}`;
}

const timeWords = lexicon(times);
const isTimeAlone = (plain: string) => plain.endsWith(".") && timeWords(plain)[0]?.word === plain.slice(0, -1);

const everybody = /^(?:all|both|alle|beide|tous|todos)$/i;

/** "Auerbachs Keller in Leipzig.", "Straße.": a heading that says nothing but the place. */
const isPlaceAlone = (plain: string) =>
  /^\p{Lu}[^.!?;:()]*\.$/u.test(plain) &&
  plain.split(" ").length <= mostWordsOfPlace &&
  namesPlace(plain.slice(0, -1).split(placed)[0]?.split(" ").slice(0, 3).join(" ") ?? "");
const mostWordsOfPlace = 7;
const placed =
  /\s(?:in|im|am|an|auf|vor|bei|hinter|unter|at|on|by|of|before|near|from|de|du|des|dans|sur|devant|en|del?)\s/iu;

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
