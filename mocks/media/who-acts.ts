import { escapeRegExp } from "../escape-reg-exp.ts";
import { realPartOf } from "./prompt-parts.ts";
import { isSeen } from "./seen.ts";
import { oneOf, type Stranger, strangersIn } from "./strangers.ts";
import { objectsIn, thoseMeant } from "./those-meant.ts";

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
  /** Of a stranger of whom the text tells it. */
  gender?: "male" | "female" | undefined;
}

interface Mention extends Acting {
  at: number;
}

const most = 6;
/** Of strangers, however many people with names there are. */
const leastStrangers = 2;
/** "Dann Zwirn, Leim": they come later. */
const later =
  /(?:^|[.;,–—-]\s*)(?:[Dd]ann|[Ss]päter|[Zz]uletzt|[Hh]ernach|[Pp]uis|[Ee]nsuite|[Ll]ater|[Aa]fterwards)\s+(?=\p{Lu})[^.;–—]*/gu;
const escaped = (text: string) => escapeRegExp(text).replace(/ss|ß/gi, "(?:ss|ß)");
const articles = /^(?:the|der|die|das|le|la|les|l'|el|los|las|an?)\s+/i;
const titles =
  /^(?:mr|mrs|ms|miss|dr|doctor|professor|prof|captain|capt|sir|lady|lord|king|queen|prince|princess|old|young|the|herr|frau|monsieur|madame|mme|m|long|little|big|uncle|aunt|father|mother|inspector|der|die|das|le|la|colonel|general|sergeant|sheriff|officer|first|second)\.?$/i;

// Decision: .github/decisions/stand-in.md
/** Who is seen in what a text tells: those who act or are acted upon, and nobody who is only mentioned. */
export function whoActs(told: string, known: Known[], before: string[] = []): Acting[] {
  let text = realPartOf(told.replace(/["“„«»][^"”“»«]*["”“»«]/g, (quoted) => " ".repeat(quoted.length)));
  text = text.replace(later, (words) => " ".repeat(words.length));
  const mentions: Mention[] = [];
  /** "Bob's phone buzzes, and he raises it": who is not seen by that, but meant by what follows. */
  const owners: Mention[] = [];
  const take = (words: RegExp, name: string) => {
    text = text.replace(words, (word: string, at: number) => {
      const isGenitive = /s$/i.test(word) && !/s$/i.test(name) && !words.source.includes(word);
      if (isSeen(text, at, at + word.length, isGenitive)) mentions.push({ name, isKnown: true, at });
      else if (isGenitive || /^['’]s?\s/.test(text.slice(at + word.length))) owners.push({ name, isKnown: true, at });
      return "•".repeat(word.length);
    });
  };
  for (const { pattern, name } of namesOf(known)) take(pattern, name);
  const there = before.filter((name) => !isLeftOut(told, name));
  for (const { at, length, names } of thoseMeant(
    text,
    known,
    there,
    mentions.map(({ name }) => name),
  )) {
    const others = names.filter((name) => !mentions.some((one) => one.name === name));
    mentions.push(...others.map((name, index) => ({ name, isKnown: true, at: at + index / 10 })));
    text = `${text.slice(0, at)}${"•".repeat(length)}${text.slice(at + length)}`;
  }
  mentions.push(...strangersIn(text).map((one) => ofTheScript(one, known)));
  mentions.push(...pronounsIn(text, known, mentions, there, owners));
  const seen = mentions.toSorted((a, b) => a.at - b.at).map(({ name, isKnown, gender }) => ({ name, isKnown, gender }));
  return thoseShown(seen);
}

/** Each once, and no more than a picture holds: those with names first. */
export function thoseShown(seen: Acting[]): Acting[] {
  const once = seen.filter((one, index) => seen.findIndex(({ name }) => name === one.name) === index);
  if (once.length <= most) return once;
  const named = once.filter(({ isKnown }) => isKnown);
  const strangers = once.filter(({ isKnown }) => !isKnown).slice(0, Math.max(leastStrangers, most - named.length));
  const shown = new Set([...named.slice(0, most - strangers.length), ...strangers]);
  return once.filter((one) => shown.has(one));
}

const ordinal =
  /^(?:first|second|third|fourth|fifth|one|two|three|four|five|\d+|erste[rs]?|zweite[rs]?|dritte[rs]?|premi(?:er|ère)|deuxième|second[eo]?|troisième|primer[oa]?|segund[oa]|tercer[oa]?)$/i;

/** "Three witches" are the FIRST, SECOND and THIRD WITCH of the script. */
function ofTheScript({ name, gender, at }: Stranger, known: Known[]): Mention {
  const [, kind = "", count] = /^(.*?)(?: (\d))?$/.exec(name) ?? [];
  const numbered = known.filter((one) => {
    const words = one.name.toLowerCase().split(/\s+/);
    return (
      words.some((word) => ordinal.test(word)) &&
      words.some((word) => oneOf(word) === oneOf(kind.split(" ").at(-1) ?? ""))
    );
  });
  const meant = count === undefined ? undefined : numbered[Number(count) - 1];
  return meant ? { name: meant.name, isKnown: true, at } : { name, gender, isKnown: false, at };
}

/** All names by length, so that "CYBER BOB" is not BOB as well; a family name alone where only one has it. */
function namesOf(known: Known[]): { pattern: RegExp; name: string }[] {
  const full = known.flatMap(({ name, also }) =>
    [name, ...also].map((one) => ({ name, word: one.replace(articles, "") })),
  );
  const parts = known.flatMap(({ name }) =>
    name
      .split(/\s+/)
      .filter(
        (word, _, all) =>
          all.length > 1 && word.length > 2 && !titles.test(word) && !all.some((one) => ordinal.test(one)),
      )
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
    // "Wagnern", "Fausts Arm": German bends names.
    ...full
      .filter(({ word }) => /^\p{L}{4,}$/u.test(word))
      .map(({ word, name }) => {
        const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
        return {
          name,
          word,
          pattern: new RegExp(`(?<![\\p{L}\\p{N}])${capital}(?:s|n|ns|en|ens)(?![\\p{L}\\p{N}])`, "gu"),
        };
      }),
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

const pronouns: [RegExp, "male" | "female" | "both" | "several" | "all"][] = [
  [
    /(?<![\p{L}])(?:alle|(?:die )?vorigen?|die übrigen|everybody|everyone|they all|all(?=\s+(?:\p{L}+(?<!s)$|rise|sit|stand|dance|laugh|drink|kneel|exit|leave|go|enter|sing))|les mêmes|les précédents|tous|dichos)(?![\p{L}])|(?<=^|[.;]\s)All(?=\s(?!the|of|is|this|that|around|about|at|in|on)\p{Ll})/iu,
    "all",
  ],
  [/(?<![\p{L}])(?:he|er|il|él)(?![\p{L}])/iu, "male"],
  [/(?<![\p{L}])(?:she|elle|ella|sie(?=\s+\p{L}+t(?!\p{L})))(?![\p{L}])/iu, "female"],
  [/(?<![\p{L}])(?:both|beide|tous (?:les )?deux)(?![\p{L}])/iu, "both"],
  [/(?<![\p{L}])(?:they|we|ils|elles|ellos|sie(?=\s+\p{L}+en(?!\p{L})))(?![\p{L}])/iu, "several"],
];

/** A stage direction without a subject: "Dies.", "Exeunt.", "Ab." */
const bareDeed =
  /^(?:aside|exit|dies|kneels|rises|weeps|sings|falls|reads|swoons|stirbt|weint|singt|liest|lacht|kniet|ab|meurt|sort|chante|muere|vase)(?:[.,;!]|$|\s(?:and|with|into|in|to|und|et|y)\s)/iu;
/** "Goes down the garden with Dr. Chasuble.", "Setzt sich.", "Gibt ihm Geld." */
const withoutSubject =
  /^(?:\p{Lu}\p{Ll}+(?:s|t)\s(?:(?:the|an?|his|her|him|it|them|up|down|off|out|away|to|into|in|on|at|with|from|back|over|across|towards?|sich|ihm|ihr|ihn|ihnen|seine?\p{L}*|ihre?\p{L}*|die|das|den|dem|eine?\p{L}*|auf|an|zu|mit|aufs|ins|nach|aus|ab|upstage|downstage|forward|still|[RLC](?=\.))(?!\p{L})|•)|Nimmt\s|\p{Lu}\p{Ll}+ing\s(?:with|at|to|upon|against|from|up|down|towards?|into)\s)/u;
/** "Grappling with him": whoever spoke, and who was seen before. */
const toAnother = /\s(?:with|at|to|upon|against|towards?|mit|gegen|an|zu)\s(?:him|her|ihm|ihr|ihn)(?!\p{L})/iu;
const bareDeeds =
  /^(?:exeunt|(?:all|they) (?:fight|dance|drink)|fighting|alle ab|gehen ab|beide ab|ils sortent|sortent|vanse|se van)(?!\p{L})/iu;

/** "He" is the man who was seen last, unless this text has named one before. */
function pronounsIn(text: string, known: Known[], mentions: Mention[], recent: string[], owners: Mention[]): Mention[] {
  const genderOf = (name: string) => known.find((one) => one.name === name)?.gender;
  const isKnown = (name: string) => known.some((one) => one.name === name);
  const latest = (names: string[], at: number) =>
    names.map((name, index) => ({ name, isKnown: isKnown(name), at: at + index / 10 }));
  if (bareDeed.test(text) || withoutSubject.test(text))
    return latest(recent.slice(0, toAnother.test(text) ? 2 : 1), -1);
  if (bareDeeds.test(text)) return latest(recent.slice(0, 4), 0);
  const subjects = pronouns.flatMap(([word, gender]) => {
    const at = word.exec(text)?.index;
    if (at === undefined || (gender === "all" && staysAlone.test(text))) return [];
    if (gender === "all") return latest(recent.slice(0, most), at);
    const isMany = gender === "both" || gender === "several";
    const fits = (name: string) => isMany || (genderOf(name) ?? gender) === gender;
    const named = new Set(mentions.filter((one) => one.at < at && fits(one.name)).map(({ name }) => name));
    if (named.size > (isMany ? 1 : 0)) return [];
    const owner = owners.filter((one) => one.at < at && fits(one.name)).slice(-1);
    if (!isMany && owner.length > 0) return owner.map((one) => ({ ...one, at }));
    return latest(
      isMany ? recent.slice(0, gender === "both" ? 2 : 3) : recent.filter(isKnown).filter(fits).slice(0, 1),
      at,
    );
  });
  const objects = objectsIn(text).flatMap(({ at, gender }) => {
    const before = [...mentions, ...subjects].filter((one) => one.at < at);
    const acting = new Set(before.map(({ name }) => name));
    const fits = (name: string) => gender === undefined || (genderOf(name) ?? gender) === gender;
    // "He waves to her, and she looks at it with him": further off it is himself.
    const isOwn =
      gender !== undefined && before.some((one) => fits(one.name) && isFar.test(text.slice(Math.max(0, one.at), at)));
    const [met] =
      acting.size === 1 && !isOwn ? recent.filter((name) => isKnown(name) && !acting.has(name) && fits(name)) : [];
    return met === undefined ? [] : [{ name: met, isKnown: true, at }];
  });
  return [...subjects, ...objects];
}

const isFar = /[,;.]|(?:\s\S+){6}/u;
/** "All disappear, and Bob remains alone." */
const staysAlone =
  /(?<!\p{L})(?:reste|remains?|stays|is left|bleibt|queda)\s(?:\p{L}+\s)?(?:seule?|alone|allein|solo|sola)(?!\p{L})/iu;

/** "The same, without Lumpazi." */
const isLeftOut = (text: string, name: string) =>
  new RegExp(`(?:ohne|without|except|außer|sauf|sans)\\s+${escaped(name)}`, "iu").test(text);
