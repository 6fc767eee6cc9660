import { keptPreferences } from "./kept-preferences";

const people = ["owner", "editor", "commenter", "viewer"];
const sections = ["parse", "lines", "locations", "cast", "missing", "validation"];
const generators = [
  "audio",
  "shot-types",
  "image-prompts",
  "shot-images",
  "video-prompts",
  "talking-videos",
  "action-videos",
];

/** Create Media of story-1 as somebody left it who has unfolded these parts of it; without a choice, all of them. */
export function unfold(...ids: string[]): void {
  const all = ids.length > 0 ? ids : [...sections, ...generators];
  const marks = all.flatMap((id) => ["coming", "waiting", "done"].map((standing) => `${id} ${standing}`));
  for (const person of people) keptPreferences.setItem(`folds-choice:user-${person}:story-1`, JSON.stringify(marks));
}
