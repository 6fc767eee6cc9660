import type { ParsedLine } from "@/api/contract/parsing";
import { digestOf } from "./digest";
import { imageOf, videoOf } from "./line-media";
import { unsigned } from "./media-url";
import { isActionShot, nonSpeakingPart } from "./shot-type";

/** What is made for a shot, in the order in which each finds what it is made of. */
export const assets = ["audio", "imagePrompt", "image", "actionPrompt", "clip"] as const;
export type Asset = (typeof assets)[number];

/** What an asset is made of. `audio` and `image` are the files that a clip was made of. */
export const inputs = [
  "dialogue",
  "action",
  "shotType",
  "imagePrompt",
  "actionPrompt",
  "mapping",
  "voice",
  "face",
  "location",
  "style",
  "audio",
  "image",
] as const;
export type Input = (typeof inputs)[number];

/** Who plays a part. Undefined what is not known; "" what is not there. */
export interface Player {
  character_id: string;
  voice: string | undefined;
  /** The address of the picture. */
  face: string | undefined;
}

/** All that the assets of a story are made of, beside its lines. Undefined what is not known. */
export interface Makings {
  /** Script character → who plays it; undefined nobody. */
  cast: ReadonlyMap<string, Player | undefined> | undefined;
  /** Scene location → its description. */
  locations: ReadonlyMap<string, string> | undefined;
  style: string | undefined;
}

/** A line with its audio: undefined while that is not known, "" where it has none. */
export type AssetLine = ParsedLine & { audio_url?: string | undefined; hasAudio?: boolean | undefined };

const words: readonly Input[] = ["action", "mapping", "location", "style"];
const picture: readonly Input[] = [...words, "imagePrompt", "face"];
export const madeOf: Record<Asset, readonly Input[]> = {
  audio: ["dialogue", "mapping", "voice"],
  imagePrompt: words,
  image: picture,
  actionPrompt: ["action", "mapping"],
  clip: [...picture, "shotType", "dialogue", "voice", "actionPrompt", "audio", "image"],
};

export const isSpoken = ({ character_name }: ParsedLine) =>
  Boolean(character_name) && character_name !== nonSpeakingPart;

/** Digests of texts that many lines share are worked out once. */
export function digests() {
  const known = new Map<string, string>();
  return (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined;
    const before = known.get(text);
    if (before !== undefined) return before;
    const digest = digestOf(text);
    known.set(text, digest);
    return digest;
  };
}
export type Digest = ReturnType<typeof digests>;

const fileOf = (address: string | undefined) => address && unsigned(address);

export type Contents = Record<Asset, string | undefined>;

/** What each asset of a line is, as text; "" where it is missing, undefined where it is not known. */
export function contentsOf(line: AssetLine): Contents {
  return {
    audio: line.hasAudio === undefined ? undefined : (fileOf(line.audio_url) ?? ""),
    imagePrompt: line.image_prompt ?? "",
    image: fileOf(imageOf(line)) ?? "",
    actionPrompt: line.action_video_prompt ?? "",
    clip: fileOf(videoOf(line)) ?? "",
  };
}

/** Digests of what the assets of a line are made of now. */
export function inputsOf(line: AssetLine, makings: Makings, timesMade: (asset: Asset) => number, digest: Digest) {
  const { audio, image } = contentsOf(line);
  const player = isSpoken(line) ? makings.cast?.get(line.character_name ?? "") : undefined;
  const isCastKnown = makings.cast !== undefined;
  const ofPlayer = (found: string | undefined) => (isCastKnown && !player ? "" : found);
  const versionOf = (asset: "audio" | "image", file: string | undefined) =>
    file && `${digest(file)} ${timesMade(asset)}`;
  return {
    dialogue: digest(line.dialogue_text ?? ""),
    action: digest([line.scene_location, line.character_name, line.stage_directions].join("\n")),
    shotType: isActionShot(line) ? "action" : "talking",
    imagePrompt: digest(line.image_prompt ?? ""),
    actionPrompt: isActionShot(line) ? digest(line.action_video_prompt ?? "") : undefined,
    mapping: ofPlayer(player?.character_id),
    voice: digest(ofPlayer(player?.voice)),
    face: digest(ofPlayer(fileOf(player?.face))),
    location: makings.locations && digest(makings.locations.get(line.scene_location ?? "") ?? ""),
    style: digest(makings.style),
    audio: versionOf("audio", audio),
    image: versionOf("image", image),
  } satisfies Record<Input, string | undefined>;
}
export type Inputs = ReturnType<typeof inputsOf>;
