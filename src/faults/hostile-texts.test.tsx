import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import * as generators from "@/api/contract/generators";
import { pageText, visibleText, watchBreaches, withoutSpace } from "./breaches";
import { watchComplaints } from "./complaints";
import { everyRoute } from "@/testing/every-route";
import { seedFullWorld, faultyReads } from "./faulty-reads";
import { hostileBatches, hostileTexts } from "./hostile-texts";
import { poisonAnswers } from "./poison";
import { openFor } from "./open-for";
import { renderAt } from "@/testing/render-at";
import { oneIn, runsAllCases } from "@/testing/sample";

// Texts from the back end are displayed as text: nothing in them runs, is loaded, or becomes a control.

function expectScreen() {
  expect(document.querySelectorAll("main h1")).toHaveLength(1);
  expect(document.querySelectorAll("main :is(a[href], button, input)").length).toBeGreaterThan(0);
}

test("there are at least 550 hostile texts", () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(550);
});

const routes = Object.values(everyRoute).map((route, index) => ({ ...route, index }));

test.each(routes)("in every text of every answer, at $at", async ({ at, as = "owner", shows, begins = [], index }) => {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  // In the sample the batches are divided among the screens: each starts at another one.
  const poison = poisonAnswers(runsAllCases ? 0 : Math.floor((index / routes.length) * hostileBatches.length));
  // The logout screen shows no user name.
  const inTheBar = at === "/logout" ? [] : [as];
  for (let isOver = false; !isOver; isOver = !runsAllCases || poison.isAllSent()) {
    poison.nextBatch();
    const { unmount } = await renderAt(at, { as, given: seedFullWorld });
    await waitFor(() => {
      expectScreen();
      for (const text of [...inTheBar, ...shows]) expect(pageText()).toContain(visibleText(poison.replacementOf(text)));
      for (const text of begins) expect(pageText()).toContain(visibleText(poison.replacementOf(text).slice(0, 100)));
    });
    expect(breaches()).toEqual([]);
    unmount();
  }
  expect(complaints).toEqual([]);
});

const refusals = oneIn(2, faultyReads)
  .filter(({ server }) => server !== "hidden")
  .map((read, index, all) => ({ ...read, texts: hostileBatches.filter((_, other) => other % all.length === index) }))
  .map(({ texts, ...read }) => ({ ...read, texts: runsAllCases ? texts : texts.slice(0, 1) }));

test.each(refusals)("as the error text of a refused $line", async ({ texts, ...row }) => {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  for (const error of texts) {
    const { unmount } = await openFor(row, ({ faults }) => faults.set(row.line, { status: 409, error }));
    await waitFor(() => expect(pageText()).toContain(visibleText(error)));
    expectScreen();
    expect(breaches()).toEqual([]);
    unmount();
  }
  expect(complaints).toEqual([]);
});

const streams = [
  ["Audio", generators.startAudio, generators.audioProgress],
  ["Shot Types", generators.startShotTypes, generators.shotTypesProgress],
  ["Image Prompts", generators.startImagePrompts, generators.imagePromptsProgress],
  ["Shot Images", generators.startShotImages, generators.shotImagesProgress],
  ["Video Prompts", generators.startVideoPrompts, generators.videoPromptsProgress],
  ["Talking Videos", generators.startTalkingVideos, generators.talkingVideosProgress],
  ["Action Videos", generators.startActionVideos, generators.actionVideosProgress],
] as const;

const fields = "status message shot_type image_prompt action_video_prompt url image_url video_url".split(" ");
const frame = (message: object) => `data: ${JSON.stringify(message)}\n\n`;

test.each(streams)("in every text of the event stream of %s", async (title, start, progress) => {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  const tells = hostileBatches.map((hostile, index) =>
    frame({
      line_number: 1 + (index % 2),
      ...Object.fromEntries(fields.map((field) => [field, hostile])),
    }),
  );
  const [error = ""] = hostileBatches;
  const { user } = await renderAt(`/story/story-1/script-media#${title.toLowerCase().replaceAll(" ", "-")}`, {
    as: "owner",
    given: (world) => {
      seedFullWorld(world);
      world.faults.set(start.line, { status: 200, body: "{}" });
      world.faults.set(progress.line, { status: 200, body: tells.join("") + frame({ error }) });
    },
  });
  const panel = await screen.findByRole("region", { name: title });
  await user.click(within(panel).getByRole("button", { name: `Generate ${title}` }));
  await waitFor(() => expect(withoutSpace(panel.textContent)).toContain(visibleText(error)));
  expectScreen();
  expect(breaches()).toEqual([]);
  expect(complaints).toEqual([]);
});
