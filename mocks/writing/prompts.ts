/** Prompts for the pictures and clips of a shot. */
import { firstSentence, pick, plainLine, seedOf } from "./choice.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";

export { describeCharacter, describeLocation } from "./portraits.ts";

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

/** One to three sentences: what is seen, where, and in which style. */
export function imagePrompt(
  line: ScriptLine,
  place: { name: string; location_description: string },
  cast: Cast | undefined,
  style: string,
): string {
  const where = bare(place.location_description) || bare(place.name);
  return [
    sentence(shotTypeOf(line) === "action" ? `Wide shot: ${bare(line.stage_directions)}` : portrait(line, cast)),
    where === "" ? "" : sentence(`Setting: ${where}`),
    style.trim() === "" ? "" : sentence(`${style.trim()} style, cinematic light, no text`),
  ]
    .filter((each) => each !== "")
    .join(" ");
}

/** What moves in the clip of a shot, and how the camera sees it. */
export function actionVideoPrompt(line: ScriptLine, cast: Cast | undefined): string {
  const camera = pick(cameras, seedOf(line.scene_location, line.stage_directions, line.dialogue_text));
  const deed = bare(line.stage_directions);
  if (shotTypeOf(line) === "action") return `${sentence(deed || "The place lies still")} ${camera}, natural movement.`;
  const name = cast?.name ?? line.character_name;
  return `${sentence(`${name} ${deed === "" ? "speaks and gestures" : `speaks, ${deed}`}`)} ${camera}, lips and hands in natural movement.`;
}

function portrait(line: ScriptLine, cast: Cast | undefined): string {
  const looks = bare(cast?.description ?? "");
  const manner = bare(line.stage_directions);
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
