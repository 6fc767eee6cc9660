export type ScreenplayLine = {
  kind: "title" | "heading" | "action" | "cue" | "parenthetical" | "dialogue" | "transition" | "centred" | "blank";
  text: string;
};

const titleKey = /^[A-Z][A-Za-z ]*:/;
const heading = /^(\.(?!\.)|(int|ext|est|i\/e|int\.?\/ext)[. ])/i;
const transition = /^>|^[^a-z]+ TO:$|^FADE (IN|OUT)[:.]?$/;

/** Tells the lines of a script apart as Fountain does, without the marks by which a writer forces a kind. */
export function readScreenplay(script: string): ScreenplayLine[] {
  const texts = script.split(/\r\n?|\n/).map((text) => text.trim());
  const lines: ScreenplayLine[] = [];
  for (const [at, text] of texts.entries()) {
    const kind = kindOf(text, lines.at(-1)?.kind, texts[at + 1] ?? "");
    lines.push({ kind, text: withoutForcingMark(kind, text) });
  }
  return lines;
}

function kindOf(text: string, before: ScreenplayLine["kind"] | undefined, next: string): ScreenplayLine["kind"] {
  if (text === "") return "blank";
  if (before === "title" || (before === undefined && titleKey.test(text) && !transition.test(text))) return "title";
  if (before === "cue" || before === "parenthetical" || before === "dialogue") {
    return /^\(.*\)$/.test(text) ? "parenthetical" : "dialogue";
  }
  if (/^>.*<$/.test(text)) return "centred";
  if (before !== "blank" && before !== undefined) return "action";
  if (heading.test(text)) return "heading";
  if (transition.test(text)) return "transition";
  return isCue(text) && next !== "" ? "cue" : "action";
}

/** A name in capitals, with or without an extension such as (V.O.), or forced by an @. */
function isCue(text: string): boolean {
  const name = text.replace(/\(.*\)\s*\^?$/, "");
  return text.startsWith("@") || (/\p{Lu}/u.test(name) && name === name.toUpperCase());
}

function withoutForcingMark(kind: ScreenplayLine["kind"], text: string): string {
  if (kind === "centred") return text.slice(1, -1).trim();
  if (kind === "heading" || kind === "transition" || kind === "cue") return text.replace(/^[.>@]\s*/, "");
  return text;
}
