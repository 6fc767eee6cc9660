import type { Role } from "@/rules/permissions";

/** What each level allows, in a sentence; from the most to the least. */
export const levels: Record<Role, string> = {
  owner: "May do everything: also rename and delete the project, and change anybody’s level.",
  editor: "Writes, makes pictures and films, adds files. Cannot rename or delete the project.",
  commenter: "Reads and watches everything and changes nothing. May invite commenters and viewers.",
  viewer: "Reads and watches everything and changes nothing. May invite viewers.",
};

/** What a level allows; nothing of one that the application does not know. */
export const sentenceOf = (level: string): string | undefined => new Map(Object.entries(levels)).get(level);
