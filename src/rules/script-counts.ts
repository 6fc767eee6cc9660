const heading = /^(INT|EXT|EST|I\/E)[./ ]/i;
const cue = /^[^a-z]*[A-Z][^a-z]*$/;

/**
 * Counts of a screenplay: words, speeches, and its running time in seconds, estimated at 2.5 spoken words a second
 * and one second for each four words of action.
 */
export function countScript(script: string): { words: number; dialogueLines: number; seconds: number } {
  let dialogueLines = 0;
  let spoken = 0;
  let described = 0;
  for (const block of script.split(/\n\s*\n/)) {
    const [first = "", ...rest] = block.trim().split("\n");
    const isSpeech = rest.length > 0 && cue.test(first) && !heading.test(first);
    if (isSpeech) {
      dialogueLines += 1;
      spoken += wordsIn(rest.filter((line) => !line.trim().startsWith("(")).join(" "));
    } else if (!heading.test(first)) described += wordsIn(block);
  }
  return { words: wordsIn(script), dialogueLines, seconds: Math.round(spoken / 2.5 + described / 4) };
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;
