import { readFile } from "node:fs/promises";
import { onePagePdf } from "./one-page-pdf";
import { expect, logIn, test } from "./studio";

/** Bytes of the largest PDF that is accepted: one page, padded with bytes that no reader shows. */
const largest = 10_485_760;
const ending = "\n%%EOF\n";
const pdf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`${onePagePdf}%`),
    Buffer.alloc(bytes - onePagePdf.length - 1 - ending.length, "x"),
    Buffer.from(ending),
  ]);

test("a PDF of 10 MB is uploaded, shown, and downloaded byte for byte", async ({ page: browser }) => {
  const file = pdf(largest);
  expect(file.length).toBe(largest);
  // Browsers without a window have no viewer of PDFs, and say so.
  await browser.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await browser.goto("/context-information/context-1?infoId=info-1");
  await logIn(browser, "editor@studio.test");
  await browser.getByRole("link", { name: "Upload File" }).click();
  await browser
    .getByLabel("PDF file")
    .setInputFiles({ name: "weather.pdf", mimeType: "application/pdf", buffer: file });
  await browser.getByRole("button", { name: "Upload", exact: true }).click();
  await browser.getByRole("link", { name: "weather.pdf" }).click();

  const frame = browser.getByTitle("Preview of weather.pdf");
  await expect(frame).toHaveAttribute("src", /^blob:/);
  expect((await frame.boundingBox())?.height).toBe(800);
  const downloading = browser.waitForEvent("download");
  await browser.getByRole("link", { name: "Download" }).click();
  expect((await readFile(await (await downloading).path())).equals(file)).toBe(true);
});

test("a cancelled upload sends nothing more, and the file can be uploaded again", async ({ page: browser }) => {
  await browser.goto("/context-information/context-1/upload?infoId=info-1");
  await logIn(browser, "editor@studio.test");
  await browser.getByLabel("PDF file").setInputFiles({
    name: "weather.pdf",
    mimeType: "application/pdf",
    buffer: pdf(2_000_000),
  });
  await browser.route("**/upload-pdf/**", () => {}, { times: 1 });
  await browser.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(browser.getByRole("progressbar", { name: "Uploading file" })).toBeVisible();
  const failed = browser.waitForEvent("requestfailed");
  await browser.getByRole("button", { name: "Cancel upload" }).click();
  expect((await failed).url()).toContain("/upload-pdf/");
  await expect(browser.getByRole("alert")).toHaveCount(0);

  await browser.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(browser.getByRole("link", { name: "weather.pdf" })).toBeVisible();
});
