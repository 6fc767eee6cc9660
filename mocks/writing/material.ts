/** What a story is made of, told by its own words: script, logline, people, context, project. */
import { escapeRegExp } from "../escape-reg-exp.ts";
import { firstSentence, pick, plainLine, seedOf, shuffle } from "./choice.ts";
import { hearFeedback, isWorded, type Feedback } from "./feedback.ts";
import { aboutPerson, inTitleCase, leadersOf, rolesIn, type Person } from "./people.ts";
import { isPlaceHeading } from "./paper.ts";
import { placeIn, placeOfHeading, placesTold } from "./places.ts";
import { parseScreenplay, scriptLocations, type ScriptLine } from "./screenplay.ts";
import { drama, toneAskedFor, type Tone } from "./tones.ts";

export interface Brief {
  title: string;
  project: { name: string; description: string };
  logline: string;
  script: string;
  minutes: number;
  seconds: number;
  context: { name: string; contextType: string; information: string[] }[];
  characters: { name: string; description: string }[];
  feedback: string[];
}

export interface Material {
  title: string;
  logline: string;
  lines: ScriptLine[];
  /** Whether the script can be continued in English. */
  isEnglish: boolean;
  cast: Person[];
  lead: Person;
  second: Person;
  /** As in a sentence: "the park". */
  places: string[];
  /** What is known of the story's world, in whole sentences. */
  facts: string[];
  themes: string[];
  styles: string[];
  tone: Tone;
  feedback: Feedback;
  /** How long it is to be. */
  runs: number;
  seed: number;
}

const inventedNames = ["Mara", "Teo", "Ines", "Jonah", "Lucia", "Anton", "Nadia", "Emil"];
const englishWords = /\b(?:the|and|of|to|is|you|with|his|her|it|that|at)\b/gi;

export function readBrief(brief: Brief): Material {
  const feedback = hearFeedback(brief.feedback);
  const rename = (text: string) =>
    feedback.names.reduce((now, { from, to }) => now.replace(wordOf(from), (found) => matchCase(to, found)), text);
  const context = brief.context
    .map(({ name, contextType, information }) => ({
      name: rename(plainLine(name)),
      contextType,
      information: information.map((told) => rename(plainLine(told))).filter(isWorded),
    }))
    .filter((item) => isWorded(item.name));
  const of = (type: string) => context.filter((item) => item.contextType === type);
  const title = plainLine(brief.title) || plainLine(brief.project.name) || "Untitled";
  const logline = rename(firstSentence(brief.logline, 60));
  const description = rename(firstSentence(brief.project.description, 60));
  const lines = parseScreenplay(rename(brief.script));
  const characters = brief.characters.map(({ name, description: looks }) => ({
    name: rename(plainLine(name)),
    description: rename(plainLine(looks)),
  }));
  const seed = seedOf(title, logline, brief.script, JSON.stringify([context, characters]), ...feedback.notes);

  const known = [...new Set(characters.map(({ name }) => name).filter(isWorded))];
  const speaking = leadersOf(lines);
  const names =
    [speaking, known, of("Character").map(({ name }) => name), rolesIn(logline)].find((each) => each.length > 0) ?? [];
  const spare = shuffle(inventedNames, seedOf(title)).filter((name) => !names.includes(name));
  const cast = [...names, ...spare.slice(0, Math.max(0, 2 - names.length))].map((name): Person => {
    const isHe = (one: { name: string }) => one.name.toLowerCase() === name.toLowerCase();
    const looks = characters.find(isHe)?.description ?? "";
    const told = context.find(isHe)?.information[0] ?? "";
    return { name: name.startsWith("the ") ? name : inTitleCase(name), about: aboutPerson(name, [told, looks], lines) };
  });
  const [lead = { name: "", about: "" }, second = lead] = cast;
  const spoken = lines.map(({ dialogue_text, stage_directions }) => `${dialogue_text} ${stage_directions}`).join(" ");
  const words = spoken.split(/\s+/).length;
  const isEnglish = lines.length === 0 || (spoken.match(englishWords)?.length ?? 0) / words > 0.05;
  const headings = scriptLocations(lines);
  const real = headings.filter(isPlaceHeading);

  return {
    title,
    logline,
    lines,
    isEnglish,
    cast,
    lead,
    second,
    places: [
      ...new Set([
        ...feedback.places.map(placeIn),
        ...(real.length > 0 ? real : headings).map((heading) => placeOfHeading(heading, cast, isEnglish)),
        ...(lines.length > 0 ? [] : of("Setting").map(({ name }) => placeIn(name))),
        ...(lines.length > 0
          ? []
          : placesTold([logline, title, description, ...of("Plot").flatMap((item) => item.information)])),
      ]),
    ],
    facts: ["Plot", "Setting", "Uncategorized", "Theme", "Style", "Character"]
      .flatMap((type) =>
        of(type).flatMap(({ information }) => information.slice(0, 2).map((told) => firstSentence(told))),
      )
      .filter((fact) => fact.split(" ").length > 2),
    themes: of("Theme").map((item) => item.name),
    styles: of("Style").map((item) => item.name),
    tone: feedback.tone ?? toneOf([description, logline, ...of("Style").map(({ name }) => name)]),
    feedback,
    runs: brief.minutes * 60 + brief.seconds,
    seed,
  };
}

/** What a project calls itself: "very short comedies". */
const toneOf = (texts: string[]) => texts.map(toneAskedFor).find((tone) => tone !== undefined) ?? drama;

/** "a man of 40" for one that is chosen from several. */
export const choose = (list: readonly string[], { seed }: Material, turn = 0) =>
  pick(shuffle(list, seed), turn) || pick(list, seed);

const wordOf = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, "giu");

const matchCase = (name: string, like: string) => (/\p{Ll}/u.test(like) ? name : name.toUpperCase());
