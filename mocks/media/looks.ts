import { type Colour, hsl } from "./colour.ts";
import { costumeOf } from "./costumes.ts";
import { diceOf } from "./seeded.ts";
import type { CastMember } from "./studio.ts";
import { lexicon } from "./vocabulary/lexicon.ts";
import { type Creature, creatures, type Garment, type Hat } from "./vocabulary/people.ts";

export type Kind = "person" | "figure" | Creature;

/** What a member of the cast looks like, always the same for the same name and description. */
export interface Look {
  kind: Kind;
  gender: "male" | "female";
  age: "child" | "young" | "middle_aged" | "old";
  skin: Colour;
  hair: Colour;
  haircut: "bald" | "short" | "parted" | "bob" | "long" | "bun" | "braid" | "curly" | "spiky";
  top: Colour;
  bottom: Colour;
  eyes: Colour;
  garment: Garment | undefined;
  wearsGlasses: boolean;
  hat: Hat | undefined;
  beard: "none" | "moustache" | "full";
}

const creatureWords = lexicon(creatures);
const human =
  /\b(man|woman|men|women|boy|girl|lady|gentleman|person|human|he|she|mother|father|teenager|people|guy|kid|child)\b/i;

function kindOf({ name, description }: CastMember): Kind {
  const ofPeople = /(?:owner|lover|walker|trainer|catcher|lady|man|woman|boy|girl|rider|hunter)\s*$/i;
  const named = ofPeople.test(name) || /\b(?:mr|mrs|miss|dr)\b/i.test(name) ? undefined : creatureWords(name).at(-1);
  if (named) return named.meaning;
  if (/\b(?:figure|silhouette|shadow|gestalt|intruder)s?(?: \d)?$/i.test(name)) return "figure";
  // "a clerk with a parrot" is a clerk, "a mare, 26 in human years" a mare.
  const subject =
    description
      .replace(/\([^()]*\)/g, "")
      .split(/\b(?:with|walking|leads|holding|carrying|loves|likes|owns|beside|and (?:his|her))\b/i)[0] ?? "";
  if (human.test(subject)) return "person";
  const found = creatureWords(subject)[0];
  return found && !ofPeople.test(subject) ? found.meaning : "person";
}

function ageOf({ description, voice_age }: CastMember): Look["age"] | undefined {
  const years = Number(/\b(\d{1,2})\b(?!\s*(?:feet|foot|cm|inches))/.exec(description)?.[1]);
  if (years > 0) return years < 14 ? "child" : years < 32 ? "young" : years < 60 ? "middle_aged" : "old";
  if (
    /\b(child|kid|little (boy|girl)|toddler|schoolboy|schoolgirl|(?:ein|das|kleines|junges) kind|enfant|kleines mädchen|kleiner junge|petite fille|petit garçon|rotkäppchen|chaperon rouge|riding hood|cabin boy|of about ten)\b/i.test(
      description,
    )
  )
    return "child";
  if (
    /\b(old|elderly|aged|alten|altes|grand(mother|father|ma|pa)|wrinkled|granny|alte|alter|großmutter|großvater|oma|opa|vieux|vieille|grand-mère|grand-père|viejo|vieja|past seventy|wizard|ancient)\b/i.test(
      description,
    )
  )
    return "old";
  if (/\b(young|teen\w*|student|boy|girl)\b/i.test(description)) return "young";
  return voice_age;
}

function genderOf({ name, description, voice_gender }: CastMember): Look["gender"] | undefined {
  const words = `${name} ${description}`;
  if (
    /\b(woman|women|girl|she|her|lady|mother|sister|queen|actress|mrs|ms|miss|grandmother|grandma|princess|daughter|wife|widow|witch|nun|gentlewoman|duchess|maid|waitress|nurse|landlady|frau|mädchen|mutter|großmutter|tochter|königin|prinzessin|hexe|dame|femme|fille|mère|grand-mère|reine|princesse|mme|mlle|sorcière|mujer|niña|rotkäppchen|chaperon)\b/i.test(
      words,
    )
  )
    return "female";
  if (
    /\b(man|boy|he|his|him|gentleman|father|brother|king|mr|grandfather|guy|prince|son|husband|sir|lord|captain|herr|mann|junge|vater|großvater|könig|prinz|sohn|homme|garçon|père|roi|fils|monsieur|hombre|niño|rey|policeman|sailor|sailors|pirate|pirates|soldier|soldiers|knight|knights|cowboy|outlaw|outlaws|huntsman|jäger|chasseur)\b/i.test(
      words,
    )
  )
    return "male";
  return voice_gender;
}

