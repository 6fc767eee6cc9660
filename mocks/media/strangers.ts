import { isSeen } from "./seen.ts";
import { lexicon } from "./vocabulary/lexicon.ts";
import { genderOfName, isGivenName } from "./vocabulary/names.ts";
import { creatures, folk } from "./vocabulary/people.ts";

/** Somebody who is seen without a part in the script. */
export interface Stranger {
  /** What the words call them, one by one: "old waiter", "soldier 2". */
  name: string;
  gender?: "male" | "female" | undefined;
  at: number;
}

const folkWords = lexicon(folk);
const creatureWords = lexicon(creatures);
const numbers: Record<string, number> = {
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
  sept: 6,
  dos: 2,
  tres: 3,
  cuatro: 4,
};
const determiner =
  /(?:^|[\s(])(the|an?|one|two|three|four|five|six|seven|eight|both|many|some|several|his|her|their|another|other|all|der|die|das|den|dem|des|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|le|la|les|l'|une?|des|deux|trois|quatre|cinq|sept|sein\p{L}*|ihr\p{L}*|son|sa|ses|el|los|las|una?|dos|tres|cuatro|more|viele\p{L}*|alle|plusieurs|muchos)\s+(?:of\s+the\s+|other\s+)?((?:[\p{Ll}-]+[\s-]+){0,2})$/iu;
/** "Bob, 40, a mild pawn": who was named already. "He is a doctor", "dressed as a monk": nobody new. */
const apposition =
  /•[^.;!?]*,\s*(?:an?|the|ein\p{L}*|der|die|das|une?|le|la|el|un)\s+[^,.;]*$|(?:\b(?:is|was|are|were|be|as|like|into|ist|war|wie|als|est|était|comme)\s+(?:an?|the|ein\p{L}*|une?)\s+(?:\p{L}+\s+){0,2}|•[^.;!?]*\s(?:are|were|sind|waren|sont|étaient|son)\s+(?:\p{L}+\s+)?)$/iu;
/** "Her unicorn horn", "a wolf mask": of an animal, and none. */
const ofBeast =
  /^\s+(?:horns?|tails?|furs?|skins?|hides?|heads?|masks?|costumes?|suits?|ears?|collars?|leash\p{L}*|food|tracks?|house|kennels?|teeth|bones?|meat|statues?|noises?|sounds?|translator)(?!\p{L})/iu;
/** "Rossum's Universal Robots", "the House of Lords": a name, and nobody in it. */
const withinName = /(?:['’]s|(?<!\p{L})of)\s+(?:\p{Lu}\p{Ll}+\s+)+$/u;
const ofFace = /(?<!\p{L})(?:la|sa|ma|ta|leur)\s$/iu;
const manyAnimals = /^(?:hunden?|wölfen?|mäusen?|vögeln?|pferden?|affen|katzen|krähen|raben)$/i;

const singulars: [RegExp, string][] = [
  [/^(ours|souris)$/i, "$1"],
  [/innen$/i, "in"],
  [/burschen$/i, "bursche"],
  [/(knecht|hirt|freund|dieb|ritter|könig|söhn)en?$/i, "$1"],
  [/^people|folk|crowds?|leute|gens|gente|volke?|peuple|pueblo$/i, "passer-by"],
  [/^(wo)?men$/i, "$1man"],
  [/men$/i, "man"],
  [/^children$/i, "child"],
  [/^(?:kinder|enfants|niños)$/i, "child"],
  [/wolves$/i, "wolf"],
  [/mice$/i, "mouse"],
  [/ies$/i, "y"],
  [/(ch|sh|ss|x)es$/i, "$1"],
  [/ss$/i, "ss"],
  [/(\p{L}{3,})s$/iu, "$1"],
  [/^(?:leute|menschen|männer|hommes|hombres)$/i, "mann"],
  [/^(?:frauen|femmes|mujeres)$/i, "frau"],
];

/** Whether a word is what people are called who have no name: "nurse", "citizen". */
export const namesFolk = (word: string) => folkWords(word)[0]?.word === word;

/** "witches" are each a "witch": so they are drawn. */
export function oneOf(many: string): string {
  const [words, one] = singulars.find(([plural]) => plural.test(many)) ?? [];
  return words && one !== undefined ? many.replace(words, one) : many;
}

/** People and animals that have no part in the script; names that have one stand as dots. */
export function strangersIn(text: string): Stranger[] {
  const animals = creatureWords(text).filter(
    ({ meaning, word, at }) =>
      meaning !== "cloud" &&
      (meaning !== "robot" || /robot|droid|cyborg/i.test(word)) &&
      !ofBeast.test(text.slice(at + word.length)),
  );
  // "A kind man" is no German child, "la figure" a face.
  const people = folkWords(text).filter(
    ({ at, word }) =>
      word !== "kind" &&
      !(/^figure$/i.test(word) && ofFace.test(text.slice(0, at))) &&
      !animals.some((animal) => animal.at === at),
  );
  return [...animals, ...people, ...namesIn(text)].flatMap(({ word, at, meaning }) => {
    const lead = text.slice(Math.max(0, at - 60), at).replace(/(?<!\p{L})l['’]$/iu, "le ");
    const [, article, adjectives = ""] = determiner.exec(lead) ?? [];
    const isCapital = /^\p{Lu}{3}/u.test(word) || meaning === "name";
    const isMany = /^(?:ours|souris)$/i.test(word)
      ? severalOf.test(article ?? "")
      : /^(?:people|men|women)$/.test(meaning) || (/s$/i.test(word) && !/ss$/i.test(word)) || manyAnimals.test(word);
    if (!article && !isCapital && !isMany && !/[.!?]\s*$|^$/.test(lead)) return [];
    if (/^\p{Lu}\p{Ll}/u.test(word) && withinName.test(lead)) return [];
    if ((!isCapital && apposition.test(text.slice(0, at))) || !isSeen(text, at, at + word.length)) return [];
    if (meaning === "name") return [{ name: word, gender: genderOfName(word) ?? "male", at }];
    const told = `${article ?? ""} ${adjectives}`.toLowerCase().split(/[\s-]+/);
    const counted = told.map((each) => numbers[each]).find(Boolean);
    // "Einen Handwerksburschen" is one, whatever the word's ending.
    const count = isMany && !isOne.test(article ?? "") ? (counted ?? 3) : 1;
    const described = article ? told.filter((each) => !isDeterminer.test(each) && !numbers[each]).join(" ") : "";
    const name = `${described} ${isMany ? oneOf(word) : word}`.trim().toLowerCase();
    const gender = genders[meaning] ?? (isMany ? undefined : genderIn(text.slice(at)));
    if (count === 1) return [{ name, gender, at }];
    return Array.from({ length: count }, (_, i) => ({ name: `${name} ${i + 1}`, gender, at: at + i / 10 }));
  });
}

/** "Les ours" are many, "l'ours" is one. */
const severalOf = /^(?:les|des|ses|deux|trois|quatre|cinq|sept|plusieurs)$/iu;
const isOne = /^(?:an?|ein\p{L}*|une?|una?)$/iu;

/** Whether a stranger is a man or a woman, by what the words call them. */
export const genderOfStranger = (name: string): Stranger["gender"] =>
  genders[folkWords(name).at(-1)?.meaning ?? ""] ?? (folkWords(name).length === 0 ? genderOfName(name) : undefined);

const isDeterminer =
  /^(?:the|an?|one|many|some|several|his|her|their|another|other|all|more|der|die|das|den|dem|des|ein\p{L}*|sein\p{L}*|ihr\p{L}*|viele\p{L}*|alle|le|la|les|l'|une?|des|son|sa|ses|plusieurs|el|los|las|una?|muchos|)$/iu;
const genders: Record<string, Stranger["gender"]> = { man: "male", men: "male", woman: "female", women: "female" };

const genderIn = (sentence: string) =>
  /^[^.!?]*?\b(?:her|she|ihren?|elle)\b/i.test(sentence)
    ? "female"
    : /^[^.!?]*?\b(?:his|he|him|seinen?)\b/i.test(sentence)
      ? "male"
      : undefined;

const entering =
  /(?:^|[.;]\s*)(?:(?:re-?)?enters?|to (?:him|her|them)|entrent|entre|salen|sale|treten auf)[:,]?\s+((?:[^.;]|\bMr\.|\bDr\.)*)/giu;
const besideKnown =
  /(?:^|[.!?]\s+)(\p{Lu}\p{L}{2,}) (?:and|und|et|y) •|• (?:and|und|et|y) (\p{Lu}\p{L}{2,})(?=[\s.,]|$)/gu;
/** "Brillantinen umarmend", "kissing Brillantine". */
const touched =
  /(?:^|[,.;]\s)(\p{Lu}\p{Ll}{2,})\s(?:umarmend|küssend|auffordernd|anblickend|musternd|erblickend|begrüßend|umschlingend)|(?:embracing|kissing|hugging|greeting|seizing|embrassant|saluant) (\p{Lu}\p{Ll}{2,})/gu;
/** "Brillantinen" is Brillantine. */
const unbent = (match: RegExpMatchArray, word: string) =>
  match[0].endsWith("end") ? word.replace(/(?<=(?<!ch)e)n$/, "") : word;
const noName =
  /^(?:the|they|she|both|all|others?|his|her|their|der|die|das|sie|beide|alle|elle|ils|les|ella|ellos|exit|exeunt|then)$/i;

/** Who is named and speaks nowhere: "Enter DUNCAN and ROSS", "Gretchen und Lieschen", a given name. */
function namesIn(text: string): { word: string; at: number; meaning: "name" }[] {
  const entered = [...text.matchAll(entering)].flatMap(({ index, 0: all, 1: list = "" }) =>
    [...list.matchAll(/(?<![\p{L}•])\p{Lu}{3,}(?:\s\p{Lu}{3,})*(?!\p{L})/gu)].map((name) => ({
      word: name[0],
      at: index + all.length - list.length + name.index,
    })),
  );
  const joined = [...text.matchAll(besideKnown), ...text.matchAll(touched)].flatMap((match) => {
    const word = match[1] ?? match[2] ?? "";
    return noName.test(word) ? [] : [{ word: unbent(match, word), at: match.index + match[0].indexOf(word) }];
  });
  const given = [...text.matchAll(/(?<![\p{L}•])\p{Lu}\p{L}+(?!\p{L})/gu)]
    .filter(({ 0: word, index }) => isGivenName(word) && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(index + word.length)))
    .map(({ 0: word, index: at }) => ({ word, at }));
  const found = [...entered, ...joined, ...given];
  return found
    .filter(({ at, word }, i) => found.findIndex((one) => one.at === at) === i && folkWords(word).length === 0)
    .map((one) => ({ ...one, meaning: "name" }));
}
