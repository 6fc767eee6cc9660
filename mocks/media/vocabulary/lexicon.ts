/**
 * Words of scripts and what they mean for a picture. A table names, for each meaning, its words, apart by spaces:
 * "sea_shore" is two words, "*wald" also "Schwarzwald", and accents may be left out. A plural in "s" is understood.
 */
export interface Found<Meaning extends string> {
  meaning: Meaning;
  word: string;
  at: number;
}

const accents: Record<string, string> = {
  é: "[ée]",
  è: "[èe]",
  ê: "[êe]",
  ë: "[ëe]",
  à: "[àa]",
  â: "[âa]",
  á: "[áa]",
  ç: "[çc]",
  î: "[îi]",
  ï: "[ïi]",
  í: "[íi]",
  ô: "[ôo]",
  ó: "[óo]",
  û: "[ûu]",
  ù: "[ùu]",
  ú: "[úu]",
  ñ: "[ñn]",
  œ: "(?:œ|oe)",
  ä: "(?:ä|ae)",
  ö: "(?:ö|oe)",
  ü: "(?:ü|ue)",
  ß: "(?:ß|ss)",
};

const patternOf = (word: string) =>
  Array.from(word.toLowerCase())
    .map((sign) => (sign === "*" ? "\\p{L}*" : sign === "_" ? "[\\s-]+" : (accents[sign] ?? sign)))
    .join("") + (/[a-zà-ÿ]$/.test(word) ? "(?:e?s)?" : "");

function anyOf(words: string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const any = words
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf)
    .join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
}

/** Finds the table's words in a text, the longest first where two overlap, in the order in which they stand. */
export function lexicon<Meaning extends string>(table: Record<Meaning, string>): (text: string) => Found<Meaning>[] {
  const entries = (Object.entries(table) as [Meaning, string][]).map(([meaning, words]) => {
    const all = words.trim().split(/\s+/);
    return {
      meaning,
      exact: anyOf(all.filter((word) => !word.startsWith("*"))),
      ends: anyOf(all.filter((word) => word.startsWith("*"))),
    };
  });
  const search = (text: string, meaning: Meaning, words: RegExp | undefined) =>
    words ? [...text.matchAll(words)].map((match) => ({ meaning, word: match[0], at: match.index })) : [];
  return (text) => {
    const exact = entries.flatMap(({ meaning, exact: words }) => search(text, meaning, words));
    const ends = entries.flatMap(({ meaning, ends: words }) => search(text, meaning, words));
    const kept: Found<Meaning>[] = [];
    // The sort is stable: a whole word goes before the end of a longer one.
    for (const one of [...exact, ...ends].toSorted((a, b) => b.word.length - a.word.length)) {
      const isCovered = kept.some(({ at, word }) => one.at < at + word.length && at < one.at + one.word.length);
      if (!isCovered) kept.push(one);
    }
    return kept.toSorted((a, b) => a.at - b.at);
  };
}
