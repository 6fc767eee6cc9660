import { realPartOf } from "./prompt-parts.ts";
import { lexicon } from "./vocabulary/lexicon.ts";
import { creatures, folk } from "./vocabulary/people.ts";

export interface Known {
  /** The name in the script. */
  name: string;
  /** Other names of the same person, such as the actor's. */
  also: string[];
  gender: "male" | "female" | undefined;
}

export interface Acting {
  /** The name in the script of somebody known, else what the words call them: "old waiter". */
  name: string;
  isKnown: boolean;
}

interface Mention extends Acting {
  at: number;
}

const most = 5;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ss|ß/gi, "(?:ss|ß)");
const articles = /^(?:the|der|die|das|le|la|les|l'|el|los|las|an?)\s+/i;
const titles =
  /^(?:mr|mrs|ms|miss|dr|doctor|professor|prof|captain|capt|sir|lady|lord|king|queen|prince|princess|old|young|the|herr|frau|monsieur|madame|mme|m|long|little|big|uncle|aunt|father|mother|inspector|der|die|das|le|la|colonel|general|sergeant|sheriff|officer|first|second)\.?$/i;

// Decision: .github/decisions/stand-in.md
/** Who is seen in what a text tells: those who act or are acted upon, and nobody who is only mentioned. */
export function whoActs(told: string, known: Known[], before: string[] = []): Acting[] {
  let text = realPartOf(told.replace(/["“„«»][^"”“»«]*["”“»«]/g, (quoted) => " ".repeat(quoted.length)));
  const mentions: Mention[] = [];
  const take = (words: RegExp, name: string) => {
    text = text.replace(words, (word: string, at: number) => {
      const end = at + word.length;
      if (isSeen(text, at, end)) mentions.push({ name, isKnown: true, at });
      return "•".repeat(word.length);
    });
  };
  for (const { pattern, name } of namesOf(known)) take(pattern, name);
  mentions.push(...strangersIn(text));
  mentions.push(...pronounsIn(text, known, mentions, before));
  const seen = mentions.toSorted((a, b) => a.at - b.at).map(({ name, isKnown }) => ({ name, isKnown }));
  return seen.filter((one, index) => seen.findIndex(({ name }) => name === one.name) === index).slice(0, most);
}

/** All names by length, so that "CYBER BOB" is not BOB as well; a family name alone where only one has it. */
function namesOf(known: Known[]): { pattern: RegExp; name: string }[] {
  const full = known.flatMap(({ name, also }) =>
    [name, ...also].map((one) => ({ name, word: one.replace(articles, "") })),
  );
  const parts = known.flatMap(({ name }) =>
    name
      .split(/\s+/)
      .filter((word) => name.includes(" ") && word.length > 2 && !titles.test(word))
      .map((word) => ({ name, word })),
  );
  const isOwn = ({ word, name }: { word: string; name: string }) =>
    !full.some((one) => one.word.toLowerCase() === word.toLowerCase()) &&
    new Set(parts.filter((one) => one.word === word).map((one) => one.name)).size === 1 &&
    name !== "";
  const named = (word: string, flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, flags);
  return [
    ...full.filter(({ word }) => word !== "").map(({ word, name }) => ({ name, word, pattern: named(word, "giu") })),
    ...parts.filter(isOwn).map(({ word, name }) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
      return {
        name,
        word,
        pattern: new RegExp(`${named(word.toUpperCase(), "u").source}|${named(capital, "u").source}`, "gu"),
      };
    }),
  ].toSorted((a, b) => b.word.length - a.word.length);
}

const bodyPart =
  /^['’]s?\s+(?:\p{L}+\s+)?(?:face|hands?|eyes?|head|arms?|shoulders?|back|fingers?|legs?|feet|mouth|lips|side|figure|silhouette)(?!\p{L})/iu;
const beside =
  /(?:front|ahead|side|top|back|one|two|three|four|five|six|seven|each|some|many|both|most|all|arms|hands|presence|group|crowd|pack|band|pair|couple|number|row|line|herd|flock|handful|dozen|gang|bunch|rest|feet|rid|hold|sight|face|path|way|près|côté|autour|approche|groupe|gruppe|foule|loin)\s+(?:of|von|de|du|des|d'|à)\s+(?:\p{L}+\s+){0,3}$/iu;
const onlyMentioned =
  /(?:\b(?:of|about|like|than|without|unlike|von|über|ohne|wie|als|de|du|des|sans|comme|sobre|sin)|\b(?:waits?|waiting|looks?|looking|search\p{L}*|asks?|calls?|shouts?|hopes?|prays?|wish\p{L}*|longs?|mistakes?|hunts?)\s+(?:out\s+)?for|\b(?:writes?|writing|prays?|according|listens?|refers?)\s+to|\b(?:letters?|message|telegram|call|gift|present|note|word|news)\s+(?:from|to|for)|\b(?:phones?|telephones?|misses|remembers?|mentions?|imagines?|forgets?|dreams?|awaits?|expects?|sucht|vermisst|cherche|attend|appelle)|\bwartet\s+auf|\b(?:denkt|schreibt)\s+an|\bd')\s*(?:(?:the|an?|his|her|their|my|der|die|das|den|dem|ein\p{L}*|le|la|les|une?|seine\p{L}*|ihre\p{L}*|son|sa|poor|old|little|young|dear)\s+)*$/iu;
const gone =
  /^\s+(?:is|are|was|were|ist|sind|war|est|a)\s+(?:not|nowhere|gone|missing|absent|away|fort|weg|nicht|absent|disparu)\b/iu;

function isSeen(text: string, at: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 70), at), text.slice(end)];
  if (/^['’]s?(?=\s)/.test(after) && !bodyPart.test(after)) return false;
  if (gone.test(after)) return false;
  return !onlyMentioned.test(before) || beside.test(before);
}

const folkWords = lexicon(folk);
const creatureWords = lexicon(creatures);
const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 6,
  eight: 6,
  both: 2,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six_: 6,
  sept: 6,
  dos: 2,
  tres: 3,
};
const determiner =
  /(?:^|[\s(])(the|an?|one|two|three|four|five|six|seven|eight|both|many|some|several|his|her|their|another|other|all|der|die|das|den|dem|des|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|le|la|les|l'|une?|des|deux|trois|quatre|cinq|sept|sein\p{L}*|ihr\p{L}*|son|sa|ses|el|los|las|una?|dos|tres|more|viele|alle|plusieurs)\s+(?:of\s+the\s+|other\s+)?((?:[\p{Ll}-]+\s+){0,2})$/iu;
/** "Bob, 40, a mild pawn": who was named already. "He is a doctor", "dressed as a monk": nobody new. */
const apposition =
  /•[^.;!?]*,\s*(?:an?|the|ein\p{L}*|der|die|das|une?|le|la|el|un)\s+[^,.;]*$|(?:\b(?:is|was|are|were|be|as|like|into|ist|war|wie|als|est|était|comme)\s+(?:an?|the|ein\p{L}*|une?)\s+(?:\p{L}+\s+){0,2})$/iu;

/** People and animals that have no part in the script. */
function strangersIn(text: string): Mention[] {
  const animals = creatureWords(text).filter(
    ({ meaning, word }) => meaning !== "cloud" && (meaning !== "robot" || /robot|droid|cyborg/i.test(word)),
  );
  const people = folkWords(text).filter(({ at }) => !animals.some((animal) => animal.at === at));
  return [...animals, ...people].flatMap(({ word, at, meaning }) => {
    const lead = text.slice(Math.max(0, at - 60), at);
    const [, article, adjectives = ""] = determiner.exec(lead) ?? [];
    const isCapital = /^\p{Lu}{3}/u.test(word);
    const isMany =
      meaning === "people" ||
      (/s$/i.test(word) && !/ss$/i.test(word)) ||
      /^(?:hunde|wölfe|mäuse|vögel|pferde)$/i.test(word);
    if (!article && !isCapital && !isMany && !/[.!?]\s*$|^$/.test(lead)) return [];
    if ((!isCapital && apposition.test(text.slice(0, at))) || !isSeen(text, at, at + word.length)) return [];
    const counted = article && numbers[article.trim().split(/\s/)[0]?.toLowerCase() ?? ""];
    const count = meaning === "people" || isMany ? (counted && counted > 1 ? counted : 3) : 1;
    const name = `${article ? adjectives : ""}${word}`.trim().toLowerCase();
    return Array.from({ length: count }, (_, i) => ({
      name: count === 1 ? name : `${name} ${i + 1}`,
      isKnown: false,
      at: at + i / 10,
    }));
  });
}

const pronouns: [RegExp, "male" | "female" | "both"][] = [
  [/(?<![\p{L}])(?:he|er|il|él)(?![\p{L}])/iu, "male"],
  [/(?<![\p{L}])(?:she|elle|ella|sie(?=\s+\p{L}+t(?!\p{L})))(?![\p{L}])/iu, "female"],
  [
    /(?<![\p{L}])(?:they|both|we|everybody|everyone|ils|elles|ellos|beide|sie(?=\s+\p{L}+en(?!\p{L})))(?![\p{L}])/iu,
    "both",
  ],
];

/** "He" is the man who was seen last, unless this text has named one before. */
function pronounsIn(text: string, known: Known[], mentions: Mention[], recent: string[]): Mention[] {
  const genderOf = (name: string) => known.find((one) => one.name === name)?.gender;
  return pronouns.flatMap(([word, gender]) => {
    const at = word.exec(text)?.index;
    if (at === undefined) return [];
    const fits = (name: string) => gender === "both" || (genderOf(name) ?? gender) === gender;
    if (mentions.some((one) => one.at < at && fits(one.name))) return [];
    const meant = gender === "both" ? recent.slice(0, 3) : recent.filter(fits).slice(0, 1);
    return meant.map((name, index) => ({ name, isKnown: true, at: at + index / 10 }));
  });
}
