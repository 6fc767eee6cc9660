import type { Page } from "playwright/test";
import { seedFullWorld, faultyReads, expectedMessage, type FaultyRead } from "../src/faults/faulty-reads";
import { extremeAnswers } from "../src/faults/hostile-answers";
import { responseFaults, type ResponseFault } from "../src/faults/response-faults";
import { oneIn, runsAllCases, sampleOf } from "../src/testing/sample";
import { changeWorld } from "./given";
import { expect, logIn, setFault, test } from "./studio";

// The reads of the product with every kind of faulty answer, over real connections. The unit tests cover more variants
// of each kind, generation that screens start by themselves, and the writes.

/** One of each kind that depends on the browser or has its own code path. */
const kinds = ["R01", "R04", "R06", "R08", "R09", "R11", "R13", "R14", "R17", "R18"].flatMap(
  (id) => responseFaults.find((kind) => kind.id === id) ?? [],
);

const broken: ResponseFault = { id: "R09", what: "a broken server", fault: { status: 500, body: "" } };

/** Navigates without a page load. */
const follow = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);

/** Lists of thousands are tested with these three; with TRY_ALL with all. */
const growing = ["GET /project/list-all", "GET /story/list", "GET /script-parsing/get-parsed-lines/:story_id"];

const reads = faultyReads.filter(({ line }) => line.startsWith("GET"));
const sample = sampleOf({
  rows: [...new Set([...reads.filter(({ line }) => growing.includes(line)), ...oneIn(6, reads)])],
  kinds,
  applies: (row, { id }) => !row.noFailures?.includes(id),
});
const kindsOf = new Map(sample.map(({ row, kinds: own }) => [row, own]));
const atScreens = new Map<string, [FaultyRead, ...FaultyRead[]]>();
for (const { row } of sample) {
  const screen = row.given ? `${row.at}, ${row.given.name}` : row.at;
  const before = atScreens.get(screen);
  atScreens.set(screen, before ? [...before, row] : [row]);
}

for (const [screen, rows] of atScreens) {
  test(`${screen}: each failed read shows one message, and one click retries it`, async ({ page }) => {
    const [{ at, as = "owner", given: change = seedFullWorld }] = rows;
    await page.goto("/login");
    await logIn(page, `${as}@studio.test`);
    await expect(page).toHaveURL("/projectlist");
    const main = page.getByRole("main");

    for (const row of rows) {
      await page.request.delete("/api/__world/faults");
      const isThis = new RegExp(`/api${row.line.split(" ")[1]?.replaceAll(/:\w+/g, "[^/]+")}(\\?|$)`);
      await changeWorld(page, change);
      let answer = "";
      // Another screen first, so that nothing of the tested one is cached.
      await page.goto("/myaccount");
      for (const kind of kindsOf.get(row) ?? []) {
        await test.step(`${row.line}, ${kind.id}: ${kind.what}`, async () => {
          const words = expectedMessage(row, kind).trim();
          await setFault(page, row.line, kind.fault);
          const asked = page.waitForRequest(isThis);
          await follow(page, at);
          await asked;
          await expect(main.getByText(words)).toHaveCount(1);
          await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
          if (words !== row.notFound) await expect(main.getByRole("button", { name: "Try again" })).not.toHaveCount(0);
          await follow(page, "/myaccount");
          await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
        });
      }
      await test.step(`${row.line}, I06: a retry works`, async () => {
        const words = expectedMessage(row, broken).trim();
        await setFault(page, row.line, broken.fault);
        await follow(page, at);
        const answered = page.waitForResponse((response) => isThis.test(response.url()) && response.ok());
        const failure = main
          .locator("div")
          .filter({ hasText: words, has: page.getByRole("button") })
          .last();
        await expect(failure).toBeVisible();
        await page.request.delete("/api/__world/faults");
        await changeWorld(page, change);
        await failure.getByRole("button", { name: "Try again" }).click();
        await expect(main.getByText(words)).toHaveCount(0);
        await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
        answer = await (await answered).text();
      });
      const many = extremeAnswers(JSON.parse(answer)).find(({ what }) => what === "5000 rows");
      if (!many || !(runsAllCases || growing.includes(row.line))) continue;
      await test.step(`${row.line}, R16: ${many.what}`, async () => {
        await page.goto("/myaccount");
        await setFault(page, row.line, { status: 200, body: many.body });
        const answered = page.waitForResponse(isThis);
        await follow(page, at);
        await (await answered).finished();
        await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(main.getByText(/^Loading/)).toHaveCount(0);
        await expect(main.getByText(expectedMessage(row, broken).trim())).toHaveCount(0);
        // Only visible rows are in the DOM.
        expect(await main.locator(":not(option)").count()).toBeLessThan(5_000);
        await follow(page, "/myaccount");
        await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
      });
    }
  });
}
