/** A first draft where there is no script yet: the story's people in its places, with what is known of its world. */
import { shuffle, upperFirst } from "./choice.ts";
import { beats, openings } from "./beats.ts";
import type { Material } from "./material.ts";
import { countWords, onPaper, stage, type Item, type Scene } from "./paper.ts";
import type { Person } from "./people.ts";
import { headingOf } from "./places.ts";
import { noteOf } from "./revision.ts";
import { wordsFor } from "./running-time.ts";

const action = (text: string): Item => ({ speaker: "", directions: "", text });

export function writeDraft(material: Material): string {
  const { cast, lead, second, tone, seed, runs, feedback } = material;
  const wanted = wordsFor(material);
  const count = runs < 60 ? 2 : runs < 180 ? 3 : 4;
  const met = new Set<Person>();
  const known = unitsOfStory(material);
  const scenes: Scene[] = [];
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const act = isLast ? beats.length - 1 : index;
    const partner = cast[1 + (index % Math.max(1, cast.length - 1))] ?? second;
    const words = { A: lead.name, B: partner.name, place: material.places[0] ?? "here" };
    const scene: Scene = { heading: headingAt(material, index), items: [] };
    scenes.push(scene);
    const opening = shuffle(openings[act] ?? [], seed)[0] ?? "";
    scene.items.push(
      action(index === 0 ? [tone.mood, material.logline || material.facts[0] || ""].join(" ").trim() : opening),
    );
    for (const person of new Set([lead, partner])) {
      if (!met.has(person)) scene.items.push(action(entranceOf(person, met.size)));
      met.add(person);
    }
    const mine = <Unit>(units: readonly Unit[]) => units.filter((_, turn) => turn % count === index);
    const close = isLast ? stage(tone.close, words) : [];
    for (const unit of mine(wishesOf(material))) scene.items.push(...stage(unit, words));
    const units = [...mine(known), ...(feedback.tone ? mine(tone.units) : []), ...shuffle(beats[act] ?? [], seed)];
    for (const [turn, unit] of units.entries()) {
      const staged = stage(unit, startsWith(unit, scene, words) ? { ...words, A: words.B, B: words.A } : words);
      const isRoom =
        countWords([...scenes, { heading: "", items: [...staged, ...close] }]) <= (wanted * (index + 1)) / count;
      if (isRoom || (turn === 0 && !isLast)) scene.items.push(...staged);
    }
    scene.items.push(...close);
  }
  return onPaper(feedback.isSilent ? silent(scenes) : scenes, noteOf(material));
}

/** Whether a unit would go on with whoever has just spoken: then the two change parts. */
function startsWith(unit: string, { items }: Scene, words: Record<"A" | "B", string>): boolean {
  const [first] = stage(unit, words);
  return first !== undefined && first.speaker !== "" && first.speaker === items.at(-1)?.speaker;
}

/** Without a known place, a place that is none: never one of another story. */
function headingAt({ places, tone, seed }: Material, index: number): string {
  const place = places[index % Math.max(1, Math.min(2, places.length))] ?? "A room";
  const isNight = /\b(?:dark|horror|thriller)\b/.test(tone.genre) !== (index % 2 === 1 && seed % 2 === 0);
  const time = isNight ? "NIGHT" : "DAY";
  return headingOf(place, places.length < 2 && index % 2 === 1 ? (isNight ? "DAY" : "NIGHT") : time);
}

const entrances = [
  "is here already, and has been for a while.",
  "comes in, and stops.",
  "stands a little apart, watching.",
];

const entranceOf = ({ name, about }: Person, turn: number) =>
  [name.replace(/^the /, "").toUpperCase(), ...(about === "" ? [] : [about])].join(", ") +
  (about === "" ? " " : ", ") +
  (entrances[turn % entrances.length] ?? "");

function wishesOf({ feedback }: Material): string[] {
  return [
    ...feedback.present.map(
      (wish) =>
        `* Between them, as if it had always been there: ${wish}.\nA: You see that too?\nB: I was hoping you would say it first.`,
    ),
    ...feedback.claims.map((claim) => `* ${claim}. Everybody here knows it.`),
    ...feedback.absent.map((wish) => `A: And the ${wish.replace(/^the\s/i, "")}?\nB: Gone. We do this without.`),
  ];
}

/** What is known of the story, said by those who know it. */
function unitsOfStory({ logline, facts, themes, title }: Material): string[] {
  const [theme] = themes;
  const says = [
    "A: Tell me what you know.\nB: {fact}\nA: And you believe that?\nB: I have seen it.",
    "B: {fact}\nA: Since when?\nB: Since before either of us asked.",
    "A: They say it everywhere. {fact}\nB: Then it has to be half true.",
    "A: Say it once more.\nB: {fact}\nA: That is the part I can't get past.",
  ];
  return [
    ...facts
      .slice(logline === "" ? 1 : 0)
      .slice(0, says.length)
      .map((fact, index) => (says[index] ?? "").replace("{fact}", () => fact)),
    ...(theme === undefined ? [] : [`A: So is this about ${theme}?\nB: It was never about anything else.`]),
    ...(facts.length > 0 || logline !== ""
      ? []
      : [`A: “${title}”. What do you think of, when you hear that?\nB: ${upperFirst(theme ?? "you")}. Always.`]),
  ];
}

/** Only the last word is heard. */
function silent(scenes: Scene[]): Scene[] {
  const last = scenes.flatMap(({ items }) => items.filter(({ speaker }) => speaker !== "")).at(-1);
  return scenes.map(({ heading, items }) => ({
    heading,
    items: items.filter((item) => item.speaker === "" || item === last),
  }));
}
