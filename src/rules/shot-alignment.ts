import type { ParsedLine } from "@/api/contract/parsing";
import { digestOf } from "./digest";
import { numberTexts, pairRows, rowOf } from "./line-pairs";

// Decision: .github/decisions/desk.md

/** What makes a line this line. */
const textFields = ["scene_location", "character_name", "stage_directions", "dialogue_text"] as const;
type Texts = Record<(typeof textFields)[number], string>;

/** A line of an earlier reading, under the `uid` that stays its own whatever a parse makes of its id and number. */
export interface RememberedShot extends Texts {
  uid: string;
  id?: string;
  line_number: number;
  /** No line of the newest reading is it. */
  isLost?: true;
}

export interface AlignedShots {
  /** The uid of each line, in the order of the lines. */
  uids: readonly string[];
  /** What is to be remembered now: the shots of the lines, in order, then the lost ones. The same array if nothing changed. */
  remembered: readonly RememberedShot[];
  lost: readonly RememberedShot[];
}

const textsOf = (line: ParsedLine): Texts => ({
  scene_location: line.scene_location ?? "",
  character_name: line.character_name ?? "",
  stage_directions: line.stage_directions ?? "",
  dialogue_text: line.dialogue_text ?? "",
});
const wordsOf = (texts: Texts) => textFields.map((field) => texts[field]).join("\n");

/** Whether these are the lines that were read before: then there is little to align. */
export function isSameReading(remembered: readonly RememberedShot[], lines: readonly ParsedLine[]): boolean {
  const present = remembered.filter(({ isLost }) => !isLost);
  return (
    present.length === lines.length &&
    present.every((shot, at) => {
      const line = lines[at];
      return line !== undefined && textFields.every((field) => shot[field] === (line[field] ?? ""));
    })
  );
}

/**
 * Carries the uids of an earlier reading over to the lines of a new one. A line that is new gets a uid made of its text,
 * so that two tabs, or two browsers, give it the same.
 */
export function alignShots(remembered: readonly RememberedShot[], lines: readonly ParsedLine[]): AlignedShots {
  const present = remembered.filter(({ isLost }) => !isLost);
  const away = remembered.filter(({ isLost }) => isLost);
  // Mostly a story is read again as it was.
  const isKnown = present.every(
    ({ id, line_number }, at) => id === lines[at]?.id && line_number === lines[at]?.line_number,
  );
  if (isKnown && isSameReading(present, lines)) return { uids: present.map(({ uid }) => uid), remembered, lost: away };
  const words = lines.map((line) => wordsOf(textsOf(line)));
  const numberOf = numberTexts();
  const { partners, returned } = pairRows(
    rowOf(present, wordsOf, numberOf),
    rowOf(away, wordsOf, numberOf),
    rowOf(
      lines.map(({ id }, at) => ({ id, words: words[at] ?? "" })),
      (line) => line.words,
      numberOf,
    ),
  );

  const found = lines.map((_, at) => present[partners[at] ?? -1] ?? away[returned[at] ?? -1]);
  const isFound = new Set(found);
  const newUid = uidMaker(remembered);
  const shots = lines.map((line, at) => shotOf(line, found[at]?.uid ?? newUid(words[at] ?? "")));
  const lost = remembered.filter((shot) => !isFound.has(shot)).map((shot) => ({ ...shot, isLost: true as const }));
  const next = [...shots, ...lost];
  const isSame = next.length === remembered.length && next.every((shot, at) => isSameShot(shot, remembered[at]));
  return { uids: shots.map(({ uid }) => uid), remembered: isSame ? remembered : next, lost };
}

const shotOf = (line: ParsedLine, uid: string): RememberedShot => ({
  uid,
  ...(line.id !== undefined && { id: line.id }),
  line_number: line.line_number,
  ...textsOf(line),
});

const isSameShot = (one: RememberedShot, other: RememberedShot | undefined) =>
  one.uid === other?.uid &&
  one.id === other.id &&
  one.line_number === other.line_number &&
  one.isLost === other.isLost &&
  textFields.every((field) => one[field] === other[field]);

/** Gives each text a uid that nobody has: the text's digest, with a number where that is taken. */
function uidMaker(remembered: readonly RememberedShot[]) {
  const taken = new Set(remembered.map(({ uid }) => uid));
  const times = new Map<string, number>();
  return (text: string) => {
    const digest = `shot-${digestOf(text)}`;
    let time = times.get(digest) ?? 0;
    let uid: string;
    do {
      time += 1;
      uid = time === 1 ? digest : `${digest}-${time}`;
    } while (taken.has(uid));
    times.set(digest, time);
    taken.add(uid);
    return uid;
  };
}

/** Whether something is a list of shots; the desk may hold anything. */
export const isShotList = (value: unknown): value is readonly RememberedShot[] =>
  Array.isArray(value) && value.every(isShot) && new Set(value.map(({ uid }) => uid)).size === value.length;

function isShot(value: unknown): value is RememberedShot {
  if (typeof value !== "object" || value === null) return false;
  const shot: { [Field in keyof RememberedShot]?: unknown } = value;
  return (
    typeof shot.uid === "string" &&
    (shot.id === undefined || typeof shot.id === "string") &&
    Number.isFinite(shot.line_number) &&
    (shot.isLost === undefined || shot.isLost === true) &&
    textFields.every((field) => typeof shot[field] === "string")
  );
}
