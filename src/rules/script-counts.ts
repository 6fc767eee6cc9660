const heading = /^(INT|EXT|EST|I\/E)[./ ]/i;
const cue = /^[^a-z]*[A-Z][^a-z]*$/;

/**
 * Counts words and speeches of a screenplay, and estimates its running time in seconds: 2.5 spoken words a second, and
 * one second for each four words of action.
 */
export function countScript(script: string): { words: number; dialogueLines: number; seconds: number } {
  let words = 0;
  let dialogueLines = 0;
  let spoken = 0;
  let described = 0;
  for (const block of script.split(/\n\s*\n/)) {
    const inBlock = countWords(block);
    words += inBlock;
    const [first = "", ...rest] = block.trim().split("\n");
    const isSpeech = rest.length > 0 && cue.test(first) && !heading.test(first);
    if (isSpeech) {
      dialogueLines += 1;
      for (const line of rest) if (!line.trim().startsWith("(")) spoken += countWords(line);
    } else if (!heading.test(first)) described += inBlock;
  }
  return { words, dialogueLines, seconds: Math.round(spoken / 2.5 + described / 4) };
}

/** What a printed page of a screenplay holds. */
const page = { lines: 55, characters: 61 };

/** How many pages a screenplay fills, roughly: what is longer than a line goes on in the next. */
export function countPages(script: string): number {
  let lines = 0;
  for (const line of script.trim().split("\n")) lines += Math.max(1, Math.ceil(line.length / page.characters));
  return Math.max(1, Math.ceil(lines / page.lines));
}

/** Counts without allocating the words, because a script is counted again while it is being typed. */
export function countWords(text = ""): number {
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = isBlankAt(text, at);
    if (!isBlank && !isInWord) words += 1;
    isInWord = !isBlank;
  }
  return words;
}

function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(text.charAt(at));
}
