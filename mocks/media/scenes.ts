import { partsOf, realPartOf } from "./prompt-parts.ts";
import { lexicon } from "./vocabulary/lexicon.ts";
import { type Light, lights, type Time, times, type Weather, weathers } from "./vocabulary/moments.ts";
import { inside, type InsidePlace } from "./vocabulary/places-inside.ts";
import { outside, type OutsidePlace } from "./vocabulary/places-outside.ts";
import { things } from "./vocabulary/things.ts";

export type Scene = {
  time: Time;
  weather: Weather;
  light: Light | undefined;
  /** What the words name besides what belongs to the set, in the notation of the sets. */
  things: string[];
} & ({ isInside: true; place: InsidePlace } | { isInside: false; place: OutsidePlace });

type Set = Pick<Scene, "isInside" | "place">;

const wordsOf = <Name extends string>(table: Record<Name, { words: string }>) =>
  lexicon(
    Object.fromEntries(Object.entries<{ words: string }>(table).map(([name, { words }]) => [name, words])) as Record<
      Name,
      string
    >,
  );
const insideWords = wordsOf(inside);
const outsideWords = wordsOf(outside);
const thingWords = wordsOf(things);
const timeWords = lexicon(times);
const weatherWords = lexicon(weathers);
const lightWords = lexicon(lights);

/** Words that say little; another word of the same heading goes before them. */
const vague =
  /^(?:room|rooms|house|home|haus|maison|casa|building|buildings|apartment|flat|suite|hall|town|stadt|ville|city|way|weg|passage|wood|salle|zimmer|pièce|bridge|track|chamber|entrance|front_door|porch|water)$/i;
/** Words that are also deeds: "fires his gun", "storms in". */
const deeds = /^(?:storms|fires|trains|bridges|tables|beds|rocks|houses|hails|lights|steps|stools|wells)$/i;
/** "His skull", "il lui fend le crâne": no thing. */
const ofSomebody =
  /(?<!\p{L})(?:(?:his|her|their|my|your|sein\p{L}*|ihr\p{L}*|sa|ses|leurs?|sus?)\s|(?:lui|leur|ihm|ihr)\s(?:\p{L}+\s)?(?:les?|la|den|die|das)\s)$/iu;
