import type * as contract from "@/api/contract/admin";
import { personOf } from "../access";
import { Refusal, type Answers } from "../answers";
import { newId, type World } from "../world";

const genders = ["male", "female"];
const ages = ["young", "middle_aged", "old"];

export const admin: Answers<typeof contract> = {
  checkAdminStatus: ({ user_id }, world) => ({ is_admin: personOf(world, user_id).is_admin }),

  listDefaultVoices({ user_id }, world) {
    mustBeAdmin(world, user_id);
    return { voices: Object.values(world.state.voices) };
  },

  addDefaultVoice({ user_id, ...voice }, world) {
    mustBeAdmin(world, user_id);
    if (!voice.name.trim()) throw new Refusal(400, "A voice needs a name.");
    if (!/^[\w-]{1,128}$/.test(voice.voice_id)) throw new Refusal(400, "A voice id has letters, digits, - and _ only.");
    if (!genders.includes(voice.gender)) throw new Refusal(400, "The gender must be male or female.");
    if (!ages.includes(voice.age)) throw new Refusal(400, "The age must be young, middle_aged or old.");
    const isKnown = Object.values(world.state.voices).some(({ voice_id }) => voice_id === voice.voice_id);
    if (isKnown) throw new Refusal(409, "A voice with this voice id is already in the catalogue.");
    const id = newId(world, "voice");
    world.state.voices[id] = { id, ...voice };
    return { id };
  },
};

function mustBeAdmin(world: World, user_id: string) {
  if (!personOf(world, user_id).is_admin) throw new Refusal(403, "Only admins may do this");
}
