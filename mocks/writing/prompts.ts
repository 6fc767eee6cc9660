/** Prompts for the pictures and clips of a shot. */
import { groupOf, jointNames } from "../media/groups.ts";
import { firstSentence, pick, plainLine, seedOf } from "./choice.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";
import { sentencesOf } from "./sentences.ts";
import { isWrecked } from "./settings.ts";

export { describeCharacter } from "./portraits.ts";
export { describeLocation } from "./settings.ts";

interface Cast {
  name: string;
  description: string;
}

const cameras = [
  "The camera moves in slowly",
  "The camera glides from left to right",
  "The camera holds still",
  "The camera follows at eye level",
  "The camera rises gently",
];

/** Narration and action are filmed; everybody else talks. */
export function shotTypeOf(line: { character_name: string }): "talking" | "action" {
  return line.character_name === nonSpeakingPart ? "action" : "talking";
}

/** What is seen, where, and in which style. `before` is the script before the line: it tells what a quotation is of. */
export function imagePrompt(
  line: ScriptLine,
  place: { name: string; location_description: string },
  cast: Cast | undefined,
  style: string,
  before: ScriptLine[] = [],
): string {
  const where = bare(place.location_description) || bare(place.name);
  return [
    sentence(seenIn(line, cast, before)),
    where === "" ? "" : sentence(`Setting: ${where}${isWrecked(line, before) ? ", in rubble" : ""}`),
    style.trim() === "" ? "" : sentence(`${style.trim()} style, cinematic light, no text`),
  ]
    .filter((each) => each !== "")
    .join(" ");
}

const feeling =
  /^(?:\S+\s+){1,5}(?:is|looks?|seems|stares?|smiles?|laughs?|cries|weeps|frowns?|grins?|nods?|sighs?|blushes|hesitates?|listens?|thinks?|ist|lächelt|weint|lacht|nickt|blickt|schaut|sourit|pleure|rit|regarde|hésite)\b/iu;

function seenIn(line: ScriptLine, cast: Cast | undefined, before: ScriptLine[]): string {
  if (shotTypeOf(line) !== "action") return portrait(line, cast);
  const deed = bareSentences(line.stage_directions);
  // "The app reads:" and a quotation on its own: a close view of what was read.
  const led = before.at(-1);
  const carrier =
    /^["“„«][^"”“»]*["”“»]$/.test(deed) &&
    led?.scene_location === line.scene_location &&
    /[:,]$/.test(led.stage_directions)
      ? sentencesOf(plainLine(led.stage_directions)).at(-1)
      : undefined;
  if (carrier !== undefined) return `Insert: ${carrier} ${deed}`;
  return `${feeling.test(deed) ? "Medium" : "Wide"} shot: ${deed}`;
}

/** Whole sentences, as many as 45 words hold, and never less than the first; without the last full stop. */
function bareSentences(text: string): string {
  const [first = "", ...more] = sentencesOf(plainLine(text));
  let told = first;
  for (const next of more) {
    if (`${told} ${next}`.split(" ").length > 45) break;
    told = `${told} ${next}`;
  }
  return more.length === 0 || told === first ? bare(first) : told.replace(/[.… ]+$/, "");
}

/** What moves in the clip of a shot, and how the camera sees it. */
export function actionVideoPrompt(line: ScriptLine, cast: Cast | undefined): string {
  const camera = pick(cameras, seedOf(line.scene_location, line.stage_directions, line.dialogue_text));
  const deed = bare(line.stage_directions);
  if (shotTypeOf(line) === "action") return `${sentence(deed || "The place lies still")} ${camera}, natural movement.`;
  const name = cast?.name ?? line.character_name;
  return `${sentence(`${name} ${deed === "" ? "speaks and gestures" : `speaks, ${deed}`}`)} ${camera}, lips and hands in natural movement.`;
}

/** A narrator is heard and not seen. */
export const isUnseen = (name: string) =>
  /^(?:the )?(?:narrator|narration|voice|voice-?over|announcer|erzähler(?:in)?|sprecher(?:in)?|stimme|narrateur|narratrice|voix|narrador)\b/i.test(
    name,
  );

function portrait(line: ScriptLine, cast: Cast | undefined): string {
  if (isUnseen(line.character_name)) return `Wide shot of the place while ${cast?.name ?? line.character_name} speaks`;
  const manner = bare(line.stage_directions);
  if (groupOf(line.character_name) || jointNames(line.character_name, []))
    return `Wide shot: ${line.character_name} speaking together${manner === "" ? "" : `, ${manner}`}`;
  const looks = bare(cast?.description ?? "");
  return [
    `Medium close-up of ${cast?.name ?? line.character_name}`,
    ...(looks === "" ? [] : [`(${looks})`]),
    manner === "" ? "speaking" : `speaking, ${manner}`,
  ].join(" ");
}

/** The first sentence without its full stop. */
const bare = (text: string) => firstSentence(text, 40).replace(/[.!?… ]+$/, "");

/** With an end mark, unless a quotation brings its own. */
function sentence(text: string): string {
  const plain = plainLine(text).replace(/[.,;: ]+$/, "");
  return /[.!?…]["”’]$/.test(plain) ? plain : `${plain}.`;
}
