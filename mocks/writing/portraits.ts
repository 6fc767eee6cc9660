/** What the script says of a person, else what the name suggests. */
import { escapeRegExp } from "../escape-reg-exp.ts";
import { groupOf, jointNames } from "../media/groups.ts";
import { pick, seedOf, upperFirst } from "./choice.ts";
import { sentencesOf } from "./sentences.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";
import { genderOfStranger, namesFolk } from "../media/strangers.ts";
import { genderOfName, isGivenName } from "../media/vocabulary/names.ts";

export interface Portrait {
  description: string;
  voice_gender: "male" | "female";
  voice_age: "young" | "middle_aged" | "old";
}

const animals =
  /\b(?:dogs?|puppy|cats?|kitten|chihuahuas?|horse|birds?|wolf|bear|mouse|fox|lion|tiger|frog|pig|rabbit)\b/i;
const machines = /\b(?:robots?|android|computer|machine|a\.?i\.?|drone|phone)\b/i;
const female =
  /\b(?:woman|women|girl|lady|female|mother|mom|mum|grandma|grandmother|sister|daughter|queen|princess|aunt|wife|widow|maid|gentlewoman|duchess|countess|hostess|nurse|waitress|witch|granny|actress|she|her|mrs|ms|miss|frau|mädchen|mutter|großmutter|grossmutter|oma|tochter|schwester|königin|tante|femme|fille|mère|grand-mère|soeur|sœur|reine|mme|mlle|madame|mujer|niña|madre|señora|dama|doña|criada|monja|reina|hermana|servante|suivante|comtesse|fräulein|magd|amme|zofe|wirtin|gräfin|hexe|nonne|rotkäppchen)\b/i;
const male =
  /\b(?:man|men|boy|gentleman|male|father|dad|grandpa|grandfather|brother|son|king|prince|uncle|husband|lord|he|his|mr|sir|herr|mann|junge|vater|großvater|sohn|bruder|könig|onkel|homme|garçon|père|fils|frère|roi|monsieur|oncle|hombre|niño|padre|señor|rey)\b/i;
const young =
  /\b(?:young|boy|girl|child|kid|teen\w*|puppy|kitten|baby|student|mädchen|junge|(?:ein|das) kind|jeune|fille|garçon|enfant|niñ[ao])\b/i;
const children = /\b(?:boy|girl|child|kid|baby|kind)\b/i;
const aged =
  /\b(?:old|elderly|aged|grand(?:ma|pa|mother|father)|ancient|retired|alte[rn]?|großmutter|grossmutter|vieux|vieille|grand-mère|viej[ao])\b/i;

const builds = ["slender", "sturdy", "tall", "small and quick", "broad-shouldered"];
const hairs = {
  male: ["short dark hair", "thick curls", "short red hair", "a cropped head", "wild blond hair"],
  female: ["long dark hair", "long thick curls", "a red braid", "a dark bun", "long blond hair"],
};
const greyHairs = {
  male: ["short grey hair", "white curls", "a bald head", "short white hair"],
  female: ["a grey bun", "long white hair", "a grey braid", "long grey hair"],
};
const clothes = {
  male: [
    "a worn green coat",
    "a neat blue suit",
    "a brown leather jacket",
    "a patched denim jacket",
    "a long grey scarf",
  ],
  female: ["a worn green coat", "a blue dress", "a dark red gown", "a yellow dress", "a long grey skirt"],
};
const airs = [
  "an alert, kind face",
  "a sceptical half-smile",
  "tired but friendly eyes",
  "a dreamy look",
  "an unshakable calm",
];
const coats = ["short brown fur", "a shaggy grey coat", "black and white patches", "soft golden fur"];
const shells = ["brushed steel", "chipped white enamel", "glowing blue panels", "brass and dark glass"];

/** A person for the cast, from the introduction in the action text when there is one. */
export function describeCharacter(name: string, lines: ScriptLine[]): Portrait {
  const told = findIntroduction(name, lines);
  const seed = seedOf(name.toLowerCase());
  const among = told === undefined ? amongWhom(name, lines) : "";
  const called = told === undefined ? [name, among, addressOf(name, lines) || kinOf(name, lines)].join(", ") : name;
  const text = `${called}, ${told ?? ""}`;
  const voice_gender = guessGender(text, name, seed);
  const voice_age = guessAge(`${text}, ${told === undefined ? ageSaid(name, lines) : ""}`, seed);
  const invented = told ?? invent(called, voice_gender, voice_age, seed);
  const description = among === "" ? invented : `${invented}, one of: ${among}`;
  return { description: `${upperFirst(description).replace(/[.,;:]+$/, "")}.`, voice_gender, voice_age };
}

