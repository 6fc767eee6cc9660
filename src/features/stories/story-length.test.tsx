import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/story/story-1";
const save = "PUT /story/:story_id/update-length";
const failure = "Failed to update story length. Please try again.";
const saves = (sent: string[]) => countCalls(sent, "PUT /story/story-1/update-length");

/** Sets the length of the sample story, which is 3 minutes and 30 seconds otherwise. */
const lasting = (minutes: number, seconds: number) => (world: World) =>
  void (storyOf(world).length = { minutes, seconds });
const minutes = () => screen.findByLabelText("Minutes");
const seconds = () => screen.findByLabelText("Seconds");
const choices = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map(({ textContent }) => Number(textContent));

test.each([
  [3, 30, [0, 15, 30, 45]],
  [5, 45, [0, 15, 30, 45]],
  [0, 30, [15, 30, 45]],
])("with %i minutes and %i seconds the options of the specification are on offer", async (min, sec, offered) => {
  await renderAt(address, { as: "editor", given: lasting(min, sec) });
  expect(choices(await minutes())).toEqual([0, 1, 2, 3, 4, 5]);
  expect(choices(await seconds())).toEqual(offered);
  expect(await minutes()).toHaveValue(String(min));
  expect(await seconds()).toHaveValue(String(sec));
});

test("a story without a length lasts 5 minutes and 0 seconds", async () => {
  const body = JSON.stringify({ story: { title: "Short" }, permissionLevel: "editor", projectId: "project-1" });
  await renderAt(address, {
    as: "editor",
    given: ({ faults }) => faults.set("GET /story/:story_id/details", { body }),
  });
  expect(await minutes()).toHaveValue("5");
  expect(await seconds()).toHaveValue("0");
});

test.each(["owner", "editor"] as const)("an %s may change it", async (as) => {
  const { user, world } = await renderAt(address, { as });
  expect(await minutes()).toBeEnabled();
  await user.selectOptions(await seconds(), "45");
  await waitFor(() => expect(storyOf(world).length).toEqual({ minutes: 3, seconds: 45 }));
});

test("a late answer does not overwrite a newer length, and only one save is in flight", async () => {
  const sent = watchRequests();
  const { user, world } = await renderAt(address, { as: "owner" });
  const release = holdAnswers("/update-length");
  await user.selectOptions(await minutes(), "1");
  await user.selectOptions(await minutes(), "4");
  await user.selectOptions(await seconds(), "15");
  expect(saves(sent)).toBe(1);
  expect(await minutes()).toHaveValue("4");
  release();
  await waitFor(() => expect(storyOf(world).length).toEqual({ minutes: 4, seconds: 15 }));
  expect(saves(sent)).toBe(2);
  expect(await minutes()).toHaveValue("4");
  expect(await seconds()).toHaveValue("15");
});

test("an older save that fails says nothing when the newer one works", async () => {
  const { user, world } = await renderAt(address, { as: "owner" });
  world.faults.set(save, { status: 500, times: 1 });
  const release = holdAnswers("/update-length");
  await user.selectOptions(await minutes(), "1");
  await user.selectOptions(await minutes(), "2");
  release();
  await waitFor(() => expect(storyOf(world).length).toEqual({ minutes: 2, seconds: 30 }));
  expect(await minutes()).toHaveValue("2");
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

test.each([{ status: 500 }, { status: 403, error: "No" }, { reset: true }])(
  "a failed save (%j) reverts the length with an error, which the next save removes",
  async (fault) => {
    const { user, world } = await renderAt(address, { as: "editor" });
    world.faults.set(save, { ...fault, times: 1 });
    await user.selectOptions(await seconds(), "0");
    expect(await screen.findByText(failure)).toBeVisible();
    expect(await seconds()).toHaveValue("30");
    expect(storyOf(world).length).toEqual({ minutes: 3, seconds: 30 });
    await user.selectOptions(await seconds(), "0");
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(storyOf(world).length).toEqual({ minutes: 3, seconds: 0 });
  },
);
