import { inflateSync } from "node:zlib";

/** The text of a simple PDF: the strings of its content streams, in their order; "" where there are none. */
export function textOfPdf(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString("latin1");
  const pages: string[] = [];
  for (const found of source.matchAll(/<<((?:[^<>]|<<[^<>]*>>|<[^<>]*>)*)>>\s*stream\r?\n([\s\S]*?)endstream/g)) {
    const content = inflated(found[2] ?? "", (found[1] ?? "").includes("/FlateDecode"));
    const text = content === undefined ? "" : shownText(content);
    if (text) pages.push(text);
  }
  return pages.join("\n").trim();
}

function inflated(stream: string, isDeflated: boolean): string | undefined {
  if (!isDeflated) return stream;
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return undefined;
  }
}

/** A string, an array of strings and kernings, a text operator, or a move to a new line. */
const token = /\((?:\\[\s\S]|[^\\()])*\)|\[(?:\((?:\\[\s\S]|[^\\()])*\)|[^\]()])*\]|\bT[jJ*dDm]\b|'|\bET\b/g;

function shownText(content: string): string {
  let text = "";
  let operand = "";
  for (const [piece] of content.matchAll(token)) {
    if (piece.startsWith("(") || piece.startsWith("[")) {
      operand = piece;
      continue;
    }
    const isShown = piece === "Tj" || piece === "TJ" || piece === "'";
    if (!isShown || piece === "'") text += text && !text.endsWith("\n") ? "\n" : "";
    if (isShown) text += stringsIn(operand);
    operand = "";
  }
  return text;
}

const stringsIn = (operand: string) =>
  [...operand.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)].map(([, string]) => unescaped(string ?? "")).join("");

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "", f: "" };

const unescaped = (string: string) =>
  string.replaceAll(/\\([0-7]{1,3}|\r?\n|[\s\S])/g, (_, code: string) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return code.endsWith("\n") ? "" : (escapes[code] ?? code);
  });
