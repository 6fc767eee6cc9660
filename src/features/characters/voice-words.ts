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

/** Which voices are offered; document 2, section 9. */
export interface VoiceFilters {
  gender: (typeof genders)[number]["value"];
  age: (typeof ages)[number]["value"];
}

/** The filters that a character's settings stand for; male and middle-aged where they say nothing that is known. */
export const filtersOf = ({
  voice_gender,
  voice_age,
}: {
  voice_gender?: string | undefined;
  voice_age?: string | undefined;
}): VoiceFilters => ({
  gender: genders.find(({ value }) => value === voice_gender)?.value ?? "male",
  age: ages.find(({ value }) => value === voice_age)?.value ?? "middle_aged",
});

/** "Male, middle-aged" */
export const filterWords = ({ gender, age }: VoiceFilters) =>
  `${genders.find(({ value }) => value === gender)?.label}, ${ages.find(({ value }) => value === age)?.label.toLowerCase()}`;

/** Accent, description and example use in one line. */
export const describeVoice = ({ accent, description, use_case }: DefaultVoice) =>
  [accent && `Accent: ${accent}`, description, use_case && `Use: ${use_case}`].filter(Boolean).join(" · ");
