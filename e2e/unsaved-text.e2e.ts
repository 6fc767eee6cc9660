import { expect, logIn, test } from "./studio";

const typed = "INT. PAWN SHOP - NIGHT\n\nBOB\nNobody loses a word here.\n";
const restore = { name: /^Restore your unsaved text from \d/ };

test("typed text survives a crash, and a logout erases it", async ({ page, context }) => {
  await page.goto("/story/story-1/edit-script");
  await logIn(page, "owner@studio.test");
  await page.getByRole("textbox", { name: "Current Script" }).fill(typed);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const open = indexedDB.open("virtual-studio-drafts");
        const db = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
        const all = db.transaction("drafts").objectStore("drafts").getAll();
        return new Promise((resolve) => (all.onsuccess = () => resolve(all.result.length)));
      }),
    )
    .toBe(1);
  // Closes without a beforeunload dialog, as when the browser is killed.
  await page.close();

  const again = await context.newPage();
  await again.goto("/story/story-1/edit-script");
  await again.getByRole("button", restore).click();
  await expect(again.getByRole("textbox", { name: "Current Script" })).toHaveText(typed, { useInnerText: true });
  await again.getByRole("button", { name: "Save Script" }).click();
  await expect(again).toHaveURL(/\/story\/story-1$/);
  await expect(again.getByText("Nobody loses a word here.")).toBeVisible();

  await again.getByRole("link", { name: "Edit Script" }).click();
  await again.getByRole("textbox", { name: "Current Script" }).fill(`${typed}More.`);
  await expect(again.getByRole("button", restore)).toHaveCount(0);
  await again.getByRole("button", { name: "Open menu" }).click();
  await again.getByRole("link", { name: "Logout" }).click();
  await again.getByRole("alertdialog").getByRole("button", { name: "Log out", exact: true }).click();
  await expect(again).toHaveURL("/login");
  await logIn(again, "owner@studio.test");
  await expect(again).toHaveURL("/projectlist");
  await again.goto("/story/story-1/edit-script");
  await expect(again.getByRole("textbox", { name: "Current Script" })).toHaveText(typed, { useInnerText: true });
  await expect(again.getByRole("button", restore)).toHaveCount(0);
});

test("two people never overwrite each other's texts unseen", async ({ page, openBrowser }) => {
  const other = await openBrowser();
  for (const [browser, email] of [
    [page, "owner@studio.test"],
    [other, "editor@studio.test"],
  ] as const) {
    await browser.goto("/project/project-1");
    await logIn(browser, email);
    await browser.getByRole("button", { name: "Edit description" }).click();
    await browser.getByLabel("Description", { exact: true }).fill(`As ${email} has it.`);
  }

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("As owner@studio.test has it.")).toBeVisible();
  await expect(page.getByLabel("Description", { exact: true })).toHaveCount(0);

  await other.getByRole("button", { name: "Save", exact: true }).click();
  const both = other.getByRole("alertdialog", { name: "This text was changed while you were editing it" });
  await expect(both.getByRole("region", { name: "Saved meanwhile" })).toHaveText("As owner@studio.test has it.");
  await expect(both.getByRole("region", { name: "Yours" })).toHaveText("As editor@studio.test has it.");
  await both.getByRole("button", { name: "Replace with yours" }).click();
  await expect(other.getByText("As editor@studio.test has it.")).toBeVisible();
  await expect(both).toHaveCount(0);

  // The first page still edits the old text and is warned in turn.
  await page.getByRole("button", { name: "Edit description" }).click();
  await page.getByLabel("Description", { exact: true }).fill("Both of us.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep theirs" }).click();
  await expect(page.getByText("As editor@studio.test has it.")).toBeVisible();
  await expect(page.getByRole("button", restore)).toBeVisible();
});

test("a draft of one tab is offered in another only after that tab is closed", async ({ page, context }) => {
  await page.goto("/story/story-1/edit-script");
  await logIn(page, "owner@studio.test");
  await page.getByRole("textbox", { name: "Current Script" }).fill(typed);

  const other = await context.newPage();
  await other.goto("/story/story-1/edit-script");
  await expect(other.getByRole("textbox", { name: "Current Script" })).not.toHaveText("");
  await other.getByRole("textbox", { name: "Current Script" }).press("Control+End");
  await expect(other.getByRole("button", restore)).toHaveCount(0);
  await page.close();
  await other.getByRole("button", restore).click();
  await expect(other.getByRole("textbox", { name: "Current Script" })).toHaveText(typed, { useInnerText: true });
});

test("a script file is chosen or dropped, previewed beside the present text, and imported", async ({ page }) => {
  await page.goto("/story/story-1/edit-script");
  await logIn(page, "owner@studio.test");
  const script = page.getByRole("textbox", { name: "Current Script" });
  await page
    .getByLabel("Import File")
    .setInputFiles({ name: "words.fountain", mimeType: "text/plain", buffer: Buffer.from(typed) });
  const look = page.getByRole("dialog", { name: "Import “words.fountain”" });
  await expect(look.getByRole("region", { name: "What is there now" })).toContainText("TRAFFIC CONTROL DOGS");
  await expect(look.getByRole("region", { name: "What takes its place" })).toContainText("Nobody loses a word here.");
  await look.getByRole("button", { name: "Cancel" }).click();
  await expect(script).toContainText("TRAFFIC CONTROL DOGS");

  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
    return files;
  }, typed);
  await script.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("dialog", { name: "Import “dropped.txt”" }).getByRole("button", { name: "Replace" }).click();
  await expect(script).toHaveText(typed, { useInnerText: true });
  await page.getByRole("button", { name: "Save Script" }).click();
  await expect(page).toHaveURL(/\/story\/story-1$/);
  await expect(page.getByText("Nobody loses a word here.")).toBeVisible();
});
