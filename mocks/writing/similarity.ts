/** Suggests the project's character for a name in the script. */

export interface MatchSuggestion {
  script_character: string;
  project_character_id: string | null;
  match_type: "exact" | "similar" | "none";
  /** 0…1 */
  similarity_score: number;
}

/** Half the words in common is not enough: "CYBER BOSS" is not "CYBER BOB". */
const threshold = 0.5;
/** Below this two words are different words, not two spellings: "boss" is not "bob". */
const sameWord = 0.7;

export function suggestMatches(
  scriptCharacters: string[],
  projectCharacters: { id: string; name: string }[],
): MatchSuggestion[] {
  return scriptCharacters.map((script_character) => {
    const same = projectCharacters.find(({ name }) => foldSpaceAndCase(name) === foldSpaceAndCase(script_character));
    if (same) return { script_character, project_character_id: same.id, match_type: "exact", similarity_score: 1 };

    let best = { id: "", score: 0 };
    for (const { id, name } of projectCharacters) {
      const score = measureSimilarity(script_character, name);
      if (score > best.score) best = { id, score };
    }
    return best.score > threshold
      ? { script_character, project_character_id: best.id, match_type: "similar", similarity_score: best.score }
      : { script_character, project_character_id: null, match_type: "none", similarity_score: 0 };
  });
}

const foldSpaceAndCase = (name: string) => name.replace(/\s+/g, " ").trim().toLowerCase();

/** The share of common words, averaged over both names; misspelt and shortened words count in part. Below 1. */
function measureSimilarity(left: string, right: string): number {
  const [few, many] = [wordsOf(left), wordsOf(right)].toSorted((a, b) => a.length - b.length);
  if (!few?.length || !many?.length) return 0;
  const common = few.reduce((sum, word) => sum + Math.max(...many.map((other) => compareWords(word, other))), 0);
  const unspaced = compareSpelling(few.join(""), many.join(""));
  const score = Math.max((common / few.length + common / many.length) / 2, unspaced >= 0.9 ? unspaced : 0);
  return Math.round(Math.min(score, 0.99) * 100) / 100;
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !/^(?:the|an?)$/.test(word));
}

function compareWords(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const spelling = compareSpelling(left, right);
  const isShortForm = short.length >= 3 && long.startsWith(short);
  return Math.max(spelling >= sameWord ? spelling : 0, isShortForm ? 0.8 : 0);
}

/** 1 for equal words, 0 for words without a letter in place: one minus the edit distance over the longer length. */
function compareSpelling(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, sign] of left.split("").entries()) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j += 1) {
      const change = (row[j] ?? 0) + (sign === right[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[right.length] ?? 0) / Math.max(left.length, right.length, 1);
}
