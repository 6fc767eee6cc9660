import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { castOf, storyOf } from "@/testing/cast-story";
import { installFastForward } from "@/testing/clock";
import { installFakeDisk } from "@/testing/disk";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

beforeAll(installFakeDisk);

const at = "/story/story-1/production";
const startImage = "POST /shot-image/generate-shot-image/:dialogue_id";

/** Six shots with audio and prompts; the first two have their picture, too. */
function withoutPictures(world: World) {
  castOf(6)(world);
  storyOf(world).lines.forEach((line, index) => {
    const isSpoken = line.dialogue_text !== "";
    Object.assign(line, {
      image_prompt: "A room",
      shot_type: isSpoken ? "talking" : "action",
      audio_file: isSpoken ? "bob.wav" : "",
      action_video_prompt: isSpoken ? "" : "He waves",
      image_file: index < 2 ? "old.png" : "",
    });
  });
}

const grid = () => screen.findByRole("grid", { name: "Production" });
const plan = () => screen.findByRole("heading", { level: 2, name: /^Plan: / });
const cell = async (line: number, column: number) => {
  const row = within(await grid()).getAllByRole("row")[line];
  const found = row && within(row).getAllByRole("gridcell")[column];
  if (!found) throw new Error("No such cell");
  return found;
};

test("every asset of every shot tells where it stands, and why", async () => {
  await renderAt(at, { as: "editor", given: withoutPictures });
  expect(await cell(1, 3)).toHaveTextContent("Image: ready, age unknown");
  expect(await cell(3, 3)).toHaveTextContent("Image: to do");
  expect(await cell(3, 1)).toHaveTextContent("Audio: not needed");
  expect(await cell(3, 5)).toHaveTextContent("Clip: waits: its image comes first");
  expect(await cell(1, 5)).toHaveTextContent("Clip: to do");
  expect(document.title).toBe("Production · Traffic Control Dogs · VIRTUAL STUDIO");
});

test("a plan tells what it sends; Run sends exactly that, and Cancel nothing", async () => {
  const ahead = installFastForward();
  const sent = watchRequests();
  const { user } = await renderAt(at, { as: "editor", given: withoutPictures });
  await user.click(await cell(3, 3));
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(await plan()).toHaveTextContent("Plan: 3 images");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(callsTo(startImage, sent)).toEqual([]);

  await user.click(await cell(3, 3));
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await user.click(screen.getByRole("button", { name: "Run" }));
  await ahead(() => expect(screen.getByRole("heading", { name: "History" })).toBeVisible());
  expect(callsTo(startImage, sent)).toHaveLength(3);
  expect(new Set(callsTo(startImage, sent)).size).toBe(3);
  expect(await cell(3, 3)).toHaveTextContent("Image: ready");
  expect(screen.getByText("3 images")).toBeVisible();
});

test("what failed is told with the server's words, and tried again exactly", async () => {
  const ahead = installFastForward();
  const sent = watchRequests();
  const { user, world } = await renderAt(at, {
    as: "editor",
    given: (before) => {
      withoutPictures(before);
      before.faults.set(startImage, { status: 500, error: "No ink", times: 1 });
    },
  });
  await user.click(await cell(3, 3));
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await user.click(screen.getByRole("button", { name: "Run" }));
  await ahead(() => expect(screen.getByRole("heading", { name: "History" })).toBeVisible());
  expect(screen.getByText("Failed to generate shot image: No ink")).toBeVisible();
  world.faults.clear();
  sent.length = 0;
  await user.click(screen.getByRole("button", { name: "Retry failed" }));
  expect(callsTo(startImage, sent)).toEqual([]);
  expect(await plan()).toHaveTextContent("Plan: 1 image");
  await user.click(screen.getByRole("button", { name: "Run" }));
  await ahead(() => expect(screen.queryByRole("heading", { name: "Failed" })).not.toBeInTheDocument());
  expect(callsTo(startImage, sent)).toHaveLength(1);
});

test("a changed image prompt makes that image stale, with the reason in words", async () => {
  const { user, world, router } = await renderAt(at, { as: "editor", given: withoutPictures });
  expect(await cell(1, 3)).toHaveTextContent("ready");
  const [line] = storyOf(world).lines;
  Object.assign(line ?? {}, { image_prompt: "Another room" });
  await router.navigate("/story/story-1/boards");
  await screen.findByRole("button", { name: /^Line 1\b/ });
  await router.navigate(at);
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent("stale: the image prompt changed"));
  expect(await cell(2, 3)).toHaveTextContent("ready");
  await user.click(screen.getByRole("radio", { name: /^Stale/ }));
  expect(screen.getByText("Stale because the image prompt changed.")).toBeVisible();
});

test("what is made anew at its old address is ready again", async () => {
  const ahead = installFastForward();
  const { user, world, router } = await renderAt(at, {
    as: "editor",
    given: (before) => {
      withoutPictures(before);
      before.state.switches.mediaAddresses = "in place";
    },
  });
  expect(await cell(1, 3)).toHaveTextContent("ready, age unknown");
  const [line] = storyOf(world).lines;
  Object.assign(line ?? {}, { image_prompt: "A third room" });
  await router.navigate("/story/story-1/boards");
  await screen.findByRole("button", { name: /^Line 1\b/ });
  await router.navigate(at);
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent("stale"));
  await user.click(screen.getByRole("radio", { name: /^Stale/ }));
  await user.click(screen.getByRole("button", { name: "Run" }));
  await ahead(() => expect(screen.getByRole("heading", { name: "History" })).toBeVisible());
  expect(line?.image_file).toBe("old.png");
  await waitFor(async () => expect(await cell(1, 3)).toHaveTextContent(/^Image: ready$/));
});

test("the filter stands in the address and narrows to a state", async () => {
  const { user, router } = await renderAt(`${at}?character=BOB`, { as: "viewer", given: withoutPictures });
  await waitFor(async () => expect(within(await grid()).getAllByRole("row")).toHaveLength(5));
  await user.selectOptions(screen.getByLabelText("Character"), "All characters");
  await user.click(screen.getByRole("button", { name: /^Waiting/ }));
  expect(router.state.location.search).toBe("?state=waiting");
  expect(within(await grid()).getAllByRole("row")).toHaveLength(5);
  expect(screen.queryByRole("button", { name: "Run" })).not.toBeInTheDocument();
});

test("arrows move, X selects, Enter opens the shot in the boards", async () => {
  const { user, router } = await renderAt(at, { as: "editor", given: withoutPictures });
  (await cell(1, 0)).focus();
  await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}x");
  expect(await cell(2, 3)).toHaveFocus();
  expect(await cell(2, 3)).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Escape}");
  expect(await cell(2, 3)).toHaveAttribute("aria-selected", "false");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toMatch(/boards\?line=2/));
});

test("a few are tried first, and the rest waits for the answer", async () => {
  const ahead = installFastForward();
  const sent = watchRequests();
  const { user } = await renderAt(at, { as: "editor", given: withoutPictures });
  await user.click(await cell(3, 3));
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  await user.click(screen.getByRole("button", { name: "Try a few first" }));
  const goOn = await screen.findByRole("button", { name: /^Go on with \d others?$/ });
  await ahead(() => expect(goOn).toBeEnabled());
  const tried = callsTo(startImage, sent).length;
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThan(4);
  await user.click(goOn);
  await ahead(() => expect(callsTo(startImage, sent)).toHaveLength(4));
  expect(new Set(callsTo(startImage, sent)).size).toBe(4);
});