/** What a set has under another name. */
const belonging: Partial<Record<Scene["place"], string[]>> = {
  deck: ["ship", "boat", "sea"],
  sea: ["sea", "boat"],
  beach: ["sea"],
  harbour: ["sea", "boat"],
  lighthouse: ["sea", "castle"],
  underwater: ["sea"],
  shipCabin: ["ship"],
  forest: ["tree", "trees"],
  meadow: ["trees", "tree"],
  jungle: ["tree", "trees", "palm"],
  village: ["house"],
  hut: ["house"],
  farm: ["house"],
  square: ["house"],
  rubble: ["rocks"],
  gate: ["gate"],
  compartment: ["window"],
  courtyard: ["castle"],
  platform: ["train"],
  study: ["chair"],
};
const preposition =
  /\s(?:is|ist|est|of|by|in|near|at|on|above|under|beside|before|behind|from|to|outside|inside|overlooking|de|du|des|d'|la|dans|sur|près|devant|sous|à|au|aux|im|am|an|auf|vor|bei|der|des|hinter|unter|del|en|cerca)\s|\sd'|\sde\sl'/iu;
const insideHeading = /^\s*(?:INT|INNEN|I\s*\/\s*E|INTÉRIEUR|INTERIEUR|INTERIOR)\b/iu;
const outsideHeading = /^\s*(?:EXT|AUSSEN|AUßEN|EXTÉRIEUR|EXTERIEUR|EXTERIOR)(?![\p{L}])/iu;
/** Headings without INT. or EXT.: "Before the castle", "A street". */
const openAir =
  /(?:^|[.,;:]\s|\s-\s)(?:before|outside|in front of|near|vor|draußen|devant|dehors|delante|fuera|frente)(?![\p{L}])/iu;
const afloat = /\b(?:ship|boat|schiff|boot|navire|bateau|barco|sea|deck|station|bahnhof|gare|estación)\b/iu;
const wrecked =
  /\b(?:razed|rubble|debris|in ruins|bombed|collapsed|burnt? (?:down|out)|trümmern?|schutt|décombres|gravats|escombros)(?!\p{L})/iu;
const courtOf =
  /\b(?:court|cour)(?= (?:of|within|before|du|de|in|des) .*(?:castle|palace|house|château|palais|schloss))/iu;
/** "The stage represents a garden": no stage is seen. */
const stageShows =
  /^\s*(?:(?:the|die|der|das|la|le|el)\s+)?(?:scene|stage|bühne|szene|schauplatz|theater|scène|théâtre|escena|escenario)\s+(?:is|represents|shows|ist|stellt|zeigt|est|représente|representa|es)\s/iu;
/** "L'armée en marche" is at no "marché". */
const onTheMarch = /(?<!\p{L})(?:on the march|en marcha|en marche|auf dem marsch)(?!\p{L})/iu;
/** "A hall in Capulet's house" is no corridor. */
const hallOf = /\bhall(?= (?:in|of) )/iu;
const settingMark =
  /^\s*(?:INT|EXT|EST|I|E|INNEN|AUSSEN|AUßEN|INTÉRIEUR|EXTÉRIEUR|INTERIEUR|EXTERIEUR)(?:\.?\s*\/\s*(?:INT|EXT|E|AUSSEN|INNEN))?[.\s]\s*/iu;

// Decision: .github/decisions/stand-in.md
/** The prompt's own setting decides first, then the heading, then the description of the place. */
export function sceneOf(scene_location: string, location_description: string, prompt: string): Scene {
  const { deed, setting } = partsOf(prompt);
  const heading = scene_location.replace(settingMark, "");
  const isIn = insideHeading.test(scene_location)
    ? true
    : outsideHeading.test(scene_location) || openAir.test(heading)
      ? false
      : undefined;
  // A play's "Macbeth's castle" is a room in it, "Before the castle" is not.
  const usual = isIn ?? (heading === "" ? undefined : !afloat.test(heading));
  const told = cutOf(location_description);
  const asked = cutOf(setting ?? (/^(?:an?|the|eine?|der|die|das|une?|le|la|les)\s/i.test(deed) ? deed : ""));
  const askedIn = /\b(?:inside|interior|indoors|drinnen|innen|intérieur)\b/iu.test(setting ?? "")
    ? true
    : /\b(?:in the open|outside|outdoors|exterior|draußen|dehors)\b/iu.test(setting ?? "")
      ? false
      : undefined;
  const set =
    (setting === undefined ? placedDeed(deed, undefined) : undefined) ??
    placeIn(
      asked,
      askedIn ?? (samePlace(asked, heading) ? isIn : undefined),
      samePlace(asked, heading) ? usual : isIn,
    ) ??
    placeIn(heading, isIn, usual) ??
    placeIn(told, isIn, usual) ??
    placedDeed(deed, isIn) ??
    (isIn === false ? { isInside: false, place: "open" } : { isInside: true, place: "studio" });
  const all = realPartOf([deed, setting ?? "", heading].join(" . "));
  if (!set.isInside && set.place !== "ruins" && wrecked.test(deed)) set.place = "rubble";
  const recipe = set.isInside ? inside[set.place as InsidePlace].things : outside[set.place as OutsidePlace].things;
  const at = set.isInside ? "inside" : "outside";
  const named = [
    ...new Set(
      thingWords(all)
        // "A stream of blue lines" is no river, "flames of rage" are flames.
        .filter(
          ({ meaning, word, at: start }) =>
            !deeds.test(word) &&
            !(meaning === "skeleton" && ofSomebody.test(all.slice(0, start))) &&
            // "Canon Chasuble" brings no cannon.
            !/^\s(?:\p{Lu}\p{Ll}|•)/u.test(/^\p{Lu}/u.test(word) ? all.slice(start + word.length) : "") &&
            (meaning === "flames" || !all.startsWith(" of ", start + word.length)),
        )
        .map(({ meaning }) => meaning),
    ),
  ]
    .map((name) => ({ name, way: things[name][at] }))
    .filter(
      ({ name, way }) =>
        way !== "" &&
        !new RegExp(`\\b${name}s?\\b`).test(recipe) &&
        name !== set.place &&
        !belonging[set.place]?.includes(name),
    );
  return {
    ...(set as { isInside: true; place: InsidePlace }),
    time: timeOf(deed, setting ?? "", scene_location),
    weather: weatherWords(all.replace(/snow[- ]white/gi, "")).find(({ word }) => !deeds.test(word))?.meaning ?? "clear",
    light: lightOf(all),
    things: named.slice(0, 5).flatMap(({ way }) => way.split(" ")),
  };
}

/** Whether a text has the word of a place that can be drawn. */
export const namesPlace = (text: string) => insideWords(text).length > 0 || outsideWords(text).length > 0;

/** The first words of a description: "Park, in the open, by day, with …" is about a park. */
const cutOf = (text: string) => text.split(/,? (?:seen from|in the open|with|mit|avec)\b|[.;]/i)[0] ?? "";

const samePlace = (one: string, other: string) =>
  one.toLowerCase().slice(0, 8) === other.toLowerCase().slice(0, 8) || one.trim() === "";

/** "MAGNUSSEN HOUSE - KITCHEN - NIGHT" is a kitchen; "HOUSE BY THE SEA" a house. */
function placeIn(text: string, isInside: boolean | undefined, usual: boolean | undefined): Set | undefined {
  const segments = text
    .replace(stageShows, "")
    .replace(onTheMarch, "road")
    .replace(courtOf, "courtyard")
    .replace(hallOf, "great hall")
    .split(/\s-\s|\s[–—]\s|--|[,;:/]|\.\s/)
    .toReversed();
  for (const isThorough of [false, true])
    for (const segment of segments)
      for (const part of segment.trim().split(preposition)) {
        const found = bestOf(part ?? "", isInside, usual, isThorough);
        if (found) return found;
      }
  return undefined;
}

function bestOf(part: string, isInside: boolean | undefined, usual: boolean | undefined, isThorough: boolean) {
  const pickLast = <Name extends string>(found: { meaning: Name; word: string; at: number }[]) =>
    found.findLast(({ word }) => isThorough || !vague.test(word));
  const indoors = pickLast(insideWords(part));
  const outdoors = pickLast(outsideWords(part));
  const wantsInside =
    isInside ??
    (indoors && outdoors && indoors.at === outdoors.at ? (usual ?? false) : undefined) ??
    (indoors?.at ?? -1) > (outdoors?.at ?? -1);
  if (wantsInside && indoors) return { isInside: true, place: indoors.meaning } as const;
  if (!wantsInside && outdoors) return { isInside: false, place: outdoors.meaning } as const;
  if (wantsInside && outdoors && outdoors.meaning !== "facade")
    return { isInside: false, place: outdoors.meaning } as const;
  if (!wantsInside && indoors) return { isInside: false, place: "facade" } as const;
  return undefined;
}

/** In a deed only a place that somebody is in, at or on. */
function placedDeed(deed: string, isInside: boolean | undefined): Set | undefined {
  const where =
    /\s(?:in|into|at|on|through|across|along|inside|im|ins|am|auf|durch|dans|sur|au|à travers|en|por)\s+(?:the|an?|his|her|der|die|das|dem|den|einem|einer|le|la|les|une?|el|un)?\s*([^,.;:!?]{3,40})/giu;
  for (const [, words = ""] of realPartOf(deed).matchAll(where)) {
    const found = bestOf(words.split(preposition)[0] ?? "", isInside, isInside, true);
    if (found) return found;
  }
  return undefined;
}

function timeOf(deed: string, setting: string, scene_location: string): Time {
  const stated = timeWords(deed).find(
    ({ at }) =>
      /\b(?:at|by|the|late|before|bei|in der|am|la|à|de)\s$/iu.test(deed.slice(0, at)) &&
      !/good $/i.test(deed.slice(0, at)),
  );
  const headed = timeWords(scene_location).at(-1);
  return (stated ?? timeWords(setting).at(-1) ?? headed)?.meaning ?? "day";
}

/** "in red light", "a cold blue glow". */
function lightOf(text: string): Light | undefined {
  const lit =
    /^\S*\s+(?:\p{L}+\s+)?(?:light|lights|lighting|glow|tint|tone|mood|hue|sky|moonlight|sunlight|neon|licht|himmel|stimmung|lumière|lueur|ciel|luz)(?![\p{L}])/iu;
  return lightWords(text).find(({ at }) => lit.test(text.slice(at)) && !/^\S+ traffic/i.test(text.slice(at)))?.meaning;
}
