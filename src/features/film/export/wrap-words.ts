/** The words in lines no wider than that; one that is wider by itself is broken, so that none leaves the picture. */
export function wrapWords(text: string, widest: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/\S+/g) ?? []) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= widest) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = breakWord(word, widest, widthOf);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return line === "" ? lines : [...lines, line];
}

/** The same number of lines, as even as they can be: the width is narrowed for as long as none is added. */
export function wrapEvenly(text: string, widest: number, widthOf: (text: string) => number): string[] {
  let best = wrapWords(text, widest, widthOf);
  for (let part = 0.95; part >= 0.5; part -= 0.05) {
    const narrower = wrapWords(text, widest * part, widthOf);
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

function breakWord(word: string, widest: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== "" && widthOf(piece + segment) > widest) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
