/** The writing help: loglines and scripts out of a story's own words, the same for the same story and notes. */
import { writeDraft } from "./draft.ts";
import { kindOf, writeLoglines } from "./loglines.ts";
import { readBrief, type Brief } from "./material.ts";
import { reviseScript } from "./revision.ts";

/** Five numbered items with the markup that models use; one of them is a placeholder, as models leave them. */
export function composeLoglines(brief: Brief): string {
  const material = readBrief(brief);
  const [first = "", second = "", third = "", fourth = ""] = writeLoglines(material);
  const items = [
    `**${kindOf(material)}** ${first}`,
    `"${second}"`,
    third,
    `[Logline 4: another angle on “${material.title}”]`,
    `**${material.title}.** ${fourth}`,
  ];
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n\n");
}

/** In Fountain: the story's script, worked over for its length and the notes; without one, a first draft. */
export function composeScript(brief: Brief): string {
  const material = readBrief(brief);
  return material.lines.length > 0 ? reviseScript(material) : writeDraft(material);
}
