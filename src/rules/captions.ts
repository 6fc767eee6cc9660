import { isSpoken, type Segment } from "./timeline";

/** What is read under the picture for a while. Times in seconds from the film's beginning. */
export interface Caption {
  start: number;
  end: number;
  /** Who speaks, where that is another person than before. */
  speaker: string | undefined;
  /** At most two. */
  lines: readonly string[];
}

/** Letters of a caption's line; as many as can be read at a glance. */
const widest = 38;
const mostLines = 2;

/** The dialogue of the film, in captions of at most two lines, each as long as its share of the words. */
export function captionsOf(segments: readonly Segment[]): Caption[] {
  const captions: Caption[] = [];
  let before: string | undefined;
  for (const { line, start, duration } of segments) {
    if (!isSpoken(line)) continue;
    const isAnother = line.character_name !== before;
    const speaker = isAnother ? line.character_name : undefined;
    const pages = pagesOf(line.dialogue_text ?? "", speaker);
    const letters = pages.map((page) => page.join(" ").length);
    const all = letters.reduce((sum, each) => sum + each, 0);
    let read = 0;
    for (const [index, lines] of pages.entries()) {
      const from = start + (duration * read) / all;
      read += letters[index] ?? 0;
      const end = start + (duration * read) / all;
      captions.push({ start: from, end, speaker: index === 0 ? speaker : undefined, lines });
    }
    before = line.character_name;
  }
  return captions;
}

/**
 * The words in lines of a caption's width, two by two; the speaker's name takes its room of the first, at most half. A
 * word that is longer has a line to itself.
 */
function pagesOf(text: string, speaker = ""): string[][] {
  const ofName = Math.min(speaker.length + 1, widest / 2);
  const lines: string[] = [];
  for (const word of text.match(/\S+/g) ?? []) {
    const last = lines.at(-1);
    const room = lines.length === 1 && speaker ? widest - ofName : widest;
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, page) =>
    lines.slice(page * mostLines, (page + 1) * mostLines),
  );
}

/** The caption at a moment; undefined where nobody speaks. */
export const captionAt = (captions: readonly Caption[], seconds: number): Caption | undefined =>
  captions.find(({ start, end }) => start <= seconds && seconds < end);
