/** Loglines out of a story's own people, places, deeds and words. */
import { fill, plainLine, shuffle, upperFirst } from "./choice.ts";
import { choose, type Material } from "./material.ts";
import { asSentences, introduced, type Person } from "./people.ts";
import { placeOfHeading } from "./places.ts";
import { sentencesOf } from "./sentences.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";

/** Four loglines, the best one first, without markup. */
export function writeLoglines(material: Material): string[] {
  const ideas = (material.lines.length > 0 ? ideasOfScript(material) : ideasOfPlan(material)).map(asSentences);
  const endings = shuffle(material.tone.endings, material.seed);
  const isToned = material.feedback.tone !== undefined;
  const [first = "", ...rest] = ideas;
  return [first, ...rest].slice(0, 4).map((idea, index) => {
    const ending =
      isToned || (index === 0 && material.logline === "")
        ? fill(endings[index % endings.length] ?? "", peopleOf(material))
        : "";
    const size = material.feedback.size;
    return [
      idea,
      size < 1 ? "" : ending,
      ...(index % 2 === 0 || size > 1 ? followed(material) : []),
      size > 1 ? kindOf(material) : "",
    ]
      .filter((each) => each !== "")
      .join(" ");
  });
}

const peopleOf = ({ lead, second }: Material) => ({ A: lead.name, B: second.name });

/** "A short, sharp comedy about obedience." */
export function kindOf({ tone, feedback, themes, styles, runs }: Material): string {
  const length = feedback.size < 1 ? "short, sharp " : feedback.size > 1 ? "unhurried " : "";
  const kind = `${length}${feedback.isSilent ? "wordless " : ""}${tone.genre}`;
  const about = themes[0] === undefined ? "" : ` about ${themes[0]}`;
  const manner = styles[0] === undefined ? "" : `, told ${styles[0].toLowerCase()}`;
  return `${/^[aeiou]/i.test(kind) ? "An" : "A"} ${kind}${about}${manner}, in ${timeOf(runs)}.`;
}

function timeOf(runs: number): string {
  const minutes = Math.floor(runs / 60);
  const rest = runs % 60;
  const whole = minutes === 0 ? "" : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return [whole, rest === 0 ? "" : `${rest} seconds`].filter((each) => each !== "").join(" ") || "no time";
}

/** What the notes ask for, in the sentences of a logline. */
function followed({ feedback, lead, places }: Material): string[] {
  return [
    ...feedback.places.slice(0, 1).map(() => `All of it in ${places[0] ?? ""}.`),
    ...feedback.claims.map((claim) => `This time ${claim.charAt(0)}${claim.slice(1)}.`),
    ...feedback.present.map((wish) => `And then there is ${wish}, which ${lead.name} is the last to notice.`),
    ...feedback.absent.map((wish) => `No ${wish} anywhere.`),
    ...(feedback.isSilent ? ["Nobody says a word."] : []),
  ];
}

function ideasOfScript(material: Material): string[] {
  const { lines, lead, second, cast, places, isEnglish } = material;
  const own = places.slice(places.length > material.feedback.places.length ? material.feedback.places.length : 0);
  const first = own[0] ?? "";
  const last = own.at(-1) ?? first;
  const spoken = lines.filter(
    ({ character_name, dialogue_text }) => character_name !== nonSpeakingPart && dialogue_text !== "",
  );
  const whoIs = (name: string) =>
    cast.find((one) => ` ${name.toLowerCase()} `.includes(` ${one.name.toLowerCase()} `)) ?? second;
  const opening = spoken[0];
  const closing = spoken.at(-1);
  const facing =
    spoken
      .toReversed()
      .map(({ character_name }) => whoIs(character_name))
      .find((one) => one !== lead) ?? second;
  const names = cast
    .filter((one) => one !== lead)
    .slice(0, 3)
    .map(({ name }) => name);
  const tell = (one: Person) => (isEnglish ? introduced(one) : one.name);
  const question = questionOf(material, spoken);
  const deed = isEnglish ? deedOf(material) : undefined;
  const at = (place: string) => (place === "" ? "" : ` in ${place}`);
  return [
    first !== last
      ? `${tell(lead)} sets out from ${first} and ends up${at(last)}, face to face with ${ended(tell(facing))}`
      : `${upperFirst(`${at(first)} `.trimStart())}${tell(lead)} comes face to face with ${ended(tell(facing))}`,
    ...(question === undefined
      ? []
      : [
          `“${question.asked}” asks ${lead.name}${at(question.place)}. What ${whoIs(question.answering).name} has to say to that turns “${material.title}” upside down.`,
        ]),
    ...(deed === undefined ? [] : [`When ${deed}, neither ${lead.name} nor ${facing.name} can go on as before.`]),
    ...(opening && closing && opening !== closing
      ? [
          `It begins with “${clip(opening.dialogue_text)}”${at(first)} and ends with “${clip(closing.dialogue_text)}”${last === first ? "" : at(last)}. In between, ${lead.name} has ${listOf(names)} to reckon with.`,
        ]
      : []),
    `${listOf([lead.name, ...names])}${own.length > 1 ? `, between ${listOf([first, last])}` : at(first)}: one of them will have the last word${closing ? `, and it is “${clip(closing.dialogue_text)}”` : ""}.`,
    `${ended(upperFirst(tell(lead)))} ${ended(upperFirst(tell(facing)))} ${last === "" ? "One day" : upperFirst(last)}, and no way around each other.`,
    `Nobody else could play this but ${lead.name} and ${facing.name}: what begins as an ordinary day${at(first)} is “${material.title}” before they know it.`,
  ];
}

