import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { listOfVoices } from "./admin";
import { id, lenient, maybe, recordOrNull, text } from "./shared";

/** The voice of a character; document 2, sections 3 and 7. */
const voiceSettings = lenient({
  voice_id: maybe(id),
  name: maybe(text),
  voice_gender: maybe(text),
  voice_age: maybe(text),
  preview_url: maybe(text),
  sample_audio_path: maybe(text),
});
export type VoiceSettings = z.infer<typeof voiceSettings>;

export const loadVoiceSettings = endpoint(
  "GET /voice_gen/load-voice-settings/:character_id",
  {},
  z.object({
    character: lenient({ id: maybe(id), name: maybe(text) }),
    defaultVoices: maybe(listOfVoices),
    // There, though perhaps empty: an answer without it tells nothing about the character.
    currentSettings: recordOrNull.pipe(voiceSettings),
  }),
);
export const filteredVoices = endpoint(
  "GET /voice_gen/get-filtered-voices",
  { gender: text, age: text },
  z.object({ voices: listOfVoices }),
);
export const saveVoiceSetting = endpoint(
  "POST /voice_gen/save-default-voice-setting",
  { character_id: text, voice_id: text, preview_url: text, name: text, voice_gender: text, voice_age: text },
  done,
);
