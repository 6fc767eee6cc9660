/** Speakers who are several: "CHOR DER ALTEN ZAUBERER", "LORDS", "ALLE". */
import { lexicon } from "./vocabulary/lexicon.ts";
import { folk } from "./vocabulary/people.ts";
import { oneOf } from "./strangers.ts";

export interface Group {
  /** What each of them is; "" for everybody who is there. */
  kind: string;
  gender: "male" | "female" | undefined;
}

const folkWords = lexicon(folk);
const everybody =
  /^(?:alle|all|everybody|everyone|both|beide|die (?:andern|anderen|übrigen|vorigen)|others|the others|tous|toutes|todos|todas|omnes)(?: (?:drei|three|two|zwei|zusammen|together))?$/i;
const choir =
  /^(?:\p{L}*chor|chorus|semichorus|chœur|choeur|coro|alle|all|several|some|mehrere|einige|viele|many|plusieurs|tous les|toutes les)(?:\s+(?:der|des|of(?: the)?|de|des|de los|de las)(?=\s))?(?:\s+|$)/iu;
const genders: Record<string, Group["gender"]> = { men: "male", man: "male", women: "female", woman: "female" };

/** Who speaks under the name of a group; undefined for one person. */
export function groupOf(name: string): Group | undefined {
  const plain = name.trim();
  if (everybody.test(plain)) return { kind: "", gender: undefined };
  const isChoir = choir.test(plain);
  const rest = plain.replace(choir, "").toLowerCase();
  const found = folkWords(rest).at(-1);
  const isMany = found !== undefined && isPlural(found, plain) && isLast(found, rest);
  // "MÄDCHEN" alone is one girl, "DIE MÄDCHEN" are many.
  if (!isChoir && (!isMany || /^mädchen$/i.test(plain) || /\d/.test(plain))) return undefined;
  if (found === undefined) return { kind: "person", gender: undefined };
  const described = rest.slice(0, found.at).replace(/^(?:the|die|der|des|les|los|las)\s/, "");
  return { kind: `${described}${oneOf(found.word)}`, gender: genders[found.meaning] };
}

const article = /^(?:the|der|die|das|le|la|les|l['’]|el|los|las)\s*(?=\p{L})/iu;
const withoutArticle = (name: string) => name.toLowerCase().replace(article, "");

/** "LA REINE ET BOUGRELAS": two or three who speak under one cue, by their names in the script; undefined for one. */
export function jointNames(name: string, names: string[]): string[] | undefined {
  const parts = name.split(/\s+(?:and|und|et|y|&)\s+|\s*,\s*/iu).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > 3) return undefined;
  return parts.map((part) => names.find((other) => withoutArticle(other) === withoutArticle(part)) ?? part);
}

/** Of "lords" the vocabulary knows the one lord as well; "DIE MÄDCHEN" are many. */
const isPlural = ({ meaning, word }: { meaning: string; word: string }, name: string) =>
  /^(?:people|men|women)$/.test(meaning) ||
  (/[^s]s$/.test(word) && oneOf(word) !== word) ||
  /^die mädchen$/i.test(name);

const isLast = ({ at, word }: { at: number; word: string }, text: string) => at + word.length === text.length;
