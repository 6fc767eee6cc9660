/** Places, as a sentence and as a heading speak of them. */
import { upperFirst } from "./choice.ts";
import { inTitleCase, type Person } from "./people.ts";

const nouns =
  "park|street|road|intersection|crossing|house|home|room|light|beam|city|town|village|school|lab|laboratory|office|forest|woods|beach|station|kitchen|garden|desert|ship|boat|ferry|castle|tunnel|pipe|roof|rooftop|shop|bar|café|cafe|diner|hospital|museum|theatre|theater|island|mountain|mountaintop|peak|summit|hut|cabin|glacier|valley|hill|sea|ocean|lake|river|bridge|jungle|cave|moon|lighthouse|harbour|harbor|airport|train|platform|library|church|farm|field|yard|court|prison|cell|stage|studio|bedroom|attic|cellar|basement|corridor|lift|elevator|hotel|apartment|flat|factory|market|square|pier|pub|inn|restaurant|kiosk|hall|shack|patio|pool|trailer|van|car|bus|tram|taxi|garage|barn|stable|well|tower|tent|camp|clearing|path|alley|lane|bench|bank|morgue|lounge|lobby|foyer|arena|stadium|gym|classroom|ward|balcony|terrace|porch|stairwell|staircase|hallway|bathroom|nursery|spaceship|planet";
const isPlaceNoun = new RegExp(`\\b(?:${nouns})s?$`, "i");
const outdoors =
  /^(?:park|street|road|roof\w*|stop|intersection|crossing|beach|forest|woods|garden|desert|field|sea|ocean|lake|mountain\w*|peak|summit|glacier|valley|hill|river|island|jungle|moon|square|bridge|city|town|village|venice|paris|harbou?r|pier|yard|platform|planet|market)s?$/i;

/** "Park" becomes "the park"; "Venice", "Central Park" and "Bob's house" stay. */
export function placeIn(name: string): string {
  const isNamed = /\s\p{Lu}/u.test(name) || /^(?:the|an?|my|our|his|her|their)\s|['’]s\s/i.test(name);
  if ((isPlaceNoun.test(name) || /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)+$/u.test(name)) && !isNamed)
    return `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return upperFirst(name).replace(/^(The|An?|My|Our|His|Her|Their)\s/, (word) => word.toLowerCase());
}

/** "EXT. BOB'S ROOF - DAY" is "Bob's roof", "INT. KITCHEN" is "the kitchen", "INNEN. HALLE - NACHT" is "Halle". */
export function placeOfHeading(heading: string, cast: Person[], isEnglish: boolean): string {
  const name = heading.replace(/^[\p{L}/]+\.\s*/u, "").replace(/ - [^-]*$/, "");
  const isPhrase = name.includes(" ") || isPlaceNoun.test(name);
  const isAddress = /\d/.test(name) || /\s(?:street|square|road|avenue|lane)$/i.test(name);
  if (!isEnglish || !isPhrase || isAddress) return inTitleCase(name);
  const people = new Set(cast.flatMap((one) => one.name.toUpperCase().split(" ")));
  const [first = "", ...rest] = name.split(" ");
  const lower = (word: string) => (people.has(word.replace(/['’]S$/, "")) ? inTitleCase(word) : word.toLowerCase());
  if (/['’]S$/.test(first)) return [inTitleCase(first), ...rest.map(lower)].join(" ");
  const words = [first, ...rest].map(lower).join(" ");
  return /^(?:the|an?|my|our)\s/.test(words) ? words : `the ${words}`;
}

/** The places that texts tell of: "in an old lighthouse" gives "the old lighthouse". */
export function placesTold(texts: string[]): string[] {
  const told = new RegExp(
    `\\b(?:an?|the|my|her|his|their|of|in|on|at|into|to)\\s+((?:[a-z-]+\\s+){0,2}?(?:${nouns}))\\b(?!\\s+(?:${nouns})\\b)|^((?:[\\w-]+\\s+){0,2}(?:${nouns}))$`,
    "gi",
  );
  const places = texts.flatMap((text) =>
    [...text.matchAll(told)].map(([, inside, whole]) =>
      placeIn((inside ?? whole ?? "").toLowerCase().replace(/^(?:an?|the|my|her|his|their|of|in|on|at)\s+/, "")),
    ),
  );
  // "the pub" is "the village pub", where that is told as well.
  const isPart = (place: string) =>
    places.some((other) => other !== place && other.endsWith(place.replace(/^the/, "")));
  return places.filter((place) => !isPart(place));
}

/** "EXT. OLD LIGHTHOUSE - NIGHT". */
export function headingOf(place: string, time: string): string {
  const name = place.replace(/^(?:the|an?)\s/i, "").toUpperCase();
  return `${outdoors.test(place.split(" ").at(-1) ?? "") ? "EXT" : "INT"}. ${name} - ${time}`;
}
