/** One person under two names: "GRETCHEN" and "MARGARETE", "LUMPAZI" and "LUMPAZIVAGABUNDUS", "Vincentio, called Lodowick". */
import { escapeRegExp } from "../escape-reg-exp.ts";
import { formsOfNames } from "../media/vocabulary/short-names.ts";
import { type ScriptLine, scriptCharacters } from "./screenplay.ts";
import { sentencesOf } from "./sentences.ts";

/** Titles that tell nobody from a namesake, as "Lady" does. */
const title =
  /^(?:dr|doctor|doktor|canon|captain|hauptmann|capitaine|capitán|kapitän|major|général|general|colonel|lieutenant|sergeant|professor|inspector|friar|father|pater|bruder|brother|count|graf)\.?\s+(?=\p{L})/iu;
const shortest = 5;
const called =
  "(?:,?\\s+(?:called|known as|alias|also|named|genannt|gen\\.|dite?|surnommée?|appelée?|llamad[oa])\\s+|\\s*\\()";

const plainly = (name: string) => name.toLowerCase().replace(title, "").trim();
const forms: ReadonlySet<string>[] = formsOfNames.map((line) => new Set(line.split(" ")));

const isShortFor = (short: string, long: string) =>
  short.length >= shortest && long.length >= short.length + 4 && long.startsWith(short) && !/\s/.test(long);

/** Other forms of a name that nobody else in the script has: those of its kind, and longer ones in the directions. */
export function otherForms(name: string, names: string[], lines: ScriptLine[]): string[] {
  const taken = new Set(names.map(plainly));
  const own = plainly(name);
  const alike = forms.filter((one) => one.has(own)).flatMap((one) => [...one]);
  const longer = lines
    .flatMap(({ stage_directions }) => stage_directions.match(/(?<!\p{L})\p{Lu}\p{L}{8,}/gu) ?? [])
    .filter((word) => isShortFor(own, word.toLowerCase()));
  return [...new Set([...alike, ...longer])].filter((form) => !taken.has(form.toLowerCase()));
}

/** Who is listed as present and says nothing: "Fassel. Mehrere Knechte. Pantsch. Nannette." */
export function silentNames(names: string[], lines: ScriptLine[]): string[] {
  const taken = new Set(names.map(plainly));
  const listed = lines.flatMap(({ stage_directions }) => {
    const alone = sentencesOf(stage_directions).flatMap((each) => /^(\p{Lu}\p{Ll}{2,})\.$/u.exec(each)?.[1] ?? []);
    return alone.length > 1 ? alone : [];
  });
  return [...new Set(listed)].filter((name) => !taken.has(name.toLowerCase()) && !notNames.test(name));
}
const notNames =
  /^(?:vorige[nr]?|alle|chor|musik|volk|pause|exeunt|exit|enter|verwandlung|lied|\p{L}+(?:innen|leute|knechte|burschen|bauern|gäste|s))$/iu;

/** The name under which whoever is called `name` stands in the script first. */
export function firstNameOf(name: string, lines: ScriptLine[]): string {
  const told = lines.map(({ stage_directions }) => stage_directions).join("\n");
  return scriptCharacters(lines).find((other) => isSame(other, name, told)) ?? name;
}

/** "LE JEUNE BOUGRELAS" is Bougrelas, unless a direction has him beside a namesake: "Enter SIWARD and YOUNG SIWARD". */
const inYears = (name: string) =>
  name.replace(/^(?:(?:the|der|das|le|la|el)\s+)?(?:young|junge|jeune|joven)\s+(?=\p{L})/iu, "");
const areTogether = (one: string, other: string, told: string) => {
  const [short = "", long = ""] = [one, other]
    .map((name) => name.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return sentencesOf(told.toLowerCase()).some(
    (sentence) => sentence.includes(long) && sentence.replaceAll(long, "").includes(short),
  );
};

function isSame(one: string, other: string, told: string): boolean {
  const [a, b] = [plainly(one), plainly(other)];
  if (one === other || a === b) return true;
  if (forms.some((each) => each.has(a) && each.has(b))) return true;
  if (isShortFor(a, b) || isShortFor(b, a)) return true;
  if (inYears(a) === inYears(b) && !areTogether(a, b, told)) return true;
  const escaped = [a, b].map((each) => escapeRegExp(each));
  const isCalled = (first = "", second = "") =>
    new RegExp(`(?<!\\p{L})${first}${called}${second}(?!\\p{L})`, "iu").test(told);
  return isCalled(...escaped) || isCalled(escaped[1], escaped[0]);
}
