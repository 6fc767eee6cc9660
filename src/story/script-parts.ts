import { counted } from "@/rules/format";
import { readScreenplay, type ScreenplayLine } from "@/ui/screenplay-lines";
import { setScript } from "@/ui/screenplay-pages";

/** What a script is made of. */
export interface ScriptParts {
  /** Of 55 lines, about. */
  pages: number;
  scenes: number;
  /** Who speaks in it. */
  characters: number;
  speeches: number;
}

const linesPerPage = 55;

export function partsOf(script: string): ScriptParts {
  const lines = readScreenplay(script);
  const cues = lines.filter(({ kind }) => kind === "cue");
  const { titlePage, scenes } = setScript(lines);
  const height = scenes.reduce((sum, scene) => sum + scene.height, 0);
  return {
    pages: Number(titlePage.length > 0) + Math.ceil(height / linesPerPage),
    scenes: lines.filter(({ kind }) => kind === "heading").length,
    characters: new Set(cues.map(nameOf)).size,
    speeches: cues.length,
  };
}

/** A name without what is said of its voice, as in MARGARET (V.O.). */
const nameOf = ({ text }: ScreenplayLine) =>
  text
    .replace(/\s*\(.*$/, "")
    .trim()
    .toUpperCase();

/** "3 scenes, 2 characters, 35 speeches" */
export const partsInWords = ({ scenes, characters, speeches }: ScriptParts): string =>
  [counted(scenes, "scene"), counted(characters, "character"), counted(speeches, "speech", "speeches")].join(", ");
