import { shotTypeLabel, shotTypes } from "@/rules/shot-type";
import { lineGenerators, type MediaLine } from "./generators";

/** Which shots are shown; what is absent narrows nothing. */
export interface ShotFilter {
  scene?: string | undefined;
  character?: string | undefined;
  /** As it is shown: 'Talking', 'Action' or 'None'. */
  shotType?: string | undefined;
  /** What a shot lacks, in the words of the generators; or `anything`. */
  lacks?: string | undefined;
}

export const anything = "anything";

/** What a shot can lack: "audio", "a shot type", ..., each once, though two generators make videos. */
const things = [...new Set(lineGenerators.map(({ has }) => has))];

const typeOf = (line: MediaLine) => shotTypeLabel(line.shot_type);

/** Whether a line lacks a thing that it is to have. What is not known is not missing. */
const lacksThing = (line: MediaLine, thing: string) =>
  lineGenerators.some(
    (one) => (thing === anything || one.has === thing) && one.isFor(line) && one.isDone(line) === false,
  );

/** The lines that pass, as the server has them: what a run under way has just made moves no row from its place. */
export function filterShots(lines: readonly MediaLine[], filter: ShotFilter): readonly MediaLine[] {
  if (isOpen(filter)) return lines;
  const { scene, character, shotType, lacks } = filter;
  return lines.filter(
    (line) =>
      (scene === undefined || line.scene_location === scene) &&
      (character === undefined || line.character_name === character) &&
      (shotType === undefined || typeOf(line) === shotType) &&
      (lacks === undefined || lacksThing(line, lacks)),
  );
}

/** Whether a filter shows the line that a list is to be opened at; where none is named, it does. */
export const showsLine = (lines: readonly MediaLine[], filter: ShotFilter, line_number: number | undefined) =>
  line_number === undefined || filterShots(lines, filter).some((line) => line.line_number === line_number);

/** Whether a filter lets every line pass. */
export const isOpen = (filter: ShotFilter) => Object.values(filter).every((value) => value === undefined);

/** What there is to choose from, in the order of the script. */
export function filterOptionsOf(lines: readonly MediaLine[]): Record<keyof ShotFilter, string[]> {
  const types = new Set([...shotTypes.map(shotTypeLabel), ...lines.map(typeOf)]);
  types.delete(shotTypeLabel(undefined));
  return {
    scene: named(lines.map(({ scene_location }) => scene_location)),
    character: named(lines.map(({ character_name }) => character_name)),
    shotType: [...types, shotTypeLabel(undefined)],
    lacks: [anything, ...things],
  };
}

const named = (names: (string | undefined)[]) => [...new Set(names.flatMap((name) => (name ? [name] : [])))];

/** Whether something that was read is a filter; whether its choices are still there is another question. */
export const isShotFilter = (value: unknown): value is ShotFilter =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

/** A filter without what is no longer there to choose: the script may have been parsed anew. */
export function withoutGoneValues(filter: ShotFilter, choices: Record<keyof ShotFilter, string[]>): ShotFilter {
  const kept = (name: keyof ShotFilter) => {
    const value = filter[name];
    return value !== undefined && choices[name].includes(value) ? value : undefined;
  };
  return { scene: kept("scene"), character: kept("character"), shotType: kept("shotType"), lacks: kept("lacks") };
}
