// Decision: .github/decisions/files.md
/** A script that someone brings along as a file; its text, or why it cannot be taken. */
export type ScriptFile = { name: string; text: string } | { refused: string };

/** As in the attribute of a file input. */
export const scriptFileEndings = ".fountain,.txt";

/** Bytes: a long feature is about 200,000. */
const largestScriptBytes = 1_048_576;

/** The text of a `.fountain` or `.txt` file in UTF-8, or in UTF-16 that says so; its lines end in a line feed. */
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

/** Undefined where the file can no longer be read, as when it was moved away, or is a folder. */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Without the byte order mark. Undefined where the bytes are no text of that encoding: nothing is guessed. */
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
