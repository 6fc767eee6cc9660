import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { press } from "@/testing/user-actions";
import { watchBreaches } from "./breaches";
import { installFakeClock } from "@/testing/clock";
import { seedFullWorld } from "./faulty-reads";
import { mediaElements, isOnPage, openMedium } from "./media-harness";
import { mediaRows } from "./media-rows";
import { renderAt } from "@/testing/render-at";
import { holdCalls } from "@/testing/requests";
import { alertTexts, alertsWith, watchIntegrity } from "./integrity";
import { sweep } from "./sweep";
import type { Fault } from "../../mocks/world";

// Every place that shows an image, audio or video of the server, with every fault. The DOM reports a missing, expired,
// wrong or truncated file by the same event; e2e/media.e2e.ts tests each of them in a browser.

const [first, second] = ["https://media.test/first", "https://media.test/second"];

const failures: [string, { isThereAtFirst?: true }][] = [
  ["M01: at an address that leads to nothing", {}],
  ["M02: at an address that has expired", {}],
  ["M03: of another kind than it is said to be", {}],
  ["M04: that breaks off", { isThereAtFirst: true }],
];

sweep(
  mediaRows,
  { titleOf: ({ medium, where }) => `${medium} of ${where}`, codePathOf: ({ medium }) => medium },
  (row, it) => {
    it.each(failures)("%s shows a message and can be retried", async (_, { isThereAtFirst }) => {
      const { user, findMedium, startLoading, finishLoading, failLoading, expectIntact } = await openMedium(row, first);
      const element = await findMedium(first);
      await startLoading();
      if (isThereAtFirst) finishLoading(element);
      expect(isOnPage(row.failed)).toBe(false);
      await failLoading(installFakeClock());
      await waitFor(() => expect(isOnPage(row.failed)).toBe(true));
      await expectIntact();
      if (row.retryButton === undefined) return;

      await press(user, row.retryButton);
      finishLoading(await findMedium());
      await waitFor(() => expect(isOnPage(row.failed)).toBe(false));
      await expectIntact();
    });

    it("M05: that never loads shows a message after ten seconds and can be retried", async () => {
      const advanceTime = installFakeClock();
      const { user, findMedium, startLoading, finishLoading, expectIntact } = await openMedium(row, first);
      await findMedium(first);
      await startLoading();
      await advanceTime(5_000);
      expect(isOnPage(row.slow)).toBe(false);
      await advanceTime(5_000);
      expect(alertTexts()).toEqual([]);
      await expectIntact();
      if (row.slow === undefined) return;

      expect(isOnPage(row.slow)).toBe(true);
      if (row.playButton === undefined) await press(user, row.retryButton ?? "");
      else {
        await press(user, row.playButton.replace("Play", "Stop"));
        await press(user, row.playButton);
      }
      expect(isOnPage(row.slow)).toBe(false);
      await advanceTime(10_000);
      expect(isOnPage(row.slow)).toBe(true);
      finishLoading(await findMedium());
      await waitFor(() => expect(isOnPage(row.slow)).toBe(false));
      await expectIntact();
    });

    // rules/media-url.test.ts and hostile-addresses.test.tsx test all refused addresses.
    it("M06: at an address that may not be used is not loaded, and the reason is shown", async () => {
      const breaches = watchBreaches();
      const { expectIntact } = await openMedium(row, "JaVaScRiPt:alert(1)");
      const refusal = `The address of this ${row.kind} cannot be used: addresses starting with javascript: are not used.`;
      await waitFor(() => expect(isOnPage(refusal)).toBe(true));
      expect(mediaElements()).toEqual([]);
      expect(breaches()).toEqual([]);
      await expectIntact();
    });

    it.each([null, "", "  "])("M07: whose address is %j shows as absent, not as failed", async (address) => {
      const { expectIntact } = await openMedium(row, address);
      await waitFor(() => expect(isOnPage(row.none)).toBe(true));
      expect(mediaElements()).toEqual([]);
      expect(alertTexts()).toEqual([]);
      await expectIntact();
    });

    it("M08: whose address changes during the load is shown from the new one, whatever becomes of the old load", async () => {
      const advanceTime = installFakeClock();
      const { findMedium, startLoading, finishLoading, replace, expectIntact } = await openMedium(row, first);
      const old = await findMedium(first);
      await startLoading();
      await advanceTime(9_000);
      await replace(second);
      const element = await findMedium(second);
      expect(document.body.innerHTML).not.toContain(first);
      fireEvent.error(old);
      await advanceTime(3_000);
      expect(isOnPage(row.failed)).toBe(false);
      expect(isOnPage(row.slow)).toBe(false);
      expect(mediaElements()).toEqual([element]);

      await startLoading();
      finishLoading(element);
      finishLoading(old);
      expect(alertTexts()).toEqual([]);
      expect(document.body.innerHTML).not.toContain(first);
      await expectIntact();
      fireEvent.error(element);
      expect(document.body.innerHTML).not.toContain(first);
    });
  },
);

