/** Sets a brief's material into scenes, as Fountain. */
import { fill, pick, seedOf, shuffle } from "./choice.ts";
import type { Material, Person } from "./material.ts";
import { acts, openings } from "./scene-units.ts";

interface Plan {
  logline: string;
  scenes: number;
  /** How long the whole should be. */
  words: number;
}

const outdoors =
  /\b(?:park|street|road|roof|stop|intersection|beach|forest|woods|garden|desert|field|sea|ocean|mountain|hill|river|island|jungle|moon|square|bridge|city|town|village|venice|paris|harbour)\b/i;
const entrances = [
  "is already here, and has been for a while.",
  "comes in without knocking.",
  "stands a little apart, watching.",
  "arrives out of breath.",
];
const rumours = [
  "B: They tell a story here. {fact}\nA: And you believe it?\nB: I believe whoever tells it.",
  "A: What else do we know?\nB: {fact}\nA: That doesn't help.\nB: It helps me.",
  "* On a yellowed page, underlined twice: “{fact}”\nA: Somebody wanted us to find this.",
];

export function writeScenes(material: Material, plan: Plan): string {
  const met = new Set<Person>();
  const wishes = unitsOfWishes(material);
  const own = unitsOfBrief(material, plan.logline);
  const paragraphs: string[] = [];

  for (let scene = 0; scene < plan.scenes; scene += 1) {
    const isLast = scene === plan.scenes - 1;
    // The last scene closes the story, whichever acts a short one has to leave out.
    const act = isLast ? acts.length - 1 : scene;
    const partner = material.cast[1 + (scene % Math.max(1, material.cast.length - 1))] ?? material.second;
    const mayFill = (plan.words * (scene + 1)) / plan.scenes;
    const close = isLast ? stageUnit(material.tone.close, material, partner, true) : [];

    paragraphs.push(headingOf(material, scene), openingOf(material, act), ...introduce(material, partner, met));
    for (const unit of everyNth(wishes, plan.scenes, scene)) paragraphs.push(...stageUnit(unit, material, partner));
    const units = [
      ...everyNth(own, plan.scenes, scene),
      ...everyNth(material.tone.units, plan.scenes, scene),
      ...shuffle(acts[act] ?? [], material.seed),
    ].map((unit) => stageUnit(unit, material, partner));
    for (const [index, unit] of units.entries()) {
      const isNeeded = index === 0 && !isLast;
      if (isNeeded || countWords([...paragraphs, ...unit, ...close]) <= mayFill) paragraphs.push(...unit);
    }
    paragraphs.push(...close);
  }
  return `${joinSpeeches(paragraphs).join("\n\n")}\n`;
}

/** Two speeches of one speaker in a row become one. */
function joinSpeeches(paragraphs: string[]): string[] {
  const joined: string[] = [];
  for (const paragraph of paragraphs) {
    const [cue = "", ...said] = paragraph.split("\n");
    const before = joined.at(-1) ?? "";
    if (said.length > 0 && before.startsWith(`${cue}\n`)) joined[joined.length - 1] = [before, ...said].join("\n");
    else joined.push(paragraph);
  }
  return joined;
}

const everyNth = (list: readonly string[], n: number, start: number) => list.filter((_, index) => index % n === start);

const countWords = (paragraphs: string[]) => paragraphs.join(" ").split(/\s+/).length;

function headingOf({ places, tone, seed }: Material, scene: number): string {
  const name = (places[scene % 2] ?? "").replace(/^(?:the|an?)\s/i, "").toUpperCase();
  const isNight = /\b(?:noir|horror|thriller)\b/.test(tone.genre) || (seed + scene) % 3 === 0;
  return `${outdoors.test(name) ? "EXT" : "INT"}. ${name} - ${isNight ? "NIGHT" : "DAY"}`;
}

function openingOf({ tone, facts, seed }: Material, act: number): string {
  return act === 0 ? [tone.mood, ...facts.slice(0, 1)].join(" ") : pick(openings[act] ?? [], seed);
}

/** Introduces people who appear for the first time, with their names in capitals. */
function introduce({ lead, title }: Material, partner: Person, met: Set<Person>): string[] {
  const strangers = [...new Set([lead, partner])].filter((person) => !met.has(person));
  for (const person of strangers) met.add(person);
  return strangers.map(
    (person, index) => `${person.name.toUpperCase()}, ${person.about}, ${pick(entrances, seedOf(title) + index)}`,
  );
}

function unitsOfWishes({ wishes }: Material): string[] {
  return [
    ...wishes.present.map(
      (wish) =>
        `* Impossible to overlook, right between them: ${wish}.\nA: You see that too?\nB: I was hoping you wouldn't ask.`,
    ),
    ...wishes.absent.map((wish) => `A: And without ${wish}?\nB: Without ${wish}. That was the condition.`),
    ...wishes.said.map(
      (wish) => `* On the wall, in fresh paint: “${wish}”.\nA: Who wrote that?\nB: Somebody who was listening.`,
    ),
  ];
}

function unitsOfBrief({ plots, facts, themes }: Material, logline: string): string[] {
  const [theme] = themes;
  return [
    ...(logline === "" ? [] : [`B: So, in short: ${logline}\nA: When you say it like that, it sounds dangerous.`]),
    ...plots.map((plot) => `A: Here is what I know. ${plot}\nB: And the rest?\nA: The rest is us.`),
    ...(theme === undefined ? [] : [`A: Was it about ${theme} all along?\nB: It's always about ${theme}.`]),
    ...facts.slice(1, 1 + rumours.length).map((fact, index) => fill(rumours[index] ?? "", { fact })),
  ];
}

/** The paragraphs of a unit, spoken by the lead (A) and a partner (B). In a silent film only the last word is heard. */
function stageUnit(unit: string, material: Material, partner: Person, isClose = false): string[] {
  const { lead, places, title, isSilent } = material;
  const words = { A: lead.name, B: partner.name, place: places[0] ?? "", title };
  const lines = unit.split("\n");
  const lastSpoken = lines.findLastIndex((line) => !line.startsWith("*"));
  return lines
    .filter((line, index) => !isSilent || line.startsWith("*") || (isClose && index === lastSpoken))
    .map((line) => {
      const [, who, how, said] = /^([AB])(?: (\([^)]*\)))?: (.*)$/.exec(line) ?? [];
      if (said === undefined) return fill(line.replace(/^\* /, ""), words);
      return [cueOf(who === "A" ? lead.name : partner.name), how, fill(said, words)].filter(Boolean).join("\n");
    });
}

/** A cue in capitals, or forced where the name has none ("@李") or would read as a shout. */
function cueOf(name: string): string {
  const plain = name
    .replace(/\([^()]*\)|[()^@]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const capitals = plain.toUpperCase();
  return /^\p{Lu}[\p{Lu}\p{N} '’.-]*[\p{Lu}\p{N}]$/u.test(capitals) ? capitals : `@${capitals}`;
}
