import type { ParsedLine } from "@/api/contract/parsing";

/** Letters that a text of the script must share with a line to be its place: a parse may mend the rest. */
const enough = 24;

const plain = (text: string | undefined) =>
  (text ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Where in the script a parsed line stands: the index of its text among the script's, undefined where it is not found.
 * Lines that say the same stand in the script in their own order, so each is looked for after the one before it.
 */
export function placeInScript(
  script: readonly string[],
  lines: readonly ParsedLine[],
  line_number: number,
): number | undefined {
  const texts = script.map(plain);
  let after = 0;
  let before = "";
  for (const line of lines.toSorted((a, b) => a.line_number - b.line_number)) {
    const words = plain(line.dialogue_text) || plain(line.stage_directions);
    const begin = words.slice(0, enough).trim();
    // Several lines may come from one paragraph, but not two that begin alike.
    const from = begin === before ? after + 1 : after;
    const found = begin === "" ? -1 : texts.findIndex((text, index) => index >= from && text.includes(begin));
    if (line.line_number === line_number) return found === -1 ? undefined : found;
    if (found === -1) continue;
    after = found;
    before = begin;
  }
  return undefined;
}
