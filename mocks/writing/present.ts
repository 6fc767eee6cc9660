/** Headings that list who is there, as French plays have them: "SCÈNE II. Le Roi, Ubu et ses hommes." */
import { namesPlace } from "../media/scenes.ts";
import type { ScriptLine } from "./screenplay.ts";

/** So far back somebody is still where they spoke. */
const memory = 60;
const article = /^(?:the|der|die|das|le|la|les|l['’]|el|los|las|un|une)\s*(?=\p{L})/iu;
const plainly = (name: string) => name.toLowerCase().replace(article, "").trim();

/** The speakers that a heading lists; undefined where it names a place, or nobody. */
export function listedIn(heading: string, speakers: string[]): string[] | undefined {
  if (heading === "" || namesPlace(heading)) return undefined;
  const items = heading.split(/\s*[,.;]\s*|\s+(?:et|and|und|y)\s+/iu).map(plainly);
  const listed = speakers.filter((name) =>
    items.some((item) => item === plainly(name) || item.startsWith(`${plainly(name)} `)),
  );
  return listed.length > 0 ? listed : undefined;
}

/** Where all who are listed were together, if none of them has been in the place of now. */
export function whereTheyWere(listed: string[], script: ScriptLine[]): string | undefined {
  const now = script.at(-1)?.scene_location;
  const lately = script.slice(-memory);
  const start = lately.findLastIndex((line) => line.scene_location !== now) + 1;
  const isListed = ({ character_name }: ScriptLine) => listed.includes(character_name);
  if (listed.length < 2 || start === 0 || lately.slice(start).some(isListed)) return undefined;
  const places = new Set(
    listed.flatMap((name) => lately.findLast((line) => line.character_name === name)?.scene_location ?? []),
  );
  return places.size === 1 ? [...places][0] : undefined;
}
