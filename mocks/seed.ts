import { blankStory } from "./handlers/story";
import { voicePreviewFile } from "./media-files";
import { voiceCatalogue } from "./media/voices";
import { digestOf } from "./passwords";
import { ownMediaUrl } from "./media-address";
import { usualSwitches } from "./switches";
import type { Character, ContextItem, DefaultVoice, Person, State, World } from "./world";
import script from "./writing/traffic-control-dogs.fountain?raw";

/** The password of all sample people. */
export const samplePassword = "Studio#2026";
/** At a low cost, because the password is public. */
const sampleDigest = digestOf(samplePassword, 2);
export const samplePeople = ["owner", "editor", "commenter", "viewer", "admin"] as const;
export type SamplePerson = (typeof samplePeople)[number];

export const sampleEmail = (name: SamplePerson) => `${name}@studio.test`;

/** A new world: the sample people and their projects, without media. */
export const createWorld = (
  given: Pick<World, "media" | "store" | "pace" | "save"> & { name?: string },
  state = seedState(),
): World => ({
  name: "",
  ...given,
  state,
  pageOrigin: "http://localhost",
  faults: new Map(),
  running: new Map(),
});

export function seedState(): State {
  return {
    nextId: 100,
    people: Object.fromEntries(samplePeople.map(person).map((one) => [one.user_id, one])),
    mails: [],
    projects: byId([pawnShorts, nightFerry]),
    contexts: byId([cyberCloud, bobAndMargaret, tone]),
    stories: byId([trafficControlDogs()]),
    characters: byId([bob, margaret]),
    voices: byId(voiceCatalogue.map(voice)),
    storyVideoJobs: {},
    switches: { ...usualSwitches },
  };
}

const person = (name: SamplePerson): Person => ({
  user_id: `user-${name}`,
  userName: name,
  email: sampleEmail(name),
  passwordDigest: sampleDigest,
  emailVerified: true,
  is_admin: name === "admin",
  created_at: 1_767_225_600,
  signed_in_at: 0,
});

const pawnShorts: State["projects"][string] = {
  id: "project-1",
  name: "Cyber Pawn Shorts",
  description: "Very short comedies about Bob, the cyber pawn, and the cloud that sends him instructions.",
  image_style: "Comic Book",
  owner: "user-owner",
  permissions: [
    { email: sampleEmail("editor"), permission: "editor", sharedby: sampleEmail("owner") },
    { email: sampleEmail("commenter"), permission: "commenter", sharedby: sampleEmail("editor") },
    { email: sampleEmail("viewer"), permission: "viewer", sharedby: sampleEmail("owner") },
  ],
};

const nightFerry: State["projects"][string] = {
  id: "project-2",
  name: "Night Ferry",
  description: "",
  image_style: "Film Noir",
  owner: "user-editor",
  permissions: [],
};

const cyberCloud: ContextItem = {
  id: "context-1",
  project_id: "project-1",
  name: "The cyber cloud",
  contextType: "Setting",
  information: [
    {
      id: "info-1",
      name: "Who runs it",
      information:
        "Cyber Boss: ageless, faceless, world-roaming. It sends instructions to the phones of the willing and the unwilling.",
      attachments: [],
    },
    {
      id: "info-2",
      name: "What it looks like",
      information: "A white puffy ball, high in the air and mostly motionless. Blue wavy radio lines come out of it.",
      attachments: [],
    },
  ],
};

const bobAndMargaret: ContextItem = {
  id: "context-2",
  project_id: "project-1",
  name: "Bob and Margaret",
  contextType: "Character",
  information: [
    {
      id: "info-3",
      name: "How they talk",
      information: "Bob takes every order as good news. Margaret hardly finishes a word, and means all of them.",
      attachments: [],
    },
  ],
};

const tone: ContextItem = {
  id: "context-3",
  project_id: "project-1",
  name: "Deadpan",
  contextType: "Style",
  information: [],
};

const trafficControlDogs = () => ({
  ...blankStory({ id: "story-1", project_id: "project-1", title: "Traffic Control Dogs", created_by: "owner" }),
  length: { minutes: 3, seconds: 30 },
  logline:
    "When a cloud sends its mildest pawn into a traffic light, he finds out who has really been running the crossing.",
  script,
});

const voiceless = { voice_id: "", name: "", voice_gender: "", voice_age: "", preview_url: "" };

const bob: Character = {
  id: "character-1",
  project_id: "project-1",
  name: "BOB",
  created_by: "owner",
  image_description: "A mild, goofy man of 40 with fair skin, in a short-sleeved shirt, a phone always in his hand.",
  image_file: "",
  generation_status: "",
  voice: voiceless,
};

const margaret: Character = {
  id: "character-2",
  project_id: "project-1",
  name: "MARGARET",
  created_by: "editor",
  image_description:
    "An amicable white woman of 37 in a green raincoat, curious and very sharp, a small dog on a leash.",
  image_file: "",
  generation_status: "",
  voice: voiceless,
};

const voice = ({
  voice_id,
  name,
  gender,
  age,
  accent,
  description,
  use_case,
}: (typeof voiceCatalogue)[number]): DefaultVoice => ({
  id: voice_id,
  name,
  voice_id,
  gender,
  age,
  accent,
  description,
  use_case,
  preview_url: ownMediaUrl(voicePreviewFile(voice_id)),
});

/** Clones the entries, so that no two worlds share one. */
const byId = <Thing extends { id: string }>(things: Thing[]): Record<string, Thing> =>
  Object.fromEntries(things.map((thing) => [thing.id, structuredClone(thing)]));
