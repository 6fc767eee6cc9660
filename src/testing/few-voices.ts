import type { DefaultVoice, World } from "../../mocks/world";

const voice = (
  voice_id: string,
  name: string,
  gender: string,
  age: string,
  preview_url = "/api/media/x.wav",
): DefaultVoice => ({
  id: voice_id,
  voice_id,
  name,
  gender,
  age,
  accent: "Scottish",
  description: "Warm and slow.",
  use_case: "Narrator",
  preview_url,
});

/** Reduces the catalogue to two middle-aged men and two old women. */
export function fewVoices({ state }: World) {
  const few = [
    voice("m1", "Alan", "male", "middle_aged"),
    voice("m2", "Brian", "male", "middle_aged", "javascript:alert(1)"),
    voice("f1", "Carla", "female", "old"),
    voice("f2", "Doris", "female", "old", ""),
  ];
  state.voices = Object.fromEntries(few.map((one) => [one.voice_id, one]));
}
