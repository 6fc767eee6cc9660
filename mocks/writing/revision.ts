/** Works a script over as an editor would: cut to its length, the notes followed, its own beginning answered at the end. */
import { upperFirst } from "./choice.ts";
import { isWorded } from "./feedback.ts";
import type { Material } from "./material.ts";
import { countWords, onPaper, scenesOf, stage, type Item, type Scene } from "./paper.ts";
import { leadersOf } from "./people.ts";
import { wordsFor } from "./running-time.ts";
import { sentencesOf } from "./sentences.ts";

const action = (text: string): Item => ({ speaker: "", directions: "", text });

export function reviseScript(material: Material): string {
  const { feedback, isEnglish } = material;
  const wanted = wordsFor(material);
  let scenes = moved(scenesOf(material.lines), material);
  scenes = without(scenes, feedback.absent);
  if (feedback.isSilent) scenes = silenced(scenes);
  scenes = shortened(scenes, wanted);
  // What is added is English, so that a script in another language stays whole.
  if (isEnglish) {
    coloured(scenes, material);
    if (!feedback.isSilent && feedback.tone === undefined) answered(scenes, material, wanted);
  }
  return onPaper(scenes, noteOf(material));
}

export const noteOf = ({ feedback }: Material) =>
  feedback.notes.length === 0
    ? ""
    : `[[ Rewritten after: ${feedback.notes.map((note) => `“${note.replace(/[[\]]/g, " ").trim()}”`).join(", ")} ]]`;

/** "EXT. PARK - DAY" in Venice is "EXT. VENICE, PARK - DAY". */
function moved(scenes: Scene[], { feedback }: Material): Scene[] {
  const [place] = feedback.places;
  if (place === undefined) return scenes;
  const name = place.replace(/^(?:the|an?)\s/i, "").toUpperCase();
  return scenes.map(({ heading, items }) => ({
    items,
    heading: heading.includes(name) ? heading : heading.replace(/^((?:[\p{L}/]+\.\s)?)/u, `$1${name}, `),
  }));
}

/** Whole sentences go, because half ones read badly. */
function without(scenes: Scene[], absent: string[]): Scene[] {
  if (absent.length === 0) return scenes;
  const names = absent.map((name) => name.toLowerCase().replace(/s$/, "")).filter(isWorded);
  const isFree = (text: string) => !names.some((name) => text.toLowerCase().includes(name));
  return eachItem(scenes, (item) => {
    if (item.speaker !== "" && !isFree(item.speaker)) return undefined;
    const text = sentencesOf(item.text).filter(isFree).join(" ");
    return isWorded(text) ? { ...item, text } : undefined;
  });
}

/** Only the last word is heard. */
function silenced(scenes: Scene[]): Scene[] {
  const spoken = scenes.flatMap(({ items }) => items.filter(({ speaker }) => speaker !== ""));
  const last = spoken.at(-1);
  return scenes.map(({ heading, items }) => {
    const seen = items.filter((item) => item.speaker === "" || item === last);
    const [a, b] = [...new Set(items.map(({ speaker }) => speaker).filter((speaker) => speaker !== ""))];
    const look =
      b === undefined ? `${a ?? "Nobody"} does not say a word.` : `${a} and ${b} look at each other, and understand.`;
    return { heading, items: seen.length > 0 ? seen : [action(look)] };
  });
}

/** What is seen is told shorter first, then what is said; how a scene begins and ends stays. */
function shortened(scenes: Scene[], wanted: number): Scene[] {
  const cuts = [
    sentencesAtMost(4, 6),
    sentencesAtMost(3, 4),
    sentencesAtMost(2, 4),
    sentencesAtMost(1, 3),
    everyNthAction(3),
    sentencesAtMost(1, 2),
    everyNthAction(2),
    sentencesAtMost(1, 1),
    everyNthAction(2),
    everyNthItem,
    everyNthItem,
    everyNthItem,
  ];
  return cuts.reduce((now, cut) => (countWords(now) > wanted * 1.1 ? cut(now) : now), scenes);
}

