/**
 * Reads a screenplay, in Fountain or plainly typed, into the lines a studio shoots.
 * By hand rather than with fountain-js, which reads a heading without a blank line under it as a speaker, keeps
 * emphasis and extensions, takes notes for dialogue, and needs 9 s for 16,000 speeches.
 */
import { flowing, visibleLines, withoutEmphasis } from "./fountain-text.ts";
import { openingPlace, playHeading } from "./play-heading.ts";
import { listedIn, whereTheyWere } from "./present.ts";
import { changeOfScene, printedPlay, withoutBrackets } from "./printed-play.ts";
import { readSpeech } from "./speech.ts";

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
  /^(?:title|credit|authors?|written by|source|story by|notes?|draft(?: date)?|date|contact|copyright|revision|titel|autor(?:in|en)?|buch|drehbuch|quelle|fassung|entwurf|datum|kontakt|titre|auteur|t[ií]tulo|titolo|autore)\s*:/i;
/** English, German and French, also behind a scene number. */
const inside = "(?:INTÉRIEUR|INT|INNEN)";
const outside = "(?:EXTÉRIEUR|EXT|AUSSEN|AUßEN)";
const headingPrefix = new RegExp(
  `^(?:\\d+[A-Z]?[.)]?\\s+)?(?:${inside}\\.?\\s*/\\s*${outside}|${outside}\\.?\\s*/\\s*${inside}|${inside}|${outside}|EST|I\\s*/\\s*E)(?:\\.|(?=\\s|$))\\s*(?:-+\\s+)?`,
  "i",
);
const transition =
  /^(?:>.*|[^\p{Ll}]*\bTO:|SCHNITT(?: [^\p{Ll}]*)?:|FADE (?:IN|OUT|TO BLACK|TO WHITE)|CUT TO BLACK|(?:FADE|CUT|SMASH CUT|MATCH CUT|JUMP CUT|DISSOLVE|WIPE|IRIS|AUFBLENDE|ABBLENDE|ÜBERBLENDUNG|SCHWARZBLENDE)\b[^\p{Ll}]*[.:]|THE END\.?|ENDE\.?|FIN\.?|ACT DROP\.?|CURTAIN\.?|VORHANG\.?|RIDEAU\.?|TELÓN\.?)$/u;
/** What is written on a shot or about it, and is none itself. */
const label =
  /^(?:notes?|hinweis|anmerkung|n\.\s?b\.|todo|super(?:impose)?|title|intertitle|chyron|caption|insert|einblendung)\s*(?::|$)/i;
const mostWordsOfNote = 8;
/** "BOOM!" and "SILENCE." before a line of action are action; "BOB JR." is a name. */
const unlikeName = /[!?"”…,;]$|[\p{L}\p{N}]{4,}\.$/u;
const longestName = 60;

export function parseScreenplay(text: string): ScriptLine[] {
  const lines = printedPlay(withoutTitlePage(visibleLines(text)));
  const speakers = [...new Set(lines.flatMap((line, index) => readCue(line, lines[index + 1] ?? "") ?? []))];
  const script: ScriptLine[] = [];
  let place = "";
  let isUnplaced = false;
  /** The play has gone elsewhere: whatever its next direction says is the place. */
  let isElsewhere = false;
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
  const addAction = (shown: string) => add(nonSpeakingPart, shown, "");

  while (at < lines.length) {
    const line = lines[at] ?? "";
    at += 1;
    if (isBlank(line) || isUnseen(line)) continue;
    const heading = readHeading(line);
    const speaker = readCue(line, lines[at] ?? "");
    const changed = changeOfScene(line);
    if (changed !== undefined) {
      place = tidyPlace(changed.replace(/[\s.]+$/, "")) || place;
      isUnplaced = changed === "";
      isElsewhere = isUnplaced;
    } else if (heading !== undefined) {
      const listed = playHeading(flowing([line])) === undefined ? undefined : listedIn(heading, speakers);
      // An act, or a scene without a place of its own, stays where the play is.
      place = (listed ? whereTheyWere(listed, script) : heading) || place;
      isUnplaced = heading === "" || listed !== undefined;
      isElsewhere &&= isUnplaced;
    } else if (speaker !== undefined) {
      for (const { directions, words, isDeed } of readSpeech(
        takeWhile((next) => !endsSpeech(next) && !isPlainHeading(next)),
      )) {
        // Who says nothing has nothing to record: that is action.
        if (words === "" && isDeed) addAction(directions);
        else if (words === "") addAction(directions === "" ? speaker : `${speaker} (${directions})`);
        else add(speaker, directions, words);
      }
    } else {
      const more = takeWhile((next) => !isBlank(next) && !isUnseen(next) && !isPlainHeading(next));
      const raw = [line, ...more].map((each) => each.trim().replace(/^[!~]/, ""));
      const shown = withoutBrackets(flowing(raw));
      if (!/[\p{L}\p{N}]/u.test(shown)) continue;
      if (isUnplaced) place = tidyPlace(openingPlace(shown) ?? (isElsewhere ? firstWords(shown) : place));
      isUnplaced = false;
      isElsewhere = false;
      const before = script.at(-1);
      if (isNote(raw, shown) && before?.scene_location === place) {
        before.stage_directions = [before.stage_directions, shown].filter((each) => each !== "").join(" ");
      } else addAction(shown);
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

/** A bold note, the text on a screen, a caption: not a shot, but a part of the one before it. */
function isNote(lines: string[], shown: string): boolean {
  if (label.test(shown) || label.test(flowing(lines.slice(0, 1)))) return true;
  const [, inner] = /^[*_]{1,4}([^*_]+)[*_]{1,4}[.:!]?$/.exec(lines.join(" ")) ?? [];
  return inner !== undefined && shown.split(" ").length <= mostWordsOfNote;
}

const isBlank = (line: string) => line.trim() === "";

/** Two spaces alone keep a speech going over an empty line. */
const endsSpeech = (line: string) => (isBlank(line) && line !== "  ") || changeOfScene(line) !== undefined;

/** What names a place that no word of the vocabulary does. */
const firstWords = (shown: string) => (/^[^.,;:!?]{3,60}/u.exec(shown)?.[0] ?? "").trim();

/** Sections, synopses, page breaks, transitions and centred text. */
const isUnseen = (line: string) => /^\s*[#=]/.test(line) || transition.test(withoutEmphasis(line).trim());

/** A heading certain enough to stand without a blank line above it. */
const isPlainHeading = (line: string) => {
  const plain = withoutEmphasis(line).trim();
  return headingPrefix.test(plain) && !/\p{Ll}/u.test(plain);
};

/** The place a heading names ("EXT. PARK--DAY" is "EXT. PARK - DAY"), "" if none; undefined for any other line. */
function readHeading(line: string): string | undefined {
  const plain = flowing([line]).replace(/\s*#[^#]*#$/, "");
  if (/^\.[\p{L}\p{N}]/u.test(plain)) return tidyPlace(plain.slice(1));
  const prefix = headingPrefix.exec(plain)?.[0];
  const ofPlay = prefix === undefined ? playHeading(plain) : undefined;
  if (ofPlay !== undefined) return tidyPlace(ofPlay);
  if (prefix === undefined) return undefined;
  const setting = prefix.replace(/^\d+[A-Z]?[.)]?\s+/i, "").replace(/[\s.-]+$/, "");
  return tidyPlace(`${setting.replace(/\s+/g, "")}. ${plain.slice(prefix.length)}`);
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
  return isName && !/^[!~.(]/.test(cue) && !unlikeName.test(name) && !label.test(name) ? name : undefined;
}
