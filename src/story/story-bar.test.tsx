import { expect, test, vi } from "vitest";
import { screen } from "@testing-library/react";
import { givenStory, storyScreens } from "@/faults/story-screens";
import { renderAt } from "@/testing/render-at";
import { watchRequests, watchTraffic } from "@/testing/requests";

/** The production is told where the window has room for it, and only there. */
const inWindow = (isWide: boolean) => {
  const original = window.matchMedia;
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(original(media), { matches: isWide && media.startsWith("(min-width") }),
  );
};

const withBar = storyScreens.filter(({ everybody }) => everybody.includes("link Boards"));

test.each(withBar)("$at reads everything once, though its bar tells of the same", async ({ at, ready }) => {
  inWindow(true);
  const sent = watchRequests();
  const waitForIdle = watchTraffic();
  await renderAt(at, { as: "viewer", given: givenStory });
  await screen.findAllByText(ready);
  await waitForIdle(() => screen.queryByRole("group", { name: "Production" }) !== null);
  const reads = sent.filter((one) => one.startsWith("GET "));
  expect(reads).toEqual([...new Set(reads)]);
});

test("a narrow window tells nothing of the production, and reads nothing for it", async () => {
  inWindow(false);
  const sent = watchRequests();
  const waitForIdle = watchTraffic();
  await renderAt("/story/story-1/edit-logline", { as: "viewer", given: givenStory });
  await screen.findAllByText(/Dogs rule/);
  await waitForIdle(() => true);
  expect(screen.queryByRole("group", { name: "Production" })).not.toBeInTheDocument();
  expect(
    sent.filter((one) => /parsed-lines|existing|mappings|story-video/.test(one) && !/recommend/.test(one)),
  ).toEqual([]);
});
