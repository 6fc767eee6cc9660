import type { ParsedLine } from "@/api/contract/parsing";
import { counted } from "./format";
import { imageOf, videoOf } from "./line-media";
import { countPages } from "./script-counts";

/** What has been made of a story; undefined what the server has not told. */
interface Made {
  script: string | undefined;
  lines: readonly ParsedLine[] | undefined;
  hasFilm: boolean | undefined;
}

/** How far a story is, for a card: a few words, what they count, and the share of it where it is under way. */
export interface StoryProgress {
  words: string;
  counted: string;
  /** 0…1 */
  share?: number;
}

/** Undefined until enough is known: no step is called open that may be done. */
export function storyProgress({ script, lines, hasFilm }: Made): StoryProgress | undefined {
  if (hasFilm) return { words: "Film made", counted: lines?.length ? shotsAndScenes(lines) : "" };
  if (script === undefined) return undefined;
  if (script.trim() === "") return { words: "No script yet", counted: "" };
  if (lines === undefined) return undefined;
  if (lines.length === 0)
    return { words: "Script written", counted: `${counted(countPages(script), "page")}, not parsed` };
  return progressOfShots(lines, hasFilm);
}

function progressOfShots(lines: readonly ParsedLine[], hasFilm: boolean | undefined): StoryProgress | undefined {
  const total = lines.length;
  const pictures = lines.filter(imageOf).length;
  const clips = lines.filter(videoOf).length;
  const shots = counted(total, "shot");
  const part = (made: number) => ({ counted: `${made} of ${shots}`, share: made / total });
  if (clips === total)
    return hasFilm === undefined ? undefined : { words: "Every clip made", counted: `${shots}, no film yet` };
  if (clips > 0) return { words: "Making clips", ...part(clips) };
  if (pictures === total) return { words: "Pictures made", counted: `${shots}, no clips yet` };
  if (pictures > 0) return { words: "Making pictures", ...part(pictures) };
  return { words: "Script parsed", counted: `${shots}, no pictures yet` };
}

function shotsAndScenes(lines: readonly ParsedLine[]): string {
  const scenes = lines.filter((line, at) => line.scene_location !== lines[at - 1]?.scene_location).length;
  return `${counted(lines.length, "shot")}, ${counted(scenes, "scene")}`;
}
