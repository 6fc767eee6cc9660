/** Whom a text means without a name: "the two women", "the other man", "gives him a sword". */
import { isSeen } from "./seen.ts";
import { genderOfStranger } from "./strangers.ts";

interface Person {
  name: string;
  gender: "male" | "female" | undefined;
}

const females = "women|ladies|girls|frauen|damen|mädchen|femmes|dames|filles|mujeres|damas";
const males = "men|gentlemen|männer|herren|hommes|messieurs|hombres|señores";
const female = "woman|lady|girl|frau|dame|femme|fille|mujer|señora";
const male = "man|gentleman|mann|herr|homme|hombre|señor";
const numbers: Record<string, number> = {
  two: 2,
  both: 2,
  three: 3,
  zwei: 2,
  beiden: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
};
const several = new RegExp(
  `(?<!\\p{L})(?:the|die|den|les|las|los)\\s+(?:(${Object.keys(numbers).join("|")})\\s+)?(?:(${females})|(?:${males}))(?!\\p{L}|\\s+(?:of|du|des?|von|vom|del?)\\s|\\s+d['’])`,
  "giu",
);
/** "Men look at one another", "To Men": English writes those of the cast with a capital. */
const capital =
  /(?<!(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]ome|[Ss]everal|[Mm]any|[Mm]ore|of|•)\s)(?<!\p{L})(?:[Aa]ll\s)?(?:(Women|Ladies)|(?:Men|Gentlemen))(?!\p{L}|\sof\s)/gu;
const another = new RegExp(
  `(?<!\\p{L})(?:the\\s+other|die\\s+andere|der\\s+andere|dem\\s+anderen|l['’]autre|la\\s+otra|el\\s+otro)\\s+(?:(${female})|(?:${male}))(?!\\p{L})`,
  "giu",
);

interface Meant {
  at: number;
  length: number;
  names: string[];
}

/** The women or men with names who are there; by their number also those of the script. Strangers of that kind go first. */
export function thoseMeant(text: string, known: Person[], there: string[], acting: string[]): Meant[] {
  const genderOf = (name: string) => known.find((one) => one.name === name)?.gender;
  const isKnown = (name: string) => known.some((one) => one.name === name);
  const find = (gender: "male" | "female", count: number | undefined): string[] => {
    if (there.some((name) => !isKnown(name) && genderOfStranger(name.replace(/ \d$/, "")) === gender)) return [];
    const present = there.filter((name) => genderOf(name) === gender);
    const all = known.filter((one) => one.gender === gender).map(({ name }) => name);
    if (count === undefined) return present.length > 1 ? present : all.length === 2 ? all : [];
    return present.length === count ? present : all.length === count ? all : [];
  };
  const many = [...text.matchAll(several)].map(({ 0: words, 1: count, 2: women, index: at }) => ({
    at,
    length: words.length,
    names: find(women ? "female" : "male", count === undefined ? undefined : numbers[count.toLowerCase()]),
  }));
  const capitals = [...text.matchAll(capital)].map(({ 0: words, 1: women, index: at }) => ({
    at,
    length: words.length,
    names: find(women ? "female" : "male", undefined),
  }));
  const other = [...text.matchAll(another)].map(({ 0: words, 1: woman, index: at }) => ({
    at,
    length: words.length,
    names: there.filter((name) => genderOf(name) === (woman ? "female" : "male") && !acting.includes(name)).slice(0, 1),
  }));
  return [...many, ...capitals, ...other].filter(
    ({ at, length, names }) => names.length > 0 && isSeen(text, at, at + length),
  );
}

const objects: [RegExp, "male" | "female" | undefined][] = [
  [/(?<!\p{L})(?:him|ihm|ihn)(?!\p{L})/giu, "male"],
  [
    /(?<!\p{L})her(?=[.,;!?]|$|\s(?:an?|the|by|to|with|from|in|on|up|down|back|off|out|away|and)(?!\p{L}))/giu,
    "female",
  ],
  [/(?<=(?<!\p{L})(?:ils?|elles?)\s)(?:lui(?!\p{L})|les?(?!\p{L})|la(?!\p{L})|l['’](?=\p{L}))/giu, undefined],
];

/** "Gives him a sword", "il lui écrase le pied": to whom something is done. */
export const objectsIn = (text: string): { at: number; gender: "male" | "female" | undefined }[] =>
  objects.flatMap(([words, gender]) =>
    [...text.matchAll(words)]
      .filter(({ 0: word, index }) => isSeen(text, index, index + word.length))
      .map(({ index: at }) => ({ at, gender })),
  );
