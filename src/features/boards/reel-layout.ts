import { nonSpeakingPart } from "@/rules/shot-type";
import { noSpeaker, speakerOf, type Segment } from "@/rules/timeline";
import { textScale } from "@/ui/text-scale";
import type { Placed } from "./board-layout";

/** Everything that is seen of one character. */
export interface Reel {
  /** As the script has it; undefined where nobody speaks, or it is not said who does. */
  character: string | undefined;
  name: string;
  segments: readonly Segment[];
}

/**
 * One for each character, in the order of their first lines; then what is spoken without a name, and last the shots in
 * which nobody speaks.
 */
export function reelsOf(segments: readonly Segment[]): Reel[] {
  const reels = new Map<string, Reel & { segments: Segment[] }>();
  for (const segment of segments) {
    const { character_name = "" } = segment.line;
    const name = speakerOf(segment.line);
    const isSomebody = character_name.trim() !== "" && character_name !== nonSpeakingPart;
    const character = isSomebody ? character_name : undefined;
    const key = reelKey({ character, name });
    const reel = reels.get(key) ?? { character, name, segments: [] };
    reels.set(key, reel);
    reel.segments.push(segment);
  }
  return [...reels.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A character may be called as what stands for none. */
export const reelKey = ({ character, name }: Pick<Reel, "character" | "name">) =>
  character === undefined ? `nobody ${name}` : `character ${character}`;

const placeOf = ({ character, name }: Reel) => {
  if (character !== undefined) return 0;
  return name === noSpeaker.unnamed ? 1 : 2;
};

/** Pixels. */
export interface ReelMeasures {
  face: number;
  tile: number;
  /** Of a whole row with its padding. */
  height: number;
}

const tileGap = 12;
/** The hairline where the scene changes, with the gap after it. */
const sceneGap = 21;
/** Under a tile's picture, and what its focus ring needs around it. */
const tileCaption = 24;
export const ringRoom = 4;
const rowPadding = 33;
const nameHeight = 48;

interface WindowAndChoice {
  /** Whether the face stands above its shots. */
  isStacked: boolean;
  isWide: boolean;
  /** Pixels of a tile, where they were chosen. */
  chosen: number | undefined;
}

/** Tiles as wide as was chosen, else as the window suits. */
export function reelMeasures({ isStacked, isWide, chosen }: WindowAndChoice): ReelMeasures {
  const usual = isWide ? 264 : 232;
  const tile = isStacked ? 168 : (chosen ?? usual);
  const spacious = isWide ? 128 : 112;
  const face = isStacked ? 56 : spacious;
  const scale = textScale();
  const tileHeight = (tile * 9) / 16 + tileCaption * scale + 2 * ringRoom;
  const height = isStacked ? face + 12 + tileHeight : Math.max(face + nameHeight * scale, tileHeight);
  return { face, tile, height: height + rowPadding };
}

export interface ReelTile extends Placed {
  segment: Segment;
  /** Whether another scene begins with it. */
  isFirstOfScene: boolean;
}

export function tilesOf(segments: readonly Segment[], tile: number): { tiles: readonly ReelTile[]; width: number } {
  let start = ringRoom;
  const tiles = segments.map((segment, at) => {
    const before = segments[at - 1];
    const isFirstOfScene = before !== undefined && before.scene !== segment.scene;
    if (isFirstOfScene) start += sceneGap - tileGap;
    const placed = { segment, isFirstOfScene, start, size: tile };
    start += tile + tileGap;
    return placed;
  });
  return { tiles, width: start + 64 };
}

export const isInReel = ({ segments }: Reel, uid: string | undefined) =>
  segments.some((segment) => segment.uid === uid);
