import { nonSpeakingPart } from "@/rules/shot-type";
import { countLines, lineGenerators, type Count, type LineGenerator, type MediaLine } from "./generators";

/** A step on the way from the script to the film. */
export interface Step {
  label: string;
  /** What is counted, as in "41 of 69 clips". */
  things: string;
  /** Undefined while it is not known. */
  done: number | undefined;
  total: number;
}

interface Known {
  lines: readonly MediaLine[] | undefined;
  /** Script character → project character. */
  mappings: ReadonlyMap<string, string | null> | undefined;
  hasFilm: boolean | undefined;
}

interface GeneratorStep {
  label: string;
  things: string;
  /** Where Create Media has it. */
  href: string;
  /** Which of the seven generators make it up. */
  of: readonly LineGenerator["title"][];
}

export const generatorSteps: readonly GeneratorStep[] = [
  { label: "Audio", things: "lines with audio", href: "#audio", of: ["Audio"] },
  { label: "Shots", things: "shot types", href: "#shot-types", of: ["Shot Types"] },
  { label: "Prompts", things: "prompts", href: "#image-prompts", of: ["Image Prompts", "Video Prompts"] },
  { label: "Images", things: "images", href: "#shot-images", of: ["Shot Images"] },
  { label: "Video", things: "clips", href: "#talking-videos", of: ["Talking Videos", "Action Videos"] },
];

/** The eight steps of the production, each with how much of it is there. */
export function stepsOf({ lines, mappings, hasFilm }: Known): Step[] {
  const parsed = lines === undefined ? undefined : Math.min(lines.length, 1);
  return [
    { label: "Parse", things: "scripts parsed", done: parsed, total: 1 },
    castStep(lines, mappings),
    ...generatorSteps.map(({ label, things, of }) => ({ label, things, ...countMedia(lines, of) })),
    { label: "Film", things: "films", done: hasFilm === undefined ? undefined : Number(hasFilm), total: 1 },
  ];
}

function castStep(lines: Known["lines"], mappings: Known["mappings"]): Step {
  const names = new Set((lines ?? []).map(({ character_name }) => character_name));
  names.delete(nonSpeakingPart);
  names.delete(undefined);
  names.delete("");
  const done = lines && mappings && [...names].filter((name) => name && mappings.get(name)).length;
  // A story without a speaking part is cast.
  const isEmpty = done !== undefined && names.size === 0 && lines?.length !== 0;
  return { label: "Cast", things: "characters cast", done: isEmpty ? 1 : done, total: isEmpty ? 1 : names.size };
}

/** How much of what these generators make is there; without a choice, of all media. */
export function countMedia(lines: Known["lines"], of?: GeneratorStep["of"]): Count {
  if (!lines) return { done: undefined, total: 0 };
  const generators = lineGenerators.filter(({ title }) => of?.includes(title) ?? true);
  const counts = generators.map((each) => countLines(each, lines));
  const isKnown = counts.every(({ done }) => done !== undefined);
  return {
    done: isKnown ? counts.reduce((sum, { done = 0 }) => sum + done, 0) : undefined,
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Where the production stands, in a few words: its first step that is not done. */
export function stateInWords(steps: readonly Step[]): string {
  const [parse, ...rest] = steps;
  if (parse?.done === undefined) return "";
  if (parse.done === 0) return "Not parsed yet";
  const open = rest.find(({ done, total }) => done === undefined || done < total);
  if (open === undefined) return "Film made";
  if (open.done === undefined) return "";
  return open.label === "Film" ? "Every clip is made" : `${open.done} of ${open.total} ${open.things}`;
}
