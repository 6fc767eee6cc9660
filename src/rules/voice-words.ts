export const genders = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
] as const;

export const ages = [
  { value: "young", label: "Young" },
  { value: "middle_aged", label: "Middle-aged" },
  { value: "old", label: "Old" },
] as const;

/** The label of a value from the server; an unknown value is its own label. */
export const labelOf = (words: readonly { value: string; label: string }[], wire: string | undefined) =>
  words.find(({ value }) => value === wire)?.label ?? wire;

/** The filters of the voice list; document 2, section 9. */
export interface VoiceFilters {
  gender: (typeof genders)[number]["value"];
  age: (typeof ages)[number]["value"];
}

interface VoiceKind {
  voice_gender?: string | undefined;
  voice_age?: string | undefined;
}

/** The filters that fit a character's settings; unknown values become male and middle-aged. */
export const filtersOf = ({ voice_gender, voice_age }: VoiceKind): VoiceFilters => ({
  gender: genders.find(({ value }) => value === voice_gender)?.value ?? "male",
  age: ages.find(({ value }) => value === voice_age)?.value ?? "middle_aged",
});

/** Gender and age as "Male, middle-aged"; what is not set is left out. */
export const kindOf = ({ voice_gender, voice_age }: VoiceKind) =>
  [labelOf(genders, voice_gender), labelOf(ages, voice_age)?.toLowerCase()].filter(Boolean).join(", ");
