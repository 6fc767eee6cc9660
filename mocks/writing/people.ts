/** The people of a story, as a sentence can speak of them. */
import { firstSentence, plainLine, upperFirst } from "./choice.ts";
import { describeCharacter } from "./portraits.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";

export interface Person {
  name: string;
  /** "a patient mender of clocks", or "" where nothing is known. */
  about: string;
}

/** Who speaks, those with most lines first. "CYBER BOB" is BOB where both speak. */
export function leadersOf(lines: ScriptLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { character_name } of lines) {
    if (character_name !== nonSpeakingPart) counts.set(character_name, (counts.get(character_name) ?? 0) + 1);
  }
  const names = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const isPartOf = (name: string, other: string) => ` ${other} `.includes(` ${name} `);
  return names.filter(
    (name, index) => !names.slice(0, index).some((more) => isPartOf(more, name) || isPartOf(name, more)),
  );
}

/** "CYBER BOB" is Cyber Bob; a name with small letters stays as it is written. */
export function inTitleCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return upperFirst(name);
  return name.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
    /\d/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** What can follow a name: "Bob is a mild pawn." gives "a mild pawn"; what somebody wears is left to the pictures. */
export function aboutPerson(name: string, told: string[], lines: ScriptLine[]): string {
  for (const text of [...told, introductionOf(name, lines)]) {
    const sentence = firstSentence(text, 24).replace(/[.!?…\s]+$/, "");
    const start = sentence.toLowerCase().startsWith(name.toLowerCase()) ? sentence.slice(name.length) : sentence;
    const about = start
      .replace(/^[\s,:-]*(?:(?:is|was)\s+)?(?:\d+,\s*)?/i, "")
      .replace(/,? (?:in|with|wearing|whose|who|holding|carrying|under) .*$/i, "")
      .replace(/, (?:his|her|its|the|always) .*$/i, "");
    if (/^(?:an?|the|our|one of)\s/i.test(about)) return about.charAt(0).toLowerCase() + about.slice(1);
  }
  return "";
}

/** Only what the script tells: a portrait invents the rest. */
function introductionOf(name: string, lines: ScriptLine[]): string {
  const { description } = describeCharacter(name, lines);
  const told = plainLine(description).replace(/\.$/, "").toLowerCase();
  return lines.some(({ stage_directions }) => plainLine(stage_directions).toLowerCase().includes(told))
    ? description
    : "";
}

/** "Bob, a mild pawn," or "Bob". */
export const introduced = ({ name, about }: Person) => (about === "" ? name : `${name}, ${about},`);

const deeds = "must|has|have|is|wants|needs|tries|will|can|who|\\p{Ll}+s";

/** Who a logline speaks of without a name: "A landlady must sell, and the only bidder is her ex-husband." */
export function rolesIn(logline: string): string[] {
  const [, lead] =
    new RegExp(`(?:^|\\b(?:when|after|as) )an?\\s((?:[\\p{Ll}-]+\\s)?[\\p{Ll}-]+?)\\s(?:${deeds})\\b`, "iu").exec(
      logline,
    ) ?? [];
  const [, met] = /\bmeets?\san?\s([\p{Ll}-]+(?:\s[\p{Ll}-]+)?)[.,]/iu.exec(logline) ?? [];
  const [, last] = /\b(?:her|his|their)\s([\p{Ll}-]+(?:\s[\p{Ll}-]+)?)\.$/iu.exec(logline) ?? [];
  return [lead, met ?? last].flatMap((role) => (role === undefined ? [] : [`the ${role}`]));
}

/** Who has no name begins a sentence with a capital, too: "The landlady". */
export const asSentences = (text: string) => text.replace(/(^|[.!?] )the /g, "$1The ");
