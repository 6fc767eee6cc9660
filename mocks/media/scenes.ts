import { diceOf } from "./seeded.ts";

export type Outdoors =
  | "park"
  | "street"
  | "sea"
  | "forest"
  | "mountains"
  | "desert"
  | "city"
  | "village"
  | "space"
  | "sky";
export type Indoors = "room" | "office" | "pipe" | "hall" | "bar" | "cockpit" | "shop";

export type Scene = { isNight: boolean } & ({ isInside: true; place: Indoors } | { isInside: false; place: Outdoors });

const outdoors: [Outdoors, RegExp][] = [
  ["street", /\b(street|traffic|intersection|road|avenue|highway|crossing|sidewalk|alley|parking|car|bus stop)\b/i],
  ["park", /\b(park|garden|meadow|playground|lawn|backyard|picnic|field|farm)\b/i],
  ["sea", /\b(sea|ocean|beach|harbou?r|lighthouse|coast|ship|boat|island|pier|dock|lake|river|shore)\b/i],
  ["forest", /\b(forest|woods?|jungle|grove|swamp|camp)\b/i],
  ["mountains", /\b(mountains?|hills?|cliff|valley|peak|snow|glacier|canyon|castle)\b/i],
  ["desert", /\b(desert|dunes?|sand|wasteland|mars|ruins?|pyramid)\b/i],
  ["space", /\b(space|orbit|moon|planet|asteroid|galaxy|stars)\b/i],
  ["village", /\b(village|house|suburb\w*|cottage|porch|church|town)\b/i],
  ["sky", /\b(sky|clouds|heaven|flying|airborne)\b/i],
  ["city", /\b(city|rooftop|downtown|skyline|skyscraper|building|bridge|market|square|plaza)\b/i],
];
const indoors: [Indoors, RegExp][] = [
  ["pipe", /\b(pipe|tunnel|beam|sewer|tube|duct|shaft|cave|mine|vault|dungeon)\b/i],
  [
    "cockpit",
    /\b(cockpit|spaceship|starship|spacecraft|bridge|control room|submarine|shuttle|airlock|lab|laboratory|server)\b/i,
  ],
  ["office", /\b(office|boardroom|classroom|school|library|studio|station|newsroom|court\w*|bank)\b/i],
  ["bar", /\b(bar|caf[eé]|restaurant|diner|pub|club|saloon|tavern|kitchen)\b/i],
  ["shop", /\b(shop|store|supermarket|garage|workshop|warehouse|attic|basement|cellar)\b/i],
  ["hall", /\b(hall|hallway|corridor|church|palace|castle|theat(re|er)|museum|temple|hospital|hotel|lobby)\b/i],
  ["room", /\b(room|bedroom|apartment|flat|house|home|living|lounge|cabin|lighthouse|cottage|hut)\b/i],
];

function search<T>(table: [T, RegExp][], texts: string[]): T | undefined {
  for (const text of texts) {
    const found = table.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return undefined;
}

/** The heading decides first, then the description of the place, then what is said about the shot. */
export function sceneOf(scene_location: string, location_description: string, prompt: string): Scene {
  const texts = [scene_location, location_description, prompt];
  const words = texts.join(" ");
  const isOutsideInHeading = /\bEXT\b/i.test(scene_location);
  const isInside = !isOutsideInHeading && (/\bINT\b/i.test(scene_location) || search(indoors, texts) !== undefined);
  const isNight = /\b(DAY|MORNING|NOON|AFTERNOON)\b/i.test(scene_location)
    ? false
    : /\b(NIGHT|EVENING|DUSK|MIDNIGHT)\b/i.test(scene_location) ||
      /\b(at night|midnight|moonlit|starry)\b/i.test(words);
  const dice = diceOf(scene_location);
  if (isInside) return { isNight, isInside, place: search(indoors, texts) ?? dice.pick(["room", "hall", "office"]) };
  return { isNight, isInside, place: search(outdoors, texts) ?? dice.pick(["city", "village", "mountains", "park"]) };
}
