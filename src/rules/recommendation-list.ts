/** The start of an item: "1." or "1)", perhaps inside markdown bold. */
const itemStart = /^\s*(?:\*\*)?\d+[.)]\s*(.*)$/;

/**
 * The items of a numbered-list text. An item may run over several lines; it loses surrounding quotes and markdown bold.
 * Text without numbers is one item; items that contain a '[Logline' placeholder are dropped. Document 2, section 5.
 */
export function recommendationItems(text: string): string[] {
  const items: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const start = itemStart.exec(line);
    if (start) items.push([start[1] ?? ""]);
    else if (items.length > 0) items.at(-1)?.push(line);
  }
  const found = items.length > 0 ? items.map((lines) => lines.join("\n")) : [text];
  return found.map(bare).filter((item) => item !== "" && !item.includes("[Logline"));
}

/** The text without the quotes and asterisks around it. */
function bare(text: string): string {
  const trimmed = text.trim().replaceAll("**", "").trim();
  const quoted = /^(["“”'])([\s\S]*)(["“”'])$/.exec(trimmed);
  return quoted?.[2] !== undefined && !/["“”]/.test(quoted[2]) ? quoted[2].trim() : trimmed;
}
