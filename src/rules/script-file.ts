// Decision: .github/decisions/files.md
/** A script that was imported from a file, or why it could not be. */
export type ScriptFile = { name: string; text: string } | { refused: string };

/** In the form of a file input's `accept`. */
export const scriptFileEndings = ".fountain,.txt";

/** Bytes: a long feature is about 200,000. */
const largestScriptBytes = 1_048_576;

/** Reads a `.fountain` or `.txt` file in UTF-8, or in UTF-16 with a byte order mark. Line ends become "\n". */
export async function readScriptFile(file: File): Promise<ScriptFile> {
  const { name } = file;
  if (!/\.(fountain|txt)$/i.test(name)) return refuse(name, "only .fountain and .txt files are taken");
  if (file.size > largestScriptBytes) return refuse(name, "it is larger than 1 MB");
  const bytes = await bytesOf(file);
  if (!bytes) return refuse(name, "it could not be read");
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text?.includes("\0") || (encoding === "utf-8" && bytes.includes(0)))
    return refuse(name, "it holds something other than text");
  if (text === undefined) return refuse(name, `it is not in ${encoding.toUpperCase()}. Save it as UTF-8 and try again`);
  if (text.trim() === "") return refuse(name, "it is empty");
  return { name, text: text.replace(/\r\n?/g, "\n") };
}

const refuse = (name: string, reason: string) => ({ refused: `“${name}” was not imported: ${reason}.` });

/** Undefined where the file cannot be read: it was moved, or is a folder. */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The text without its byte order mark; undefined where the bytes are not valid in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}
