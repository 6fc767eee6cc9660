import { type Framing, framings } from "./vocabulary/moments.ts";
import { lexicon } from "./vocabulary/lexicon.ts";

/** What a prompt says, by part: "Wide shot: Bob runs. Setting: A park. Film Noir style, cinematic light, no text." */
export interface PromptParts {
  framing: Framing | undefined;
  /** Who is seen and what they do, without descriptions in brackets. */
  deed: string;
  /** Undefined in a prompt that somebody wrote in another form. */
  setting: string | undefined;
}

const framingsIn = lexicon(framings);

export function partsOf(prompt: string): PromptParts {
  const plain = prompt.replace(/(?:^|[.;!?]\s+)[^.;!?]*\bstyle\b[^.;!?]*[.!?]?\s*$/i, ".");
  const [, before = plain, setting] = /^(.*?)\bSetting:\s*(.*)$/is.exec(plain) ?? [];
  const deed = withoutBrackets(before).replace(/\s+/g, " ").trim();
  const framing = framingsIn(deed.slice(0, 60))[0] ?? framingsIn(prompt)[0];
  const start = /^[^:"“]{0,40}\b(?:shot|insert|close-up|totale|plan|plano)\b(?::| of)\s*/iu.exec(deed)?.[0] ?? "";
  return { framing: framing?.meaning, deed: deed.slice(start.length), setting };
}

/** "Thrain (a mare, 6 (26 in human years)) nods" is "Thrain nods". */
function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/g, " ");
  return less === text ? text : withoutBrackets(less);
}

const unreal =
  /\b(?:thinks?|thinking|thought|dreams?|dreaming|dreamt|talks?|talking|speaks?|tells?|remembers?|remembering|imagines?|mentions?|misses|longs? for|stor(?:y|ies)|tales?|words?|photo(?:graph)?s?|maps?|memor(?:y|ies)|names?|news|sounds?|denkt|träumt|spricht|erzählt|pense|rêve|parle|raconte|souvenirs?)(?:\s+\p{L}+)?\s+(?:of|about|from|an|von|über|à|aux?|du|des|de)\s+[^,.;:!?]+|\b(?:imagines?|remembers?|mentions?|misses)\s+[^,.;:!?]+|\bno (?:signs?|traces?) of [^,.;:!?]+|\b(?:no|without|instead of|ohne|kein\p{L}*|sans|sin)\s+(?:\p{L}+\s+)?\p{L}+/giu;

/** The text without what is only spoken or thought of, and without what is said not to be there. */
export const realPartOf = (text: string) => text.replace(unreal, (words) => " ".repeat(words.length));
