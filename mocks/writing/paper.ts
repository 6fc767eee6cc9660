/** Scenes of action and speech, and how they are put on paper as Fountain. */
import { fill } from "./choice.ts";
import { asSentences } from "./people.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";

export interface Item {
  /** "" for action. */
  speaker: string;
  directions: string;
  /** What is said, or what happens. */
  text: string;
}

export interface Scene {
  heading: string;
  items: Item[];
}

export function scenesOf(lines: ScriptLine[]): Scene[] {
  const scenes: Scene[] = [];
  for (const { scene_location, character_name, stage_directions, dialogue_text } of lines) {
    if (scenes.at(-1)?.heading !== scene_location) scenes.push({ heading: scene_location, items: [] });
    scenes
      .at(-1)
      ?.items.push(
        character_name === nonSpeakingPart
          ? { speaker: "", directions: "", text: stage_directions }
          : { speaker: character_name, directions: stage_directions, text: dialogue_text },
      );
  }
  return scenes;
}

/** A unit is action ("*") and what A and B say: "A (softly): …". */
export function stage(unit: string, words: Record<"A" | "B", string> & Record<string, string>): Item[] {
  return unit.split("\n").map((line) => {
    const [, who, how = "", said] = /^([AB])(?: \(([^)]*)\))?: (.*)$/.exec(line) ?? [];
    if (said === undefined)
      return { speaker: "", directions: "", text: asSentences(fill(line.replace(/^\* /, ""), words)) };
    return { speaker: words[who === "A" ? "A" : "B"], directions: how, text: fill(said, words) };
  });
}

export const countWords = (scenes: Scene[]) =>
  scenes.reduce((sum, { items }) => sum + items.reduce((more, item) => more + item.text.split(/\s+/).length, 0), 0);

export function onPaper(scenes: Scene[], note: string): string {
  const paragraphs = scenes
    .filter(({ items }) => items.length > 0)
    .flatMap(({ heading, items }) => [...(heading === "" ? [] : [headingOnPaper(heading)]), ...itemsOnPaper(items)]);
  return `${[...(note === "" ? [] : [note]), ...paragraphs].join("\n\n")}\n`;
}

/** Not such as "OPENING TITLES", which a script has to force. */
export const isPlaceHeading = (heading: string) =>
  /^(?:INT|EXT|EST|I\/E|INNEN|AUSSEN|AUßEN|INTÉRIEUR|EXTÉRIEUR)(?:\/\p{Lu}+)?\./u.test(heading);

const headingOnPaper = (heading: string) => (isPlaceHeading(heading) ? heading : `.${heading}`);

function itemsOnPaper(items: Item[]): string[] {
  const paragraphs: string[] = [];
  let before = "";
  for (const { speaker, directions, text } of items) {
    const how = directions === "" ? [] : [`(${directions})`];
    if (speaker === "") paragraphs.push(isUnlikeAction(text) ? `!${text}` : text);
    else if (speaker === before) paragraphs.push([paragraphs.pop(), ...how, text].join("\n"));
    else paragraphs.push([cueOf(speaker), ...how, text].join("\n"));
    before = speaker;
  }
  return paragraphs;
}

/** What a parse would not take for action. */
const isUnlikeAction = (text: string) => /^[!@~>#=.]/.test(text) || isPlaceHeading(text.toUpperCase());

/** A cue in capitals, or forced where the name has none ("@李") or would read as a shout. */
export function cueOf(name: string): string {
  const plain = name
    .replace(/^the /, "")
    .replace(/\([^()]*\)|[()^@]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const capitals = plain.toUpperCase();
  return /^\p{Lu}[\p{Lu}\p{N} '’.-]*[\p{Lu}\p{N}]$/u.test(capitals) ? capitals : `@${capitals}`;
}