/** Of a speech its question is kept before anything else. */
const sentencesAtMost = (seen: number, said: number) => (scenes: Scene[]) =>
  eachItem(scenes, (item) => {
    const sentences = sentencesOf(item.text);
    const most = item.speaker === "" ? seen : said;
    if (item.speaker === "") {
      const kept = sentences.filter((sentence, index) => index < most || introduces(sentence));
      return { ...item, text: kept.join(" ") };
    }
    const question = sentences.findIndex((each) => /\?!?$/.test(each));
    const from = Math.max(0, question - most + 1);
    return { ...item, text: sentences.slice(from, from + most).join(" ") };
  });

/** Whoever is seen for the first time has a name in capitals. */
const introduces = (sentence: string) => /(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}!"”])/u.test(sentence);

const everyNthAction = (step: number) => (scenes: Scene[]) => {
  let count = 0;
  return keepInside(scenes, ({ speaker }) => speaker !== "" || (count += 1) % step !== 0);
};
const everyNthItem = (scenes: Scene[]) => keepInside(scenes, (_, index) => index % 2 === 0);

/** What happens between two speeches of one speaker: without it they would become one. */
const isBetween = (items: Item[], index: number) =>
  items[index]?.speaker === "" &&
  items[index - 1]?.speaker !== "" &&
  items[index - 1]?.speaker === items[index + 1]?.speaker;

const keepInside = (scenes: Scene[], isKept: (item: Item, index: number) => boolean): Scene[] =>
  scenes.map(({ heading, items }) => ({
    heading,
    items: items.filter(
      (item, index) => index === 0 || index === items.length - 1 || isBetween(items, index) || isKept(item, index),
    ),
  }));

/** The tone and the wishes of the notes, told with the people of each scene. */
function coloured(scenes: Scene[], { feedback, lead, second, tone }: Material): void {
  const words = { A: lead.name, B: second.name };
  const [first] = scenes;
  const last = scenes.at(-1);
  if (!first || !last) return;
  const beginning = [
    ...(feedback.tone ? [action(tone.mood)] : []),
    ...feedback.claims.map((claim) => action(`${claim}. Everybody here knows it.`)),
    ...feedback.present.map((wish) => action(`Between them, as if it had always been there: ${wish}.`)),
  ];
  first.items.splice(1, 0, ...beginning);
  if (feedback.tone && !feedback.isSilent) {
    for (const [index, scene] of scenes.entries()) {
      const speakers = leadersOf(
        scene.items.map((item) => ({ ...blank, character_name: item.speaker || "Non-speaking part" })),
      );
      const [a = lead.name, b = a === second.name ? lead.name : second.name] = speakers;
      const unit = tone.units[index];
      if (unit !== undefined) scene.items.push(...stage(unit, { A: a, B: b }));
    }
    last.items.push(...stage(tone.close, words));
  }
  for (const wish of feedback.present) last.items.push(action(`${upperFirst(wish)} is the last thing we see.`));
}

const blank = { line_number: 0, scene_location: "", stage_directions: "", dialogue_text: "" };

/** Somebody of the first scene who was lost on the way comes back: the first exchange again, the other way round. */
function answered(scenes: Scene[], { lead }: Material, wanted: number): void {
  const [first, ...others] = scenes;
  if (!first || others.length === 0 || countWords(scenes) > wanted * 1.15) return;
  const opening = first.items.filter(({ speaker }) => speaker !== "");
  const mine = opening.find(({ speaker }) => speaker.toLowerCase().includes(lead.name.toLowerCase()));
  const lost = opening.find(
    ({ speaker, text }) =>
      speaker !== mine?.speaker &&
      text !== mine?.text &&
      !others.some(({ items }) => items.some((item) => item.speaker === speaker)),
  );
  if (!mine || !lost || mine.text.length + lost.text.length > 120) return;
  const name = lost.speaker.charAt(0) + lost.speaker.slice(1).toLowerCase();
  scenes.push({
    heading: first.heading.replace(/ - [^-]*$/, "").concat(" - LATER"),
    items: [
      action(`The same place, a little later. ${name} has come back, and this time speaks first.`),
      { ...lost, directions: "", text: mine.text },
      { ...mine, directions: "", text: lost.text },
    ],
  });
}

const eachItem = (scenes: Scene[], change: (item: Item) => Item | undefined): Scene[] =>
  scenes.map(({ heading, items }) => ({ heading, items: items.flatMap((item) => change(item) ?? []) }));