/** Of what the lead asks and somebody else answers, the last question that is short enough to remember. */
function questionOf({ lead, places, cast, isEnglish }: Material, spoken: ScriptLine[]) {
  const isLead = (name: string) => ` ${name.toLowerCase()} `.includes(` ${lead.name.toLowerCase()} `);
  const found = spoken.flatMap(({ character_name, dialogue_text, scene_location }, index) => {
    const answering = spoken[index + 1]?.character_name ?? "";
    const asked = sentencesOf(plainLine(dialogue_text)).find(
      (each) => each.endsWith("?") && /^(?:\S+ ){2,7}\S+$/.test(each),
    );
    if (asked === undefined || !isLead(character_name) || answering === "" || isLead(answering)) return [];
    const place = placeOfHeading(scene_location, cast, isEnglish);
    return [{ asked, answering, place: places.includes(place) ? place : "" }];
  });
  return found.toSorted((a, b) => a.asked.length - b.asked.length)[0];
}

const ended = (text: string) => `${text.replace(/,$/, "")}.`;

const clip = (text: string) => {
  const sentence = sentencesOf(plainLine(text))[0] ?? "";
  const words = sentence.split(" ");
  return words.length > 12
    ? `${words
        .slice(0, 12)
        .join(" ")
        .replace(/[,;:.]$/, "")} …`
    : sentence;
};

const listOf = (names: string[]) =>
  names.length < 2 ? (names[0] ?? "nobody") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** The longest sentence in which the lead does something. */
function deedOf({ lines, lead }: Material): string | undefined {
  const sentences = lines
    .filter(({ character_name }) => character_name === nonSpeakingPart)
    .flatMap(({ stage_directions }) => sentencesOf(plainLine(stage_directions)))
    .filter((sentence) =>
      new RegExp(`^${lead.name.replace(/[^\p{L}\p{N} ]/gu, ".")}\\s\\p{Ll}+s\\s`, "u").test(
        inCase(sentence, lead.name),
      ),
    )
    .filter(
      (sentence) =>
        !/["“”:()]|\b(?:it|them|this|these)\b/i.test(sentence) &&
        /^.{20,110}$/.test(sentence) &&
        !/\p{Lu}{3,}/u.test(inCase(sentence, lead.name)),
    );
  const deed = sentences.toSorted((a, b) => b.length - a.length)[0];
  return deed && inCase(deed, lead.name).replace(/[.!?]+$/, "");
}

const inCase = (sentence: string, name: string) =>
  sentence.toLowerCase().startsWith(`${name.toLowerCase()} `) ? name + sentence.slice(name.length) : sentence;

/** Before there is a script: what is planned, told from three sides. */
function ideasOfPlan(material: Material): string[] {
  const { lead, second, logline, places, facts, title, themes } = material;
  const place = places[0];
  const isPlace = place?.toLowerCase() === title.toLowerCase();
  const at = place === undefined || isPlace ? "" : ` in ${place}`;
  const subject = themes[0] ?? (isPlace ? place : title === "Untitled" ? "what happened" : `“${title}”`);
  const plain = [
    `${introduced(lead)} wants to be done with ${subject} by tonight. ${introduced(second)} has only just begun${at}.`,
    `What ${lead.name} knows about ${subject} fits into one sentence. ${second.name} knows the other half, and keeps it until it is nearly too late.`,
    `${upperFirst(place ?? "This story")} has room for one of them: ${introduced(lead)} who came first, or ${introduced(second)} who will not leave.`,
    `The one thing that ${lead.name} and ${second.name} never talk about is ${subject}. Today${at} there is nothing else left to say.`,
  ];
  return [
    ...(logline === ""
      ? []
      : [
          `${logline} ${upperFirst(introduced(second))} knows how it ends, and does not tell.`.replace(
            ",  knows",
            " knows",
          ),
        ]),
    ...facts
      .slice(0, 2)
      .map((fact, index) =>
        index === 0
          ? `${fact} ${upperFirst(introduced(lead))} is the first to doubt it; ${second.name} is the last.`
          : `${fact} ${choose([`So says everybody${at}, until ${lead.name} asks ${second.name}.`, `${second.name} would swear to it. ${lead.name} has seen otherwise${at}.`], material)}`,
      ),
    ...shuffle(plain, material.seed),
  ];
}
