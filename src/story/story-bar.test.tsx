import { expect, test } from "vitest";
import { screen } from "@testing-library/react";
import { givenStory, storyScreens } from "@/faults/story-screens";
import { renderAt } from "@/testing/render-at";
import { watchRequests, watchTraffic } from "@/testing/requests";

const withBar = storyScreens.filter(({ everybody }) => everybody.includes("link Boards"));

test.each(withBar)("$at reads everything once, though its bar tells of the same", async ({ at, ready }) => {
  const sent = watchRequests();
  const waitForIdle = watchTraffic();
  await renderAt(at, { as: "viewer", given: givenStory });
  await screen.findAllByText(ready);
  await waitForIdle(() => screen.queryByRole("group", { name: "Production" }) !== null);
  const reads = sent.filter((one) => one.startsWith("GET "));
  expect(reads).toEqual([...new Set(reads)]);
});
