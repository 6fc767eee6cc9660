import { expect, test } from "vitest";
import { pdfProblem, isPdf } from "./pdf";

const limit = 10_485_760;
const pdf = (name: string, type = "application/pdf", start = "%PDF-1.7\n") => new File([start], name, { type });
const ofSize = (bytes: number, start = "%PDF-") => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode(start));
  return new File([content], "large.pdf", { type: "application/pdf" });
};

test.each([
  ["a PDF", pdf("notes.pdf")],
  ["a PDF without a type", pdf("notes.pdf", "")],
  ["a PDF in capitals", pdf("NOTES.PDF", "")],
  ["a PDF without an ending", pdf("notes")],
  ["one whose ending alone says so", pdf("notes.pdf", "application/octet-stream")],
  ["a PDF with a page in it", pdf("notes.pdf", "application/pdf", "%PDF-1.7<script>alert(1)</script>")],
  ["one byte less than 10 MB", ofSize(limit - 1)],
  ["exactly 10 MB", ofSize(limit)],
])("%s is accepted", async (_, file) => {
  expect(await pdfProblem(file)).toBeUndefined();
});

const notPdf = "Please select a PDF file";
const tooLarge = "File size must be less than 10MB";

test.each([
  ["neither type nor name says PDF", pdf("notes.txt", "text/plain"), notPdf],
  ["the name only holds the letters", pdf("pdf-notes.txt", ""), notPdf],
  ["the ending stands inside the name only", pdf("notes.pdf.exe", ""), notPdf],
  ["the name reads backwards", pdf("notes\u202Efdp.exe", "application/x-msdownload"), notPdf],
  ["it has neither ending nor type", pdf("notes", ""), notPdf],
  ["it is a page", pdf("notes.pdf", "application/pdf", "<html>"), notPdf],
  ["it is a page with a PDF in it", pdf("notes.pdf", "application/pdf", "<html>%PDF-1.7"), notPdf],
  ["it is a ZIP", pdf("notes.pdf", "application/pdf", "PK\u0003\u0004"), notPdf],
  ["it is a program", pdf("notes.pdf", "application/pdf", "MZ\u0090"), notPdf],
  ["the mark stands too late", pdf("notes.pdf", "application/pdf", " %PDF-1.7"), notPdf],
  ["the mark is in small letters", pdf("notes.pdf", "application/pdf", "%pdf-1.7"), notPdf],
  ["half the mark is there", pdf("notes.pdf", "application/pdf", "%PDF"), notPdf],
  ["it is empty", pdf("notes.pdf", "application/pdf", ""), notPdf],
  ["it is one byte too large", ofSize(limit + 1), tooLarge],
  ["it is too large, and no PDF", ofSize(2 * limit, "MZ"), tooLarge],
])("a file is refused when %s", async (_, file, problem) => {
  expect(await pdfProblem(file)).toBe(problem);
});

test("a file that can no longer be read is refused", async () => {
  const gone = Object.assign(pdf("notes.pdf"), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
  });
  expect(await pdfProblem(gone)).toBe(notPdf);
});

test("a PDF is recognised by its first five bytes", () => {
  expect(isPdf(new TextEncoder().encode("%PDF-"))).toBe(true);
  expect(isPdf(new TextEncoder().encode("%PDF"))).toBe(false);
  expect(isPdf(new Uint8Array())).toBe(false);
});
