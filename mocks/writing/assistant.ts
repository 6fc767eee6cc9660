/** The writing help: pitches and short scripts made from a project's own words, the same for the same brief. */
import { fill, firstSentence, shuffle, upperFirst } from "./choice.ts";
import { readBrief, type Brief, type Material } from "./material.ts";
import { writeScenes } from "./scenes.ts";

export type { Brief } from "./material.ts";

const events = [
  "a letter arrives that was posted twenty years ago",
  "an order comes from above that makes no sense at all",
  "the lights go out and something else goes on",
  "a stranger starts giving advice in a familiar voice",
  "the one thing nobody talks about goes missing",
  "everyone hears the same sound at the same moment",
];
const wants = [
  "keep a promise made long ago",
  "find out who has been giving the orders",
  "set one small thing right",
  "deliver a message nobody wants to hear",
  "win back the only friend who ever listened",
  "get everybody home in one piece",
];
const deadlines = [
  "before the last train leaves",
  "before the sun comes up",
  "before anybody else notices",
  "while the clock on the wall counts down",
  "with no map and half a plan",
];
const beliefs = [
  "small things look after themselves",
  "rules are there for a reason",
  "nobody is ever really listening",
  "every lock has a second key",
  "it is always somebody else's turn",
];

const pitches = [
  "When {event}, {lead}, {about}, has to {want} {deadline}. But {second} knows more than it seems, and {stake}.",
  "{Lead} and {second} know every corner of {place} and agree on one thing only: nobody mentions “{title}”. Then {event}, and {stake}.",
  "{Lead} has always believed that {belief}. {Second}, {about2}, is living proof of the opposite, and {place} is too small for them both when {event}.",
  "What would you give to {want}? For {lead}, {about}, the price is {second}, and it is due {deadline}.",
  "It starts with {place}, where {event}. By the time {lead} and {second} ask what “{title}” means, {stake}.",
  "{Lead} is {about}. {Second} is {about2}. Together they have one chance to {want}, {deadline}.",
];

/** Five numbered pitches with the markup that models use; one of them is a placeholder. */
export function composeLoglines(brief: Brief): string {
  const material = readBrief(brief);
  const [first = "", second = "", third = "", fourth = ""] = shuffle(pitches, material.seed).map((pitch, index) =>
    writePitch(pitch, material, index),
  );
  const ending = shuffle(material.tone.endings, material.seed);
  const items = [
    `**${upperFirst(material.tone.genre)}:** ${first} ${ending[0] ?? ""}${weaveWishes(material)}`,
    `"${[...material.plots.slice(0, 1), second].join(" ")}"`,
    `${third}${weaveKind(material)}\n${ending[1] ?? ""}`,
    `[Logline 4: another angle on “${material.title}”]`,
    `**${material.title}.** ${[...material.facts.slice(0, 1), fourth].join(" ")} ${ending[2] ?? ""}${weaveWishes(material)}`,
  ];
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n\n");
}

function writePitch(pitch: string, material: Material, turn: number): string {
  const { lead, second, cast, places, seed } = material;
  const choose = (list: string[], offset: number) => shuffle(list, seed + offset)[turn % list.length] ?? "";
  const partner = cast[1 + (turn % Math.max(1, cast.length - 1))] ?? second;
  const words: Record<string, string> = {
    lead: lead.name,
    about: lead.about,
    second: partner.name,
    about2: partner.about,
    place: places[0] ?? "",
    title: material.title,
    event: choose(events, 1),
    want: choose(wants, 2),
    deadline: choose(deadlines, 3),
    belief: choose(beliefs, 4),
    stake: material.tone.stake,
  };
  return fill(pitch, { ...words, Lead: upperFirst(lead.name), Second: upperFirst(partner.name) });
}

function weaveKind({ tone, themes, styles, size, isSilent }: Material): string {
  const length = size < 1 ? "short, sharp " : size > 1 ? "long, unhurried " : "";
  const kind = `${length}${isSilent ? "wordless " : ""}${tone.genre}`;
  const about = themes[0] === undefined ? "" : ` about ${themes[0]}`;
  const manner = styles[0] === undefined ? "" : `, in the manner of ${styles[0]}`;
  return ` ${/^[aeiou]/i.test(kind) ? "An" : "A"} ${kind}${about}${manner}.`;
}

function weaveWishes({ wishes }: Material): string {
  return [
    ...wishes.present.map((wish) => ` And at the heart of it: ${wish}.`),
    ...wishes.absent.map((wish) => ` All of it without a trace of ${wish}.`),
    ...wishes.said.map((wish) => ` The idea that drives it: “${wish}”.`),
  ].join("");
}

/** About a page a minute: 160 words. */
const wordsPerSecond = 160 / 60;

/** A short script in Fountain: two to four scenes with the brief's people, about as long as the story is to be. */
export function composeScript(brief: Brief & { logline: string; minutes: number; seconds: number }): string {
  const material = readBrief(brief);
  const seconds = brief.minutes * 60 + brief.seconds;
  const scenes = seconds < 60 ? 2 : seconds < 180 ? 3 : 4;
  return writeScenes(material, {
    logline: firstSentence(brief.logline),
    scenes,
    words: Math.round(seconds * wordsPerSecond * material.size),
  });
}
