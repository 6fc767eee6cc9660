/** Extracts from a brief what a script is made of: people, places, facts, a tone and wishes. */
import { firstSentence, pick, plainLine, seedOf, shuffle, upperFirst } from "./choice.ts";
import { drama, toneAskedFor, type Tone } from "./tones.ts";

export interface Brief {
  title: string;
  context: { name: string; contextType: string; information: string[] }[];
  characters: string[];
  feedback: string[];
}

export interface Person {
  name: string;
  /** "a patient mender of clocks" */
  about: string;
}

export interface Wishes {
  /** Things to be in it, things to be left out, and remarks to be taken as they are. */
  present: string[];
  absent: string[];
  said: string[];
}

export interface Material {
  title: string;
  lead: Person;
  second: Person;
  cast: Person[];
  places: string[];
  themes: string[];
  styles: string[];
  plots: string[];
  facts: string[];
  tone: Tone;
  /** 1 as asked; less for "shorter", more for "longer". */
  size: number;
  isSilent: boolean;
  wishes: Wishes;
  seed: number;
}

const inventedNames = ["Mara", "Teo", "Ines", "Jonah", "Lucia", "Anton", "Nadia", "Emil"];
const inventedTraits = [
  "a patient mender of clocks",
  "a courier who never asks what is in the parcel",
  "an optimist with a bad sense of direction",
  "a retired expert in other people's business",
  "an apprentice at more or less everything",
  "a keeper of keys and of secrets",
  "an inventor whose inventions work once",
  "a born doubter with a soft heart",
];
const inventedPlaces = ["the Last Tram Stop", "the All-Night Laundry", "the Old Hotel", "the Harbour Office"];

const verb =
  "(?:add|include|make|use|set|give|remove|drop|cut|keep|put|let|have|change|bring|feature|more|less|no|with)";
