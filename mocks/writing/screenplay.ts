/**
 * Reads a screenplay, in Fountain or plainly typed, into the lines a studio shoots.
 * By hand rather than with fountain-js, which reads a heading without a blank line under it as a speaker, keeps
 * emphasis and extensions, takes notes for dialogue, and needs 9 s for 16,000 speeches.
 */
import { flowing, visibleLines, withoutEmphasis } from "./fountain-text.ts";

export interface ScriptLine {
  line_number: number;
  scene_location: string;
  character_name: string;
  stage_directions: string;
  dialogue_text: string;
}

/** The character of narration and action. */
export const nonSpeakingPart = "Non-speaking part";

const titlePageKey =
  /^(?:title|credit|authors?|written by|source|story by|notes?|draft(?: date)?|date|contact|copyright|revision)\s*:/i;
const headingPrefix =
  /^(?:INT\.?\s*\/\s*EXT|EXT\.?\s*\/\s*INT|INT|EXT|EST|I\s*\/\s*E|INNEN|AU(?:SS|ß)EN|INTÉRIEUR|EXTÉRIEUR)(?:\.|(?=\s|$))\s*/i;
const transition =
  /^(?:>.*|[^\p{Ll}]*\bTO:|(?:FADE|CUT|SMASH CUT|MATCH CUT|JUMP CUT|DISSOLVE|WIPE|IRIS)\b[^\p{Ll}]*[.:]|THE END\.?)$/u;
/** "BOOM!" and "SILENCE." before a line of action are action; "BOB JR." is a name. */
const unlikeName = /[!?"”…,;]$|[\p{L}\p{N}]{4,}\.$/u;
const longestName = 60;

export function parseScreenplay(text: string): ScriptLine[] {
  const lines = withoutTitlePage(visibleLines(text));
  const script: ScriptLine[] = [];
  let place = "";
  let at = 0;

  const takeWhile = (belongs: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(start, at);
  };
  const add = (character_name: string, stage_directions: string, dialogue_text: string) =>
    script.push({
      line_number: script.length + 1,
      scene_location: place,
      character_name,
      stage_directions,
      dialogue_text,
    });

  while (at < lines.length) {
    const line = lines[at] ?? "";
    at += 1;
    if (isBlank(line) || isUnseen(line)) continue;
    const heading = readHeading(line);
    const speaker = readCue(line, lines[at] ?? "");
    if (heading !== undefined) {
      place = heading;
    } else if (speaker !== undefined) {
      const speech = readSpeech(takeWhile((next) => !endsSpeech(next) && !isPlainHeading(next)));
      add(speaker, speech.directions, speech.words);
    } else {
      const more = takeWhile((next) => !isBlank(next) && !isUnseen(next) && !isPlainHeading(next));
      const shown = flowing([line, ...more].map((each) => each.trim().replace(/^[!~]/, "")));
      if (/[\p{L}\p{N}]/u.test(shown)) add(nonSpeakingPart, shown, "");
    }
  }
  return script;
}

/** The places of a script, each once, in the order they appear. */
export function scriptLocations(lines: ScriptLine[]): string[] {
  return [...new Set(lines.map((line) => line.scene_location).filter((name) => name !== ""))];
}

/** Those who speak, each once, in the order they appear. */
export function scriptCharacters(lines: ScriptLine[]): string[] {
  return [...new Set(lines.map((line) => line.character_name).filter((name) => name !== nonSpeakingPart))];
}

function withoutTitlePage(lines: string[]): string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  if (!titlePageKey.test(lines[first] ?? "")) return lines;
  const end = lines.findIndex((line, index) => index > first && (isBlank(line) || isPlainHeading(line)));
  return end < 0 ? [] : lines.slice(end);
}

const isBlank = (line: string) => line.trim() === "";

/** Two spaces alone keep a speech going over an empty line. */
const endsSpeech = (line: string) => isBlank(line) && line !== "  ";

/** Sections, synopses, page breaks, transitions and centred text. */
const isUnseen = (line: string) => /^\s*[#=]/.test(line) || transition.test(withoutEmphasis(line).trim());

/** A heading certain enough to stand without a blank line above it. */
const isPlainHeading = (line: string) => {
  const plain = withoutEmphasis(line).trim();
  return headingPrefix.test(plain) && !/\p{Ll}/u.test(plain);
};

/** The place a scene heading names ("EXT. PARK--DAY" is "EXT. PARK - DAY"), or undefined for any other line. */
function readHeading(line: string): string | undefined {
  const plain = flowing([line]).replace(/\s*#[^#]*#$/, "");
  if (/^\.[\p{L}\p{N}]/u.test(plain)) return tidyPlace(plain.slice(1));
  const prefix = headingPrefix.exec(plain)?.[0];
  if (prefix === undefined) return undefined;
  return tidyPlace(`${prefix.replace(/[\s.]+$/, "").replace(/\s+/g, "")}. ${plain.slice(prefix.length)}`);
}

function tidyPlace(text: string): string {
  return text
    .replace(/ ?(?:-{2,}|[–—]) ?| - ?|- /g, " - ")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
}

/** Who speaks the line below, without extensions such as (V.O.) and (CONT'D); undefined when this is no cue. */
function readCue(line: string, below: string): string | undefined {
  if (isBlank(below) || isPlainHeading(below)) return undefined;
  const cue = flowing([line]).replace(/\s?\^$/, "");
  const name = cue
    .replace(/ ?\([^()]*\)/g, "")
    .replace(/^@|:$/g, "")
    .trim();
  if (cue.startsWith("@") && name !== "") return name;
  const isName = /\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name) && name.length <= longestName;
  return isName && !/^[!~.(]/.test(cue) && !unlikeName.test(name) ? name : undefined;
}

/** Parentheticals may stand anywhere in a speech, run over lines, or share a line with words. */
function readSpeech(lines: string[]): { directions: string; words: string } {
  const words: string[] = [];
  const directions: string[] = [];
  let aside: string[] = [];
  for (const line of lines.map((each) => each.trim().replace(/^~/, ""))) {
    if (aside.length === 0 && !line.startsWith("(")) {
      words.push(line);
      continue;
    }
    const end = line.endsWith(")") ? line.length - 1 : line.indexOf(")");
    aside.push(end < 0 ? line : line.slice(0, end));
    if (end < 0) continue;
    directions.push(flowing(aside).slice(1));
    words.push(line.slice(end + 1));
    aside = [];
  }
  // An aside that never closes is speech: better said aloud than lost.
  return { directions: directions.filter((each) => each !== "").join("; "), words: flowing([...words, ...aside]) };
}
