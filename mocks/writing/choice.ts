/** Pseudorandom choices, seeded by the input. */
import { sentencesOf } from "./sentences.ts";

/** FNV-1a, 32 bits. */
export function seedOf(...texts: string[]): number {
  let hash = 0x811c9dc5;
  for (const sign of texts.join("\n")) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The list in another order for another seed. */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => ({ item, rank: seedOf(String(seed), String(index)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export function pick(list: readonly string[], seed: number): string {
  return list[seed % list.length] ?? "";
}

/** Puts the words in for "{place}", "{A}", … */
export function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? "");
}

/** One line, without anything Fountain would take for a mark. */
export function plainLine(text: string): string {
  return text
    .replace(/\[\[|\]\]|\/\*|\*\/|[*_{}]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The first sentence of a text, cut at a word where it is longer than `most` words, with an end mark. */
export function firstSentence(text: string, most = 30): string {
  const [sentence = ""] = sentencesOf(plainLine(text));
  const words = sentence.split(" ");
  const short =
    words.length > most
      ? `${words
          .slice(0, most)
          .join(" ")
          .replace(/[,;:.]$/, "")} …`
      : sentence;
  return short === "" || /[.!?…]["”’)]*$/.test(short) ? short : `${short}.`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