/** "How goes the night, boy?": what somebody is called just before the first answer. */
function addressOf(name: string, lines: ScriptLine[]): string {
  const first = lines.findIndex(({ character_name }) => character_name === name);
  const [, called = ""] = vocative.exec(lines[first - 1]?.dialogue_text ?? "") ?? [];
  return called.toLowerCase();
}
const vocative =
  /,\s(?:my\s|dear\s|mein\s|meine\s|mon\s|ma\s)?(boy|girl|child|madam|mother|father|sister|brother|daughter|wife|mädchen|junge|mutter|vater|schwester|bruder|tochter|kind|madame|monsieur|fille|mère|père|soeur|frère|hija|señora|señor)[.!?]+["”»]?$/iu;

/** "Mehrere alte Zauberer und Magier, darunter Mystifax": what he is. */
function amongWhom(name: string, lines: ScriptLine[]): string {
  const escaped = escapeRegExp(name);
  const among = new RegExp(
    `((?:\\p{Ll}+ )?\\p{L}{3,})(?: (?:und|and|et) \\p{L}+)?(?:,| \\() ?(?:darunter|unter ihnen|including|among them|dont|parmi eux|entre ellos) (?:[^.;,]*\\s)?${escaped}(?!\\p{L})`,
    "iu",
  );
  const told = lines.map(({ stage_directions }) => among.exec(stage_directions)?.[1]?.toLowerCase() ?? "");
  return told.find((each) => namesFolk(each.split(" ").at(-1) ?? "")) ?? "";
}

/** "Where's my daughter?", and she comes: whom somebody asks for just before the first entrance. */
function kinOf(name: string, lines: ScriptLine[]): string {
  const comes = lines.findIndex(({ stage_directions }) => stage_directions.toLowerCase().includes(name.toLowerCase()));
  const asked = lines.slice(Math.max(0, comes - 3), Math.max(0, comes)).map(({ dialogue_text }) => dialogue_text);
  const [, kin = ""] = askedFor.exec(asked.join(" ")) ?? [];
  return /^(?:daughter|son|tochter|sohn|fille|fils|hija|hijo)$/i.test(kin)
    ? `young ${kin.toLowerCase()}`
    : kin.toLowerCase();
}
const askedFor =
  /(?:where['’]?s|where is|call|bring|send (?:for|me)|wo ist|ruft?|où est|dónde está)\s(?:my|our|your|her|his|meine?|unsere?|ma|mon|mi)\s(daughter|son|wife|husband|mother|father|sister|brother|tochter|sohn|frau|mutter|vater|schwester|bruder|fille|fils|femme|mère|père|sœur|frère|hija|hijo|madre|padre)(?!\p{L})/iu;

/** "Old Montague is come": what is said of somebody's age. */
function ageSaid(name: string, lines: ScriptLine[]): string {
  const escaped = escapeRegExp(name);
  const said = new RegExp(
    `(?<!\\p{L})(old|young|alte[rn]?|junge[rn]?|vieux|vieille|jeune|viej[oa])\\s${escaped}(?!\\p{L})`,
    "iu",
  );
  const told = lines.map(({ dialogue_text, stage_directions }) => `${stage_directions} ${dialogue_text}`);
  const isMiss = lines.some(
    ({ dialogue_text }, index) => lines[index + 1]?.character_name === name && maiden.test(dialogue_text),
  );
  return told.map((each) => said.exec(each)?.[1]).find(Boolean) ?? (isMiss ? "young" : "");
}
/** "…, Miss Glory?", and she answers. */
const maiden = /(?:^|[,–—-]\s*)(?:miss|fräulein|mademoiselle|señorita)(?:\s\p{L}+)?\s?[.?!]+["”»]?$/iu;
/** Who is married or has children is not guessed to be young. */
const matron = /(?:^|,\s*)(?:mrs|frau|mme|madame|señora|mother|mutter|mère|madre|father|vater|père|padre)(?!\p{L})/iu;

/** "MARGARET, 37, a white woman, amicable, who …" gives "37, a white woman, amicable": up to what the person does. */
function findIntroduction(name: string, lines: ScriptLine[]): string | undefined {
  const escaped = escapeRegExp(name.toUpperCase());
  const introduction = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?: \\p{Lu}[\\p{Lu}'-]+){0,2}(?:,\\s*| (?=\\()| (?:is|ist|est|es) (?=(?:an?|eine?|une?|una?) ))([^!?;]+)`,
    "u",
  );
  for (const line of lines) {
    if (line.character_name !== nonSpeakingPart) continue;
    const told = sentencesOf(line.stage_directions)
      .filter((each) => !listOfWhoComes.test(each))
      .map((each) => introduction.exec(each)?.[1]?.replace(/[.\s]+$/, ""))
      .find(Boolean);
    if (told === undefined) continue;
    const traits = told.replace(/\b(?:who|whose|that|which)\b(?=[^,]*$).*$/, "").split(/,\s*/);
    const action = traits.findIndex((trait, index) => index > 0 && isDeed(trait));
    const kept = (action < 0 ? traits : traits.slice(0, action)).join(", ").replace(/[\s,]+$/, "");
    if (kept !== "" && !isDeed(kept)) return kept;
  }
  return undefined;
}

/** "Enter DUNCAN, MALCOLM, and Attendants" tells nothing of Duncan. */
const listOfWhoComes = /^(?:\P{L}*(?:\p{L}+\s)?)(?:re-?)?(?:enter|entrent|salen|exeunt)\s/iu;

/** "strolls through the park" is a deed, "faceless" and "glasses" are not. */
const isDeed = (trait: string) =>
  /^(?:(?:who|after|before|while|when|having|still|again|now|then|nachdem|während|après|avant|pendant)\b|à (?:genoux|part)|aux?\b|(?:and )?(?:is|has|kneel|sit|stand|walk|enter|\p{Ll}*[^su\P{L}]s)(?: |$)|(?:und )?\p{Ll}+t (?:ein\p{L}*|im|ins|am|an|in|auf|de[nrm]|die|das|durch|vor|aus|sich|zu|mit)\b|(?:et )?(?:est|entre|sort|se \p{Ll}+|s'\p{Ll}+|\p{Ll}+(?:it|rt|nd|che|lle|rde)) (?:le|la|les|l'|une?|dans|sur|au|à|devant|près)(?!\p{L}))/u.test(
    trait,
  );

function guessGender(text: string, name: string, seed: number): "male" | "female" {
  if (female.test(text)) return "female";
  if (male.test(text)) return "male";
  if (animals.test(name) || machines.test(name)) return seed % 2 === 0 ? "male" : "female";
  // "Kate Hunter" is a Kate, "Capitaine Bordure" a captain.
  const isGiven = name.split(/\s+/).some(isGivenName);
  return (isGiven ? undefined : genderOfStranger(name.toLowerCase())) ?? genderOfName(name.trim()) ?? "male";
}

function guessAge(text: string, seed: number): "young" | "middle_aged" | "old" {
  const years = Number(/(?<![\p{L}\p{N}])\d{1,3}(?![\p{L}\p{N}])/u.exec(text)?.[0] ?? Number.NaN);
  if (years < 30 || (Number.isNaN(years) && young.test(text))) return "young";
  if (years >= 60 || (Number.isNaN(years) && aged.test(text))) return "old";
  return Number.isNaN(years) && seed % 3 === 0 && !matron.test(text) ? "young" : "middle_aged";
}

function invent(name: string, gender: "male" | "female", age: Portrait["voice_age"], seed: number): string {
  if (groupOf(name) || jointNames(name.split(",")[0] ?? "", []))
    return `a group of people, ${name.split(",")[0]?.toLowerCase()}`;
  const animal = animals.exec(name)?.[0].toLowerCase();
  if (animal !== undefined)
    return `a ${pick(["small", "lanky", "scruffy"], seed)} ${animal} with ${pick(coats, seed >>> 4)} and bright eyes`;
  if (machines.test(name)) return `a talking machine of ${pick(shells, seed)} with ${pick(airs, seed >>> 4)}`;
  if (children.test(name))
    return `a ${gender === "female" ? "girl" : "boy"} of about ten with ${pick(hairs[gender], seed >>> 3)}`;
  const person = gender === "female" ? "woman" : "man";
  const years = { young: "in the early twenties", middle_aged: "of about forty", old: "past seventy" }[age];
  return `a ${pick(builds, seed)} ${person} ${years} with ${pick(age === "old" ? greyHairs[gender] : hairs[gender], seed >>> 3)} and ${pick(airs, seed >>> 6)}, wearing ${pick(clothes[gender], seed >>> 9)}`;
}