const view = "GET /view-attachment/:context_id/information/:info_id/attachment/:attachment_id";
const attachmentAt = (attachment_id: string) =>
  `/view-attachment/context-1?infoId=info-1&attachmentId=${attachment_id}`;
const fair = "%PDF-1.4 Always fair.";
const sent = (attachment: unknown): Fault => ({ status: 200, body: JSON.stringify({ attachment }) });
const pdf = (content: string | null, name = "weather.pdf") => sent({ name, type: "pdf", content });
const expectNoPdf = () =>
  expect(document.querySelectorAll("main :is(iframe, object, embed, a[download])")).toHaveLength(0);

// A PDF is fetched by a call, so its faults are those of answers.
describe("PDF of an attachment", () => {
  const openPdf = async (fault: Fault) => {
    const sound = watchIntegrity();
    const visit = await renderAt(attachmentAt("attachment-1"), {
      as: "viewer",
      given: (world) => {
        seedFullWorld(world);
        world.faults.set(view, fault);
      },
    });
    const tryAgain = async () => {
      visit.world.faults.set(view, pdf(btoa(fair)));
      await press(visit.user, "Try again");
      expect(await screen.findByTitle("Preview of weather.pdf")).toHaveAttribute(
        "src",
        expect.stringMatching(/^blob:/),
      );
      expect(alertTexts()).toEqual([]);
      await sound.expectIntact();
    };
    return { ...visit, ...sound, tryAgain };
  };

  test.each<[string, Fault, string]>([
    ["M02: whose link has expired", { status: 403, error: "This link has expired." }, "This link has expired."],
    ["M03: that is a page", { status: 200, body: "<h1>Hi", contentType: "text/html" }, "An error occurred"],
    ["M04: that breaks off", { breaksOff: true }, "An error occurred"],
    ["M04: that ends in the middle of a character", pdf(btoa(fair).slice(0, -3)), "An error occurred"],
    ["M07: whose content is null", pdf(null), "An error occurred"],
    ["M07: whose content is empty", pdf(""), "An error occurred"],
  ])("%s shows a message and can be retried", async (_, fault, words) => {
    const { expectIntact, tryAgain } = await openPdf(fault);
    await waitFor(() => expect(alertsWith(words)).toHaveLength(1));
    expectNoPdf();
    await expectIntact();
    await tryAgain();
  });

  test.each([
    ["M01: that leads to nothing", { status: 404 }],
    ["M07: that is null", sent(null)],
    ["M07: that is missing in the answer", { status: 200, body: "{}" }],
  ])("%s shows as not found, not as failed", async (_, fault) => {
    const { expectIntact } = await openPdf(fault);
    expect(await screen.findByText("Attachment not found.")).toBeVisible();
    expectNoPdf();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await expectIntact();
  });

  test("M03: that claims to be a PDF, but is a page, is not opened", async () => {
    const { expectIntact } = await openPdf(pdf(btoa("<script>alert(1)</script>")));
    expect(await screen.findByText("Preview not available for this file type.")).toBeVisible();
    expect(screen.queryByTitle(/^Preview/)).not.toBeInTheDocument();
    await expectIntact();
  });

  test("M05: that never loads shows a message after ten seconds and can be retried", async () => {
    const advanceTime = installFakeClock();
    const { expectIntact, tryAgain } = await openPdf({ hang: true });
    await screen.findByText("Loading attachment...");
    await advanceTime(10_000);
    const slow = "Still loading. The server is slow to answer.";
    expect(screen.getByText(slow)).toBeVisible();
    expect(alertTexts()).toEqual([]);
    await tryAgain();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    await expectIntact();
  });

  test.each(["javascript:alert(1)", "data:text/html;base64,PHNjcmlwdD4=", "//evil.example/a.pdf"])(
    "M06: with %s as its content is not loaded from there",
    async (content) => {
      const breaches = watchBreaches();
      const { expectIntact, tryAgain } = await openPdf(pdf(content));
      await waitFor(() => expect(alertsWith("An error occurred")).toHaveLength(1));
      expectNoPdf();
      expect(breaches()).toEqual([]);
      await expectIntact();
      await tryAgain();
    },
  );

  test("M08: whose answer comes after the user has gone to another one is not shown", async () => {
    const release = holdCalls(view, 1);
    const { router, world, expectIntact } = await openPdf(pdf(btoa(fair)));
    await screen.findByText("Loading attachment...");
    world.faults.set(view, pdf(btoa(fair), "storm.pdf"));
    await act(() => router.navigate(attachmentAt("attachment-2")));
    const shown = await screen.findByTitle("Preview of storm.pdf");
    world.faults.set(view, pdf(btoa(fair)));
    release();
    await expectIntact();
    expect(screen.getByTitle(/^Preview/)).toBe(shown);
    expect(document.body.textContent).not.toContain("weather.pdf");
  });
});
