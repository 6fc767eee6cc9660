import type { ScreenplayLine } from "./screenplay-lines";

/** A line as it is set: where it is among the script's, and whether a blank one stands before it. */
export interface SetLine extends ScreenplayLine {
  at: number;
  isApart: boolean;
}

/** What is set as one: a line, or two speeches side by side. */
export type Block = SetLine | { left: SetLine[]; right: SetLine[] };

/** A script as it is set: its title page, and the rest by its scenes, each with about as many lines as it takes on a page. */
export interface SetScript {
  titlePage: SetLine[];
  scenes: { blocks: Block[]; height: number }[];
}

const titleKinds = ["title", "credit", "contact"];
const speechKinds = ["cue", "parenthetical", "dialogue", "lyric"];

/** Characters in a line of a page, and of the column of a speech. */
const columns = { page: 61, speech: 35 };

export function setScript(lines: readonly ScreenplayLine[]): SetScript {
  const titlePage: SetLine[] = [];
  const scenes: SetLine[][] = [];
  let isApart = false;
  for (const [at, line] of lines.entries()) {
    const set = { ...line, at, isApart };
    isApart = line.kind === "blank";
    if (isApart) continue;
    if (titleKinds.includes(line.kind)) titlePage.push(set);
    else if (line.kind === "heading" || scenes.length === 0) scenes.push([set]);
    else scenes.at(-1)?.push(set);
  }
  return { titlePage, scenes: scenes.map((scene) => ({ blocks: blocksOf(scene), height: heightOf(scene) })) };
}

/** The lines a scene takes, those between them included: about, for a browser that has not laid it out yet. */
const heightOf = (scene: readonly SetLine[]) =>
  scene.reduce((sum, { kind, text, isApart }) => {
    const width = speechKinds.includes(kind) ? columns.speech : columns.page;
    return sum + Number(isApart) + Math.max(1, Math.ceil(text.length / width));
  }, 0);

function blocksOf(scene: readonly SetLine[]): Block[] {
  if (!scene.some(({ isDual }) => isDual)) return [...scene];
  const blocks: Block[] = [];
  /** Where among the blocks the speech begins that the next may stand beside. */
  let speech: number | undefined;
  let beside: SetLine[] | undefined;
  for (const line of scene) {
    const isSpeech = speechKinds.includes(line.kind);
    if (line.isDual && speech !== undefined) {
      const left = blocks.splice(speech).filter((block): block is SetLine => "at" in block);
      beside = [line];
      blocks.push({ left, right: beside });
      speech = undefined;
    } else if (beside && isSpeech && line.kind !== "cue") beside.push(line);
    else {
      beside = undefined;
      if (line.kind === "cue") speech = blocks.length;
      if (!isSpeech) speech = undefined;
      blocks.push(line);
    }
  }
  return blocks;
}