const skins = [
  hsl(24, 62, 82),
  hsl(22, 55, 75),
  hsl(24, 48, 65),
  hsl(22, 44, 52),
  hsl(20, 42, 40),
  hsl(18, 40, 31),
] as const;
const hairColours: [RegExp, Colour][] = [
  [/\b(blond|blonde|golden hair|fair-haired)\b/i, hsl(44, 70, 62)],
  [/\b(red hair|red-haired|ginger|redhead)\b/i, hsl(16, 72, 44)],
  [/\b(gr[ae]y|silver|white)[- ]hair/i, hsl(220, 8, 78)],
  [/\b(black|dark)[- ]hair/i, hsl(240, 16, 13)],
  [/\b(brown|brunette|chestnut)\b/i, hsl(24, 44, 26)],
  [/\bblue hair/i, hsl(212, 70, 48)],
  [/\b(pink|purple) hair/i, hsl(320, 62, 56)],
];
/** What a description says of somebody's hair. */
const haircuts: [RegExp, Look["haircut"]][] = [
  [/\b(?:bald|shaved head|glatze|kahl|chauve|calvo)\b/i, "bald"],
  [/\b(?:braid\p{L}*|plait\p{L}*|pigtails?|zopf|zöpfe\p{L}*|tresses?|trenza\p{L}*)/iu, "braid"],
  [/\b(?:hair )?(?:bun|chignon|dutt|moño)\b/i, "bun"],
  [/\b(?:curl\p{L}*|locken|lockig\p{L}*|bouclée?s?|rizad[oa]s?)/iu, "curly"],
  [/\b(?:wild|spiky|tousled|unruly) (?:\p{L}+ )?hair/iu, "spiky"],
  [/\b(?:short|cropped) (?:\p{L}+ )?(?:hair|head)|short-haired|cropped|kurze\p{L}* haar/iu, "short"],
  [/\blong (?:\p{L}+ )?(?:hair|locks)|long-haired|lange\p{L}* haar|cheveux longs|pelo largo/iu, "long"],
];

export function lookOf(cast: CastMember): Look {
  const dice = diceOf(`${cast.name.toUpperCase()}|${cast.description}`);
  const costume = costumeOf(cast.name, cast.description);
  const says = (words: RegExp) => words.test(cast.description);
  const guess = dice.pick(["male", "female"] as const);
  const gender = genderOf(cast) ?? guess;
  const age = ageOf(cast) ?? "middle_aged";
  const natural = dice.pick([
    hsl(24, 44, 22),
    hsl(30, 52, 34),
    hsl(240, 16, 14),
    hsl(44, 62, 58),
    hsl(14, 66, 38),
    hsl(20, 30, 16),
  ]);
  const guessedSkin = dice.pick(skins);
  const haircut =
    gender === "female"
      ? dice.pick(["bob", "long", "bun", "braid", "long"] as const)
      : dice.pick(["short", "parted", "spiky", "curly", "short"] as const);
  const hue = dice.between(0, 360);
  const beard = dice.pick(["none", "none", "none", "moustache", "full"] as const);
  const hasGlasses = dice.between(0, 1) < 0.22;
  const isDark = says(
    /\b(?:black|african|dark-skinned|brown-skinned)(?:,? (?!and\b)[\p{L}-]+){0,2} (?:man|woman|boy|girl|person)\b|(?:dark|brown|black) skin/iu,
  );
  const isPale = says(
    /\b(?:white|pale|caucasian|fair-skinned)(?:,? (?!and\b)[\p{L}-]+){0,2} (?:man|woman|boy|girl|person)\b|(?:pale|fair|white) skin|hellhäutig/iu,
  );
  // The described skin decides about eyes and hair as well.
  const skin = isDark ? skins[4] : isPale ? skins[0] : guessedSkin;
  return {
    kind: kindOf(cast),
    gender,
    age,
    skin,
    hair:
      hairColours.find(([words]) => says(words))?.[1] ??
      (age === "old" ? hsl(220, 8, 80) : skin.l < 56 ? hsl(natural.h, 20, 11) : natural),
    haircut: haircuts.find(([words]) => says(words))?.[1] ?? haircut,
    top: costume.colour ?? hsl(hue, dice.between(38, 72), dice.between(36, 58)),
    bottom: hsl(hue + dice.between(120, 240), dice.between(18, 40), dice.between(20, 36)),
    eyes:
      skin.l < 60
        ? hsl(25, 50, 18)
        : dice.pick([hsl(210, 60, 38), hsl(25, 55, 26), hsl(140, 40, 32), hsl(230, 30, 20)]),
    garment: costume.garment ?? (gender === "female" && dice.between(0, 1) < 0.75 ? "dress" : undefined),
    wearsGlasses: hasGlasses || says(/\b(glasses|spectacles|professor|librarian|nerd)/i),
    hat: costume.hat,
    beard:
      gender === "female" || age === "child"
        ? "none"
        : says(/\bbeard/i)
          ? "full"
          : says(/\bmoustache|mustache/i)
            ? "moustache"
            : age === "young"
              ? "none"
              : beard,
  };
}
