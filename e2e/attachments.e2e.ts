import { readFile } from "node:fs/promises";
import { expect, logIn, test } from "./studio";

/** The largest PDF that is accepted: one page with a line of text, and filling that no reader shows. */
const largest = 10_485_760;
const page = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length 44>> stream
BT /F1 18 Tf 20 100 Td (Always fair.) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;
const ending = "\n%%EOF\n";
const pdf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`${page}%`),
    Buffer.alloc(bytes - page.length - 1 - ending.length, "x"),
    Buffer.from(ending),
  ]);

test("a PDF of 10 MB is uploaded, shown beside its download, and given back byte for byte", async ({
  page: browser,
}) => {
  const file = pdf(largest);
  expect(file.length).toBe(largest);
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

test("an upload that is cancelled sends nothing more, and the file can be uploaded after all", async ({
  page: browser,
}) => {
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
