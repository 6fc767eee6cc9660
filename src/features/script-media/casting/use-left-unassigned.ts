import { writePreference, readPreference, usePreferenceOwner, type Preference } from "@/shared/preferences";

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

/** The script characters of a story for whom somebody chose "Not assigned" on this device. */
const leftUnassigned: Preference<string[]> = { name: "left-unassigned", isOne: isListOfNames, isPrivate: true };

/** To the back end whom one left without a character looks like whom nobody has decided about; here it doesn't. */
export function useLeftUnassigned(story_id: string) {
  const user_id = usePreferenceOwner();
  const names = () => readPreference(leftUnassigned, user_id, story_id) ?? [];
  return {
    has: (name: string) => names().includes(name),
    decide(name: string, isLeft: boolean) {
      const others = names().filter((other) => other !== name);
      const next = isLeft ? [...others, name] : others;
      writePreference(leftUnassigned, next.length > 0 ? next : undefined, user_id, story_id);
    },
  };
}
