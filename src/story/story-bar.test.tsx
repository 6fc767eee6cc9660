import { expect, test, vi } from "vitest";
import type { World } from "../../mocks/world";
import { screen } from "@testing-library/react";
import { givenStory, storyScreens } from "@/faults/story-screens";
import { cast, castWithFaults, parsed, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests, watchTraffic } from "@/testing/requests";

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

test("what has just failed on the screen is not asked for again by the bar, which is drawn after it", async () => {
  inWindow(true);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const validate = "POST /script-character-validation/validate";
  const sent = watchRequests();
  const waitForIdle = watchTraffic();
  await renderAt("/story/story-1/script-media", {
    as: "editor",
    given: castWithFaults({ [validate]: { status: 500 } }),
  });
  await screen.findByText("Failed to validate characters");
  await waitForIdle(() => {
    for (const frame of frames.splice(0)) frame(performance.now());
    return screen.queryByRole("group", { name: "Production" }) !== null;
  });
  expect(countCalls(sent, validate)).toBe(1);
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

const withoutScript = (world: World) => void (storyOf(world).script = "");
const withoutFace = (world: World) => {
  cast(world);
  const bob = world.state.characters["character-1"];
  if (bob) bob.image_file = "";
};

test.each([
  ["nothing is written", withoutScript, "editor", "link", "Write or import the script", "/story/story-1/edit-script"],
  ["nothing is parsed", undefined, "editor", "link", "Parse Script", "/story/story-1/script-media#parse"],
  ["nobody is mapped", parsed, "editor", "link", "Generate Missing Characters", "/story/story-1/script-media#missing"],
  [
    "a voice is missing",
    withoutFace,
    "editor",
    "link",
    "Generate Missing Characters",
    "/story/story-1/script-media#missing",
  ],
  ["nothing is made", cast, "owner", "link", "Generate everything", "/story/story-1/script-media#production"],
  [
    "some of it is made",
    givenStory,
    "editor",
    "link",
    "Generate everything · 80 %",
    "/story/story-1/script-media#production",
  ],
  ["there is something to watch", cast, "viewer", "link", "Watch film", "/story/story-1/film"],
] as const)("where %s, the next step leads on", async (_, given, as, role, words, to) => {
  await renderAt("/story/story-1/edit-video", { as, given });
  expect(await screen.findByRole(role, { name: `Next step: ${words}` })).toHaveAttribute("href", to);
});

test("where nothing can be watched, whoever may not edit has no next step", async () => {
  const waitForIdle = watchTraffic();
  await renderAt("/story/story-1/edit-video", { as: "commenter", given: withoutScript });
  await waitForIdle(() => true);
  expect(screen.queryByText(/Next step/)).not.toBeInTheDocument();
});

test("a form that is to be saved comes before it", async () => {
  const waitForIdle = watchTraffic();
  await renderAt("/story/story-1/edit-logline", { as: "editor", given: givenStory });
  await screen.findAllByText(/Dogs rule/);
  await waitForIdle(() => true);
  expect(screen.queryByText(/Next step/)).not.toBeInTheDocument();
});

test("in the film's room to watch is to play", async () => {
  const { user } = await renderAt("/story/story-1/film", { as: "viewer", given: givenStory });
  await user.click(await screen.findByRole("button", { name: "Next step: Watch film" }));
  expect(await screen.findByRole("button", { name: "Pause" })).toBeVisible();
});