const clauseBreak = new RegExp(`[.;!?\\n]+|,?\\s+(?:and|but)\\s+(?=${verb}\\b)|,\\s*(?=${verb}\\b)`, "i");
const courtesy = /^(?:please|can you|could you|i(?: would|'d)? (?:like|want)(?: you)?(?: to)?|maybe|also|and|but)\s+/i;
const adding = /^(?:add|include|use|put in|feature|bring in|with|have|give (?:us|it|them))\s+(?:in\s+)?(.+)$/i;
const removing = /^(?:less|no|without|remove|drop|cut|fewer|avoid)\s+(.+)$/i;
const placing = /^(?:set|put|place|let)\s+(?:it|this|that|the story|everything)?\s*(?:play\s+)?(?:in|on|at)\s+(.+)$/i;
const shortening = /\b(?:shorter|too long|brief\w*|concise|snapp\w*)\b/i;
const lengthening = /\b(?:longer|too short|more detail\w*|expand)\b/i;
const silencing = /\b(?:silent\w*|no (?:dialogue|talking|words)|without (?:dialogue|words)|wordless|mime)\b/i;

export function readBrief(brief: Brief): Material {
  const feedback = brief.feedback.map(plainLine).filter(isWorded);
  const context = brief.context
    .map((item) => ({
      ...item,
      name: plainLine(item.name),
      information: item.information.map(plainLine).filter(isWorded),
    }))
    .filter((item) => isWorded(item.name));
  const title = plainLine(brief.title) || "Untitled";
  const seed = seedOf(title, JSON.stringify(context), ...brief.characters, ...feedback);
  const of = (type: string) => context.filter((item) => item.contextType === type);
  const heard = hearFeedback(feedback);

  const known = [...new Set(brief.characters.map(plainLine).filter(isWorded))];
  const names = known.length > 0 ? known : of("Character").map((item) => item.name);
  const spare = shuffle(inventedNames, seedOf(title)).filter((name) => !names.includes(name));
  const cast = [...names, ...spare.slice(0, Math.max(0, 2 - names.length))].map((name, index) => {
    const told = context.find((item) => item.name.toLowerCase() === name.toLowerCase())?.information[0];
    return {
      name: inTitleCase(name),
      about: aboutPerson(name, told ?? "") ?? pick(inventedTraits, seedOf(title) + index),
    };
  });
  const [lead = { name: "", about: "" }, second = lead] = cast;

  return {
    title,
    lead,
    second,
    cast,
    places: [...heard.places, ...of("Setting").map((item) => item.name), ...shuffle(inventedPlaces, seedOf(title))].map(
      asPlace,
    ),
    themes: of("Theme").map((item) => item.name),
    styles: of("Style").map((item) => item.name),
    plots: of("Plot").map((item) => firstSentence(item.information[0] ?? `It is all about ${item.name}`)),
    facts: ["Setting", "Uncategorized", "Theme", "Style"].flatMap((type) =>
      of(type).flatMap((item) => item.information.slice(0, 1).map((told) => firstSentence(told))),
    ),
    tone: heard.tone,
    size: heard.size,
    isSilent: heard.isSilent,
    wishes: heard.wishes,
    seed,
  };
}

const isWorded = (text: string) => /[\p{L}\p{N}]/u.test(text);

function hearFeedback(feedback: string[]) {
  const heard = { tone: drama, size: 1, isSilent: false, places: [] as string[] };
  const wishes: Wishes = { present: [], absent: [], said: [] };
  for (const remark of feedback.flatMap((each) => each.split(clauseBreak))) {
    const clause = remark.trim().replace(courtesy, "");
    if (!isWorded(clause)) continue;
    const tone = toneAskedFor(clause);
    const place = placing.exec(clause)?.[1];
    const present = adding.exec(clause)?.[1];
    const absent = removing.exec(clause)?.[1];
    heard.tone = tone ?? heard.tone;
    if (silencing.test(clause)) heard.isSilent = true;
    else if (shortening.test(clause)) heard.size = 0.6;
    else if (lengthening.test(clause)) heard.size = 1.4;
    else if (place !== undefined) heard.places.push(place);
    else if (present !== undefined) wishes.present.push(present);
    else if (tone !== undefined) continue;
    else if (absent !== undefined) wishes.absent.push(absent);
    else if (/^more\s/i.test(clause)) wishes.present.push(clause.toLowerCase());
    else wishes.said.push(clause);
  }
  return { ...heard, wishes };
}

/** "CYBER BOB" is Cyber Bob; a name with small letters stays as it is written. */
function inTitleCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The description of a person, if it can follow the name: "Bob is a mild pawn." gives "a mild pawn". */
function aboutPerson(name: string, told: string): string | undefined {
  const sentence = firstSentence(told, 16).replace(/[.!?]+$/, "");
  const start = sentence.toLowerCase().startsWith(name.toLowerCase()) ? sentence.slice(name.length) : sentence;
  const about = start.replace(/^[\s,:-]*(?:(?:is|was)\s+)?/i, "");
  if (/^\d/.test(about)) return about;
  return /^(?:an?|the|our|one of)\s/i.test(about) ? about.charAt(0).toLowerCase() + about.slice(1) : undefined;
}

/** "Park" becomes "the Park"; "Venice" and "Bob's house" stay. */
function asPlace(name: string): string {
  const needsArticle =
    /\b(?:park|street|road|intersection|house|room|light|beam|city|town|village|school|lab|laboratory|office|forest|woods|beach|station|kitchen|garden|desert|ship|castle|tunnel|pipe|roof|shop|bar|hospital|museum|theatre|island|mountain|sea|ocean|jungle|cave|moon)$/i;
  return needsArticle.test(name) && !/^(?:the|an?|my|our|his|her|their)\s|['’]s\s/i.test(name)
    ? `the ${name}`
    : upperFirst(name).replace(/^(The|An?|My|Our|His|Her|Their)\s/, (word) => word.toLowerCase());
}
