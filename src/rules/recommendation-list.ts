/** The start of an item: "1." or "1)", perhaps inside markdown bold. "1.5" is a number, not an item. */
const itemStart = /^\s*(?:\*\*)?\d+[.)](?!\d)(.*)$/s;

const quotes = ['""', "''", "“”", "‘’", "«»", "„“", "”“"];

/**
 * The items of a numbered-list text. An item may run over several lines; it loses surrounding quotes and markdown bold.
 * Text without numbers is one item; items that contain a '[Logline' placeholder are dropped. Document 2, section 5.
 */
export function recommendationItems(text: string): string[] {
  const items: string[][] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const start = itemStart.exec(line);
    if (start) items.push([start[1] ?? ""]);
    else if (items.length > 0) items.at(-1)?.push(line);
  }
  const found = items.length > 0 ? items.map((lines) => lines.join("\n")) : [text];
  return found.map(stripQuotes).filter((item) => item !== "" && !item.includes("[Logline"));
}

/** The text without bold marks and the quotes around it. Outer quotes stay where the text itself contains quotes. */
function stripQuotes(text: string): string {
  const plain = text.replaceAll("**", "").trim();
  const inside = plain.slice(1, -1);
  const isQuoted = plain.length > 1 && quotes.includes(plain.charAt(0) + plain.charAt(plain.length - 1));
  return isQuoted && !/["“”„«»]/.test(inside) ? inside.trim() : plain;
}
