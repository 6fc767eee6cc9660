import type { DefaultVoice } from "@/api/contract/admin";

export const genders = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
] as const;

export const ages = [
  { value: "young", label: "Young" },
  { value: "middle_aged", label: "Middle-aged" },
  { value: "old", label: "Old" },
] as const;

/** The word for what the wire says; the wire's own where it is none of these. */
export const labelOf = (words: readonly { value: string; label: string }[], wire: string | undefined) =>
  words.find(({ value }) => value === wire)?.label ?? wire;

/** Which voices are offered; document 2, section 9. */
export interface VoiceFilters {
  gender: (typeof genders)[number]["value"];
  age: (typeof ages)[number]["value"];
}

interface VoiceKind {
  voice_gender?: string | undefined;
  voice_age?: string | undefined;
}

/** The filters that a character's settings stand for; male and middle-aged where they say nothing that is known. */
export const filtersOf = ({ voice_gender, voice_age }: VoiceKind): VoiceFilters => ({
  gender: genders.find(({ value }) => value === voice_gender)?.value ?? "male",
  age: ages.find(({ value }) => value === voice_age)?.value ?? "middle_aged",
});

/** "Male, middle-aged": as much of it as the settings tell. */
export const kindOf = ({ voice_gender, voice_age }: VoiceKind) =>
  [labelOf(genders, voice_gender), labelOf(ages, voice_age)?.toLowerCase()].filter(Boolean).join(", ");

/** Accent, description and example use in one line. */
export const describeVoice = ({ accent, description, use_case }: DefaultVoice) =>
  [accent && `Accent: ${accent}`, description, use_case && `Use: ${use_case}`].filter(Boolean).join(" · ");
