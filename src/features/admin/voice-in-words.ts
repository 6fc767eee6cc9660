import type { DefaultVoice } from "@/api/contract/admin";
import { ages, genders, labelOf } from "@/rules/voice-words";

/** "Female · Young · British": who speaks. */
export const voiceInWords = ({ gender, age, accent }: DefaultVoice) =>
  [labelOf(genders, gender), labelOf(ages, age), accent].filter(Boolean).join(" · ");
