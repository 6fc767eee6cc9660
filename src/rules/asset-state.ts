import type { Asset, AssetLine, Input, Inputs, Makings } from "./asset-makings";
import { assets, contentsOf, digests, inputsOf, isSpoken, madeOf, type Contents, type Digest } from "./asset-makings";
import { isActionShot } from "./shot-type";

// Decision: .github/decisions/production.md

/** Why an asset cannot be made yet: nobody plays the part, or has a voice, or what it is made of is missing. */
export type Blocker = "mapping" | "voice" | "audio" | "image" | "actionPrompt";

/**
 * Where an asset stands, as far as reading tells; `none` where its shot needs no such thing. A ready one whose age is
 * not known was there before anything was known of it.
 */
export type AssetState =
  | { is: "none" | "unknown" | "missing" }
  | { is: "blocked"; by: Blocker }
  | { is: "stale"; because: readonly Input[] }
  | { is: "ready"; isAgeKnown: boolean };

export type ShotStates = Record<Asset, AssetState>;

/** What the desk keeps of an asset: which one it was, and what it was made of. */
export interface MadeAsset {
  /** A digest of its address, or of its text; "" while it is missing. */
  what: string;
  /** Digests of what it was made of, as far as that was known. */
  of: Readonly<Partial<Record<Input, string>>>;
  /** It was there before anything was known of it. */
  isOld?: true;
  /** How often it was made by a run that was followed here: an address may stay the same. */
  times?: number;
}
export type MadeShot = Readonly<Partial<Record<Asset, MadeAsset>>>;

function pick(asset: Asset, now: Inputs): MadeAsset["of"] {
  const of: Partial<Record<Input, string>> = {};
  for (const input of madeOf[asset]) {
    const digest = now[input];
    if (digest !== undefined) of[input] = digest;
  }
  return of;
}

const isFile = (input: Input) => input === "audio" || input === "image";

/** What of an asset's makings has changed; that it was made of a file is told only where nothing else explains it. */
function changesOf(asset: Asset, { of }: MadeAsset, now: Inputs): Input[] {
  const changed = madeOf[asset].filter((input) => {
    const [then, since] = [of[input], now[input]];
    if (then === undefined || since === undefined || then === since) return false;
    // A file that is missing now says nothing about what was made of it.
    return since !== "" || !isFile(input);
  });
  const own = changed.filter((input) => !isFile(input));
  return own.length > 0 ? own : changed;
}

function isNeeded(asset: Asset, line: AssetLine): boolean {
  if (asset === "audio") return isSpoken(line);
  return asset !== "actionPrompt" || isActionShot(line);
}

/** What keeps a missing asset from being made now. */
function blockerOf(asset: Asset, line: AssetLine, contents: Contents, { cast }: Makings) {
  if (asset === "audio" && cast) {
    const player = cast.get(line.character_name ?? "");
    if (!player) return "mapping";
    return player.voice === "" ? "voice" : undefined;
  }
  if (asset !== "clip") return undefined;
  if (contents.image === "") return "image";
  if (isActionShot(line)) return contents.actionPrompt?.trim() === "" ? "actionPrompt" : undefined;
  return contents.audio === "" && isSpoken(line) ? "audio" : undefined;
}

export interface StatesOfStory {
  /** In the order of the lines. */
  states: readonly ShotStates[];
  /** What is to be kept at the desk, by uid: only the shots of which something is new. */
  news: ReadonlyMap<string, MadeShot>;
}

export interface StoryAssets {
  lines: readonly AssetLine[];
  /** In the order of the lines. */
  uids: readonly string[];
  makings: Makings;
  /** What the desk has kept, by uid. */
  made: ReadonlyMap<string, MadeShot>;
}

/**
 * Where each asset of each shot stands, and what of it is to be kept. An asset whose address or text was not seen before
 * is noted with what it is made of now; one that was there when its shot was first seen is of unknown age.
 */
export function statesOf({ lines, uids, makings, made }: StoryAssets): StatesOfStory {
  const digest = digests();
  const news = new Map<string, MadeShot>();
  const states = lines.map((line, at) => {
    const uid = uids[at] ?? "";
    const before = made.get(uid);
    const contents = contentsOf(line);
    const now = inputsOf(line, makings, (asset) => before?.[asset]?.times ?? 0, digest);
    const after = noted(before, contents, now, digest);
    if (after !== before) news.set(uid, after);
    const stateOf = (asset: Asset): AssetState => {
      const content = contents[asset];
      if (!isNeeded(asset, line)) return { is: "none" };
      if (content === undefined) return { is: "unknown" };
      if (content === "") {
        const by = blockerOf(asset, line, contents, makings);
        return by ? { is: "blocked", by } : { is: "missing" };
      }
      const known = after[asset];
      const because = known ? changesOf(asset, known, now) : [];
      return because.length > 0 ? { is: "stale", because } : { is: "ready", isAgeKnown: !known?.isOld };
    };
    return {
      audio: stateOf("audio"),
      imagePrompt: stateOf("imagePrompt"),
      image: stateOf("image"),
      actionPrompt: stateOf("actionPrompt"),
      clip: stateOf("clip"),
    };
  });
  return { states, news };
}

/** What is kept of a shot after this reading; the same object where nothing is new. */
function noted(before: MadeShot | undefined, contents: Contents, now: Inputs, digest: Digest): MadeShot {
  let after: Partial<Record<Asset, MadeAsset>> | undefined;
  for (const asset of assets) {
    const content = contents[asset];
    if (content === undefined) continue;
    const known = before?.[asset];
    const what = content === "" ? "" : (digest(content) ?? "");
    if (known?.what === what) {
      const learnt = what === "" ? known : withLearnt(asset, known, now);
      if (learnt !== known) (after ??= { ...before })[asset] = learnt;
      continue;
    }
    after ??= { ...before };
    after[asset] = {
      what,
      of: what === "" ? {} : pick(asset, now),
      ...(known?.times !== undefined && { times: known.times }),
      ...(what !== "" && known === undefined && { isOld: true as const }),
    };
  }
  return after ?? before ?? {};
}

/** What was not known of an asset's makings when it was noted is noted once it is. */
function withLearnt(asset: Asset, known: MadeAsset, now: Inputs): MadeAsset {
  const isLearnt = madeOf[asset].some((input) => known.of[input] === undefined && now[input] !== undefined);
  return isLearnt ? { ...known, of: { ...pick(asset, now), ...known.of } } : known;
}

/**
 * What is kept of a shot one of whose assets was made anew by a run that was followed here: the next reading notes it with
 * what it is made of then, also where its address has stayed the same.
 */
export function remade(before: MadeShot | undefined, asset: Asset): MadeShot {
  const times = (before?.[asset]?.times ?? 0) + 1;
  return { ...before, [asset]: { what: "", of: {}, times } };
}

const isAssetName = (name: string): name is Asset => assets.some((asset) => asset === name);

/** Whether something is what is kept of a shot; the desk may hold anything. */
export const isMadeShot = (value: unknown): value is MadeShot =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([name, made]) => isAssetName(name) && isMadeAsset(made));

function isMadeAsset(value: unknown): value is MadeAsset {
  if (typeof value !== "object" || value === null) return false;
  const made: { [Field in keyof MadeAsset]?: unknown } = value;
  return (
    typeof made.what === "string" &&
    typeof made.of === "object" &&
    made.of !== null &&
    Object.values(made.of).every((digest) => typeof digest === "string") &&
    (made.times === undefined || Number.isSafeInteger(made.times))
  );
}
