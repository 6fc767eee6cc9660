import { hashOf } from "./seeded.ts";

/** A synthetic voice as the product lists it, and the espeak-ng settings that make it sound like itself. */
export interface Voice {
  voice_id: string;
  name: string;
  gender: "male" | "female";
  age: "young" | "middle_aged" | "old";
  accent: string;
  description: string;
  use_case: string;
  espeak: {
    /** An espeak-ng language and variant, "en-gb+f2". */
    voice: string;
    /** 0…99 */
    pitch: number;
    /** Words a minute. */
    speed: number;
  };
}

type Row = [
  name: string,
  accent: string,
  description: string,
  use_case: string,
  voice: string,
  pitch: number,
  speed: number,
];

const rows: Record<Voice["gender"], Record<Voice["age"], Row[]>> = {
  female: {
    young: [
      [
        "Ivy Calloway",
        "American",
        "Bright and quick, forever on the edge of a laugh.",
        "Best friend, animated lead",
        "en-us+f3",
        72,
        182,
      ],
      [
        "Nia Okafor",
        "British",
        "Cool and clear, dry humour under good manners.",
        "Student sleuth, narrator",
        "en-gb+f1",
        64,
        170,
      ],
      [
        "Rosie Lim",
        "Caribbean",
        "Sunny and musical, leans into every vowel.",
        "Adventurer, sidekick",
        "en-029+f4",
        68,
        174,
      ],
    ],
    middle_aged: [
      [
        "Margaret Hale",
        "British",
        "Warm, mild and very sharp; hears what is not said.",
        "Mother, detective, neighbour",
        "en-gb-x-rp+f2",
        48,
        160,
      ],
      [
        "Dolores Vance",
        "American",
        "Smoky alto with all the time in the world.",
        "Femme fatale, bar owner",
        "en-us+Annie",
        34,
        146,
      ],
      [
        "Captain Ruth Adler",
        "New York",
        "Brisk and level, used to being obeyed.",
        "Officer, surgeon, boss",
        "en-us-nyc+f5",
        44,
        172,
      ],
    ],
    old: [
      [
        "Agnes Whitlock",
        "Scottish",
        "Thin and kindly, with a thread of steel.",
        "Grandmother, storyteller",
        "en-gb-scotland+f2",
        38,
        132,
      ],
      [
        "Beatrix Moon",
        "American",
        "Cracked and gleeful; knows how it ends.",
        "Witch, fortune teller",
        "en-us+grandma",
        30,
        138,
      ],
    ],
  },
  male: {
    young: [
      [
        "Toby Finch",
        "British",
        "Eager tenor, half a step ahead of himself.",
        "Apprentice, comic relief",
        "en-gb+m1",
        66,
        184,
      ],
      [
        "Marcus Bell",
        "American",
        "Easy-going and friendly, never in a hurry.",
        "Hero, roommate",
        "en-us+Michael",
        58,
        166,
      ],
      [
        "Kit Moreno",
        "Caribbean",
        "Restless and playful, talks with his hands.",
        "Thief, street poet",
        "en-029+m4",
        62,
        178,
      ],
    ],
    middle_aged: [
      [
        "Daniel Archer",
        "American",
        "Plain and trustworthy; the man next door.",
        "Lead, father, newsreader",
        "en-us+m3",
        42,
        162,
      ],
      [
        "Edmund Grey",
        "British",
        "Velvet and menace, every consonant polished.",
        "Villain, butler, host",
        "en-gb-x-rp+m7",
        26,
        144,
      ],
      [
        "Rory MacLeod",
        "Scottish",
        "Gruff and generous, a laugh like gravel.",
        "Sailor, mechanic",
        "en-gb-scotland+m2",
        34,
        158,
      ],
    ],
    old: [
      [
        "Walter Pym",
        "British",
        "Dusty and precise, pauses where the footnotes are.",
        "Professor, judge",
        "en-gb+m5",
        22,
        134,
      ],
      [
        "Old Ezra Stone",
        "American",
        "Slow, deep and weathered as a barn door.",
        "Prospector, wise man",
        "en-us+grandpa",
        14,
        126,
      ],
    ],
  },
};

export const voiceCatalogue: Voice[] = (["male", "female"] as const).flatMap((gender) =>
  (["young", "middle_aged", "old"] as const).flatMap((age) =>
    rows[gender][age].map(([name, accent, description, use_case, voice, pitch, speed]) => ({
      voice_id: name.toLowerCase().replaceAll(" ", "-"),
      name,
      gender,
      age,
      accent,
      description,
      use_case,
      espeak: { voice, pitch, speed },
    })),
  ),
);

/** The voice of an id. An unknown id (a voice added by hand) always gets the same voice of the catalogue. */
export function voiceFor(voice_id: string): Voice {
  const known = voiceCatalogue.find((voice) => voice.voice_id === voice_id);
  const borrowed = voiceCatalogue[hashOf(voice_id) % voiceCatalogue.length];
  const voice = known ?? borrowed;
  if (voice === undefined) throw new Error("The voice catalogue is empty.");
  return voice;
}
