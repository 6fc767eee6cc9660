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
  let before: string | undefined;
  return segments.flatMap((segment) => {
    const captions = captionsOfShot(segment, before);
    if (isSpoken(segment.line)) before = segment.line.character_name;
    return captions;
  });
}

/** The captions of one shot; `before` is who has spoken last. */
export function captionsOfShot({ line, start, duration }: Segment, before: string | undefined): Caption[] {
  if (!isSpoken(line)) return [];
  const speaker = line.character_name === before ? undefined : line.character_name;
  const pages = pagesOf(line.dialogue_text ?? "", speaker);
  const letters = pages.map((page) => page.join(" ").length);
  const all = letters.reduce((sum, each) => sum + each, 0);
  let read = 0;
  return pages.map((lines, index) => {
    const from = start + (duration * read) / all;
    read += letters[index] ?? 0;
    return { start: from, end: start + (duration * read) / all, speaker: index === 0 ? speaker : undefined, lines };
  });
}

/** Who has spoken last before a shot. */
export function speakerBefore(segments: readonly Segment[], index: number): string | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = segments[at]?.line;
    if (line && isSpoken(line)) return line.character_name;
  }
  return undefined;
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
