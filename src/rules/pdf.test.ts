import { expect, test } from "vitest";
import { complaintAbout, isPdf } from "./pdf";

const limit = 10_485_760;
const pdf = (name: string, type = "application/pdf", start = "%PDF-1.7\n") => new File([start], name, { type });
const ofSize = (bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode("%PDF-"));
  return new File([content], "large.pdf", { type: "application/pdf" });
};

test.each([
  ["a PDF", pdf("notes.pdf")],
  ["a PDF without a type", pdf("notes.pdf", "")],
  ["a PDF in capitals", pdf("NOTES.PDF", "")],
  ["a PDF without an ending", pdf("notes")],
  ["exactly 10 MB", ofSize(limit)],
])("%s is accepted", async (_, file) => {
  expect(await complaintAbout(file)).toBeUndefined();
});

test.each([
  ["neither type nor name says PDF", pdf("notes.txt", "text/plain"), "Please select a PDF file"],
  ["the name only holds the letters", pdf("pdf-notes.txt", ""), "Please select a PDF file"],
  ["the content is none", pdf("notes.pdf", "application/pdf", "<html>"), "Please select a PDF file"],
  ["the mark stands too late", pdf("notes.pdf", "application/pdf", " %PDF-1.7"), "Please select a PDF file"],
  ["it is empty", pdf("notes.pdf", "application/pdf", ""), "Please select a PDF file"],
  ["it is one byte too large", ofSize(limit + 1), "File size must be less than 10MB"],
])("a file is refused when %s", async (_, file, complaint) => {
  expect(await complaintAbout(file)).toBe(complaint);
});

test("a file that can no longer be read is refused", async () => {
  const gone = Object.assign(pdf("notes.pdf"), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
  });
  expect(await complaintAbout(gone)).toBe("Please select a PDF file");
});

test("bytes are a PDF by their first five", () => {
  expect(isPdf(new TextEncoder().encode("%PDF-"))).toBe(true);
  expect(isPdf(new TextEncoder().encode("%PDF"))).toBe(false);
  expect(isPdf(new Uint8Array())).toBe(false);
});
