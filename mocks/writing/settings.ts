/** What the script says of a place, else what its heading suggests. */
import { firstSentence, pick, plainLine, seedOf, upperFirst } from "./choice.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";
import { sentencesOf } from "./sentences.ts";

const outdoorAir = ["long shadows and a wide horizon", "a light wind", "wide open air"];
const indoorAir = ["one strong light and deep corners", "dust in the air", "walls that have seen many stories"];

const times =
  "night|day|dawn|dusk|evening|morning|noon|midnight|afternoon|nacht|tag|abend|morgen|mittag|mitternacht|nachmittag|nuit|jour|soir|matin|midi|minuit|noche|día|tarde|mañana";
/** "NIGHT", "TRÜBER TAG": where it is, the first direction says. */
const onlyTime = new RegExp(`^(?:[\\p{L}]+\\s)?(?:${times}|later|continuous|moments later)$`, "iu");
const hasTime = new RegExp(`(?<!\\p{L})(?:${times})(?!\\p{L})`, "iu");
const shownByNight =
  /(?<!\p{L})(?:torch(?:es|light)?|tapers?|lanterns?|moonlight|starlight|fackeln?|laternen?|lampe|mondschein|flambeaux?|lanternes?|antorchas?|linterna)(?!\p{L})/iu;
const saidByNight =
  /\b(?:the moon|goes the night|is the night|tis (?:now |past )?midnight|der mond|la lune|la luna|good night)(?!\p{L})/iu;

/** A place for the pictures: what its heading says, then what the action says of it. */
export function describeLocation(name: string, lines: ScriptLine[]): string {
  const [, setting = "", place = name, time = ""] =
    /^(INT\.\/EXT|INT\/EXT|INT|EXT|EST|I\/E|INNEN|AUSSEN|AUßEN|INTÉRIEUR|EXTÉRIEUR)\. (.*?)(?: - ([^-]*))?$/.exec(
      name.trim(),
    ) ?? [];
  const here = lines.filter((line) => line.scene_location === name);
  const isInside = setting.startsWith("I");
  const where = setting === "" ? "" : isInside ? ", seen from inside" : ", in the open";
  const when = time.toLowerCase() || (!hasTime.test(name) && isByNight(here) ? "night" : "");
  const at = when === "" ? "" : `, ${when === "day" ? "by day" : when === "night" ? "at night" : when}`;
  const air = pick(isInside ? indoorAir : outdoorAir, seedOf(name));
  const directions = here
    .filter((line) => line.character_name === nonSpeakingPart)
    .flatMap((line) => sentencesOf(plainLine(line.stage_directions)));
  const [first = ""] = directions;
  const isTold = onlyTime.test(place) && first !== "" && first.split(" ").length <= 12;
  const called = isTold ? `${first.replace(/[.!… ]+$/, "")}, ${place.toLowerCase()}` : upperFirst(place.toLowerCase());
  const told = directions.filter((sentence) =>
    /^(?:This|It has|It is|There (?:is|are)|A place|An? \p{Ll}+ (?:room|place|street))\b/u.test(sentence),
  );
  return [`${called}${where}${at}, with ${air}.`, ...told.slice(0, 2).map((each) => firstSentence(each, 40))].join(" ");
}

/** Plays name no time of day: there are torches, or somebody speaks of the moon. */
const isByNight = (here: ScriptLine[]) =>
  here
    .slice(0, 12)
    .some(
      ({ stage_directions, dialogue_text }) => shownByNight.test(stage_directions) || saidByNight.test(dialogue_text),
    );

const wreck =
  /\b(?:razed|in ruins|rubble|burnt? (?:down|to the ground)|bombed|in trümmern|en ruines|décombres|en escombros)(?!\p{L})/iu;

const rebuilt =
  /\b(?:rebuilt|restored|as good as new|years? (?:before|earlier)|wieder ?aufgebaut|jahre? zuvor|reconstruite?|reconstruid[oa])(?!\p{L})/iu;
/** A place by day and by night, from inside and from outside, is one place. */
const placeAlone = (heading: string) =>
  heading
    .replace(/^[\p{L}/]+\.\s+(?=\S)/u, (mark) =>
      /^(?:INT|EXT|INNEN|AU(?:SS|ß)EN|I\/E|EST|INTÉRIEUR|EXTÉRIEUR)/iu.test(mark) ? "" : mark,
    )
    .replace(/ - [^-]*$/, "")
    .toLowerCase();

/** What became of the place before the line, in whichever scene: once it lies in rubble, it does until it is rebuilt. */
export function isWrecked(line: ScriptLine, before: ScriptLine[]): boolean {
  const place = placeAlone(line.scene_location);
  const noun = place.split(" ").at(-1) ?? "";
  const isOfIt = (scene_location: string, told: string) =>
    placeAlone(scene_location) === place ||
    (noun.length > 3 && new RegExp(`(?<!\\p{L})${noun.replace(/[^\p{L}]/gu, ".")}(?!\\p{L})`, "iu").test(told));
  let lies = false;
  for (const { scene_location, stage_directions } of before)
    for (const sentence of sentencesOf(stage_directions)) {
      if (!isOfIt(scene_location, sentence)) continue;
      if (wreck.test(sentence)) lies = true;
      else if (rebuilt.test(sentence)) lies = false;
    }
  return lies;
}
