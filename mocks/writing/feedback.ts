/** Hears in a director's notes what a rewrite can do. */
import { plainLine, upperFirst } from "./choice.ts";
import { toneAskedFor, type Tone } from "./tones.ts";

export interface Feedback {
  /** The notes as they were given. */
  notes: string[];
  tone: Tone | undefined;
  /** 1 as asked; less for "shorter", more for "longer". */
  size: number;
  isSilent: boolean;
  places: string[];
  /** Things to be in it, things to be left out, what is to be true, and names to be changed. */
  present: string[];
  absent: string[];
  claims: string[];
  names: { from: string; to: string }[];
}

const verb =
  "(?:add|include|make|use|set|give|remove|drop|cut|keep|put|let|have|change|bring|feature|rename|call|more|less|no|with|shorter|longer|funnier|darker|lighter|silent)";
const clauseBreak = new RegExp(`[.;!?\\n]+|,?\\s+(?:and|but)\\s+(?=${verb}\\b)|,\\s*(?=${verb}\\b)`, "i");
const courtesy = /^(?:please|can you|could you|i(?: would|'d)? (?:like|want)(?: you)?(?: to)?|maybe|also|and|but)\s+/i;
const adding =
  /^(?:add|include|use|put in|feature|bring in|with|have|give (?:us|it|them)|there should be)\s+(?:in\s+)?(.+)$/i;
const removing = /^(?:less|no|without|remove|drop|cut|fewer|avoid)\s+(?:the\s+)?(.+)$/i;
const placing = /^(?:set|put|place|let)\s+(?:it|this|that|the story|everything)?\s*(?:play\s+)?(?:in|on|at)\s+(.+)$/i;
const renaming = /^(?:rename|call)\s+(?:the\s+)?(.+?)\s+(?:(?:to|as|into)\s+)?(\p{Lu}[\p{L}'’-]*)$/iu;
const demanding = /^(.+?)\s+(?:should|must|has to|needs to)\s+(not\s+)?(\p{L}+)\s*(.*)$/iu;
const shortening = /\b(?:shorter|too long|brief\w*|concise|snapp\w*|tighter|kürzer)\b/i;
const lengthening = /\b(?:longer|too short|more detail\w*|expand|länger)\b/i;
const silencing = /\b(?:silent\w*|no (?:dialogue|talking|words)|without (?:dialogue|words)|wordless|mime|stumm)\b/i;

export const isWorded = (text: string) => /[\p{L}\p{N}]/u.test(text);

export function hearFeedback(given: string[]): Feedback {
  const notes = given.map(plainLine).filter(isWorded);
  const heard: Feedback = {
    notes,
    tone: undefined,
    size: 1,
    isSilent: false,
    places: [],
    present: [],
    absent: [],
    claims: [],
    names: [],
  };
  for (const remark of notes.flatMap((each) => each.split(clauseBreak))) {
    const clause = remark.trim().replace(courtesy, "");
    if (!isWorded(clause)) continue;
    const tone = toneAskedFor(clause);
    const [place, present, absent] = [placing, adding, removing].map((pattern) => pattern.exec(clause)?.[1]?.trim());
    const [, from, to] = renaming.exec(clause) ?? [];
    const claim = claimOf(clause);
    heard.tone = tone ?? heard.tone;
    if (silencing.test(clause)) heard.isSilent = true;
    else if (shortening.test(clause)) heard.size = 0.6;
    else if (lengthening.test(clause)) heard.size = 1.4;
    else if (from && to) heard.names.push({ from, to });
    else if (place) heard.places.push(upperFirst(place));
    else if (claim) heard.claims.push(claim);
    else if (present) heard.present.push(present);
    else if (tone === undefined && absent) heard.absent.push(absent);
    else if (/^more\s/i.test(clause) && tone === undefined) heard.present.push(clause.toLowerCase());
  }
  return heard;
}

/** "Margaret should be the boss" is "Margaret is the boss". */
function claimOf(clause: string): string | undefined {
  const [, who, not, deed = "", rest = ""] = demanding.exec(clause) ?? [];
  if (who === undefined || /^(?:it|this|that|the (?:story|script|film|logline))$/i.test(who)) return undefined;
  const irregular: Record<string, string> = { be: "is", have: "has", do: "does", go: "goes" };
  const bare = deed.toLowerCase();
  const does =
    irregular[bare] ?? (/(?:s|sh|ch|x)$/.test(bare) ? `${bare}es` : bare.replace(/([^aeiou])y$/, "$1ie") + "s");
  const denied = bare === "be" ? "is not" : bare === "have" ? "has no" : `does not ${bare}`;
  return upperFirst(`${who} ${not ? denied : does} ${rest}`.trim());
}
