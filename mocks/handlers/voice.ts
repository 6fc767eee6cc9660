import type * as contract from "@/api/contract/voice";
import { characterFor } from "../access";
import type { Answers } from "../answers";

export const voice: Answers<typeof contract> = {
  loadVoiceSettings({ character_id, user_id }, world) {
    const { id, name, voice: chosen } = characterFor(world, character_id, user_id).character;
    return {
      character: { id, name },
      defaultVoices: Object.values(world.state.voices),
      currentSettings: {
        ...chosen,
        voice_id: chosen.voice_id || undefined,
        voice_gender: chosen.voice_gender || "male",
        voice_age: chosen.voice_age || "middle_aged",
      },
    };
  },
  filteredVoices({ gender, age }, world) {
    const voices = Object.values(world.state.voices);
    return { voices: voices.filter((one) => one.gender === gender && one.age === age) };
  },
  saveVoiceSetting({ character_id, user_id, voice_id, name, voice_gender, voice_age, preview_url }, world) {
    const { character } = characterFor(world, character_id, user_id, "edit");
    character.voice = { voice_id, name, voice_gender, voice_age, preview_url };
  },
};
