export type Ground =
  | "grass"
  | "path"
  | "dirt"
  | "road"
  | "street"
  | "cobbles"
  | "sand"
  | "snow"
  | "rock"
  | "sea"
  | "beach"
  | "deck"
  | "planks"
  | "field"
  | "swamp"
  | "moon"
  | "roof"
  | "none";

/** A set under the sky: the words that name it, the ground, and what stands there (sets.ts tells the notation). */
export interface Outside {
  words: string;
  ground: Ground;
  things: string;
}

type Shade = readonly [h: number, s: number, l: number];

/** A set under a roof: the words that name it, the colours of wall and floor, and what stands there. */
export interface Inside {
  words: string;
  wall: Shade;
  floor: Shade;
  things: string;
}
