import { expect, test } from "vitest";
import { readScriptFile } from "./script-file";

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);
const bytes = (...values: number[]) => new Uint8Array(values);
/** UTF-16 with a byte order mark. */
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + 2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};

test.each([
  ["a .fountain file", file("dogs.fountain", "INT. BAR\n"), "INT. BAR\n"],
  ["a .txt file in capitals", file("DOGS.TXT", "Bob"), "Bob"],
  ["UTF-8 beyond ASCII", file("a.txt", "Café – 犬 🐶"), "Café – 犬 🐶"],
  ["UTF-8 with a byte order mark", file("a.txt", bytes(0xef, 0xbb, 0xbf), "Bob"), "Bob"],
  ["little-endian UTF-16", file("a.txt", utf16("Bob é", true)), "Bob é"],
  ["big-endian UTF-16", file("a.txt", utf16("Bob é", false)), "Bob é"],
  ["the line ends of Windows", file("a.txt", "BOB\r\nHi.\r\n\r\nEND"), "BOB\nHi.\n\nEND"],
  ["the line ends of an old Mac", file("a.txt", "BOB\rHi."), "BOB\nHi."],
  ["exactly 1 MB", file("a.txt", "x".repeat(1_048_576)), "x".repeat(1_048_576)],
])("%s is taken", async (_, given, text) => {
  expect(await readScriptFile(given)).toEqual({ name: given.name, text });
});

test.each([
  [
    "another ending",
    file("dogs.pdf", "Bob"),
    /^“dogs\.pdf” was not imported: only \.fountain and \.txt files are taken\.$/,
  ],
  ["no ending", file("dogs", "Bob"), /: only \.fountain and \.txt files are taken\.$/],
  ["an ending before the last", file("a.txt.exe", "Bob"), /only \.fountain and \.txt files are taken\.$/],
  ["one byte more than 1 MB", file("a.txt", "x".repeat(1_048_577)), /: it is larger than 1 MB\.$/],
  ["an empty file", file("a.txt"), /: it is empty\.$/],
  ["nothing but blanks", file("a.txt", " \r\n\t\n"), /: it is empty\.$/],
  ["nothing but a mark", file("a.txt", bytes(0xef, 0xbb, 0xbf)), /: it is empty\.$/],
  ["a NUL character", file("a.txt", "Bob\0Alice"), /: it holds something other than text\.$/],
  ["UTF-16 without its mark", file("a.txt", utf16("Bob", true).slice(2)), /: it holds something other than text\.$/],
  ["a picture", file("a.txt", bytes(0x89, 0x50, 0x4e, 0x47, 0, 0xff)), /: it holds something other than text\.$/],
  ["Latin-1", file("a.txt", bytes(0x43, 0xe9, 0x21)), /: it is not in UTF-8\. Save it as UTF-8 and try again\.$/],
])("%s is refused", async (_, given, reason) => {
  expect(await readScriptFile(given)).toEqual({ refused: expect.stringMatching(reason) });
});

test("a file that can no longer be read is refused", async () => {
  const gone = Object.assign(file("a.txt", "Bob"), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  expect(await readScriptFile(gone)).toEqual({ refused: "“a.txt” was not imported: it could not be read." });
});
