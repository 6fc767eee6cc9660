import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { server } from "../../../../mocks/server";
import { away } from "@/testing/away";
import { cast, castWithFaults, storyOf } from "@/testing/cast-story";
import { advanceTime, installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const stream = "GET /script-shot-types/shot-types-progress/:story_id";
const start = "POST /script-shot-types/generate/story-1";
const allMade = "Every line has its media. The film can be made.";

/** Presses Generate everything, and waits until its second step hangs. */
async function begin() {
  const sent = watchRequests();
  const visit = await renderAt(at, { as: "owner", given: castWithFaults({ [stream]: { hang: true } }) });
  await visit.user.click(await screen.findByRole("button", { name: "Generate everything" }));
  await screen.findByText(/^Step 2 of 7: Shot Types\./);
  return { ...visit, starts: () => countCalls(sent, start) };
}
test("one voice tells how all seven go, and nothing else is said meanwhile", async () => {
  await begin();
  const region = screen.getByRole("region", { name: "Generate Media" });
  const said = () =>
    within(region)
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  await waitFor(() => expect(said()).toEqual(["Step 2 of 7, Shot Types: 0%"]));
});

test.each([
  ["leaving and returning", away.leaveAndReturn],
  ["a reload", away.reload],
])("everything goes on after %s, and the step under way is not started again", async (_, goAway) => {
  const visit = await begin();
  visit.world.faults.delete(stream);
  await goAway(visit);
  expect(await screen.findByText(allMade)).toBeVisible();
  expect(storyOf(visit.world).lines.every(({ video_file }) => video_file !== "")).toBe(true);
  expect(visit.starts()).toBe(1);
});

test("a step that was left before its start was answered is joined on return, not passed over", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post("*/api/script-shot-types/generate/:story_id", () => isAnswered));
  const sent = watchRequests();
  const visit = await renderAt(at, { as: "owner", given: cast });
  await visit.user.click(await screen.findByRole("button", { name: "Generate everything" }));
  await waitFor(() => expect(countCalls(sent, start)).toBe(1));
  await away.leaveAndReturn(visit);
  expect(await screen.findByText(/^Step 2 of 7: Shot Types\./)).toBeVisible();
  answer();
  expect(await screen.findByText(allMade)).toBeVisible();
  expect(countCalls(sent, start)).toBe(1);
});

test("a step that ended unseen is not begun a second time, whatever it left undone", async () => {
  const visit = await begin();
  for (const line of storyOf(visit.world).lines) line.shot_type = "";
  visit.world.faults.set(stream, { status: 200, body: ": open\n\n", times: 1 });
  await away.leaveAndReturn(visit);
  expect(await screen.findByRole("button", { name: "Generate everything" })).toBeEnabled();
  expect(screen.queryByText(allMade)).not.toBeInTheDocument();
  expect(visit.starts()).toBe(1);
});

test("what was told to stop after its step does not go on after the return", async () => {
  const visit = await begin();
  await visit.user.click(screen.getByRole("button", { name: "Stop after this step" }));
  expect(screen.getByRole("button", { name: "Stopping after this step" })).toBeDisabled();
  visit.world.faults.delete(stream);
  await away.leaveAndReturn(visit);
  expect(
    await within(await screen.findByRole("region", { name: "Shot Types" })).findByText(/^2 of 2 lines have/),
  ).toBeVisible();
  expect(await screen.findByRole("button", { name: "Generate everything" })).toBeVisible();
  expect(screen.getByText("0 of 2 lines have an image prompt")).toBeVisible();
});

test("a step that does not complete ends the sequence, also for whoever returns", async () => {
  const visit = await renderAt(at, {
    as: "owner",
    given: castWithFaults({ "POST /script-shot-types/generate/:story_id": { status: 409, error: "Busy" } }),
  });
  await visit.user.click(await screen.findByRole("button", { name: "Generate everything" }));
  const text = "The steps after Shot Types were not started, because it did not complete.";
  expect(await screen.findByText(text)).toBeVisible();
  await act(() => visit.router.navigate("/projectlist"));
  await screen.findByRole("heading", { name: "My Projects" });
  await act(() => visit.router.navigate(at));
  expect(await screen.findByRole("button", { name: "Generate everything" })).toBeVisible();
});

const elsewhere = "Another tab is generating everything. This one follows what it makes.";

/** Other tabs hold the lock, one after the other: each until the next is told to, and the last until `finish`. */
function otherTabsAtIt({ isHeld = true } = {}) {
  const state = { isHeld };
  let free = () => {};
  let isFree = new Promise<void>((resolve) => (free = resolve));
  vi.stubGlobal("navigator", {
    onLine: true,
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
    locks: {
      query: () => Promise.resolve({ held: state.isHeld ? [{ name: "everything user-owner story-1" }] : [] }),
      request: async (name: string, { ifAvailable }: LockOptions, hold: (lock: object | null) => unknown) => {
        if (!name.startsWith("everything")) return hold({});
        if (ifAvailable) return hold(state.isHeld ? null : {});
        if (state.isHeld) await isFree;
        return hold({});
      },
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    take() {
      state.isHeld = true;
      isFree = new Promise<void>((resolve) => (free = resolve));
    },
    finish() {
      state.isHeld = false;
      free();
    },
  };
}

const offer = () => screen.queryByRole("button", { name: "Generate everything" });

/** What the other tabs of this browser say to each other about it. */
function channelOfTabs() {
  const channel = new BroadcastChannel("everything user-owner story-1");
  onTestFinished(() => channel.close());
  return channel;
}

test("where another tab has just begun, this one says so, begins nothing, and may once that tab is done", async () => {
  installFakeClock();
  const others = otherTabsAtIt({ isHeld: false });
  const sent = watchRequests();
  const { user } = await renderAt(at, { as: "owner", given: cast });
  const button = await screen.findByRole("button", { name: "Generate everything" });
  others.take();
  await user.click(button);
  expect(await screen.findByText(elsewhere)).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
  expect(countCalls(sent, "POST /script-audio/start-generation")).toBe(0);
  others.finish();
  await advanceTime(5_000);
  await user.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  expect(await screen.findByText(allMade)).toBeVisible();
});

test("a tab that is opened while another one is at it never offers it, nor while that one is loaded anew", async () => {
  installFakeClock();
  const others = otherTabsAtIt();
  let wasOffered = false;
  const watch = new MutationObserver(() => (wasOffered ||= offer() !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  await renderAt(at, { as: "owner", given: cast });
  expect(await screen.findByText(elsewhere)).toBeVisible();
  others.finish();
  await advanceTime(3_000);
  others.take();
  await advanceTime(60_000);
  expect(screen.getByText(elsewhere)).toBeVisible();
  expect(wasOffered).toBe(false);
  watch.disconnect();
  others.finish();
  await advanceTime(5_000);
  expect(await screen.findByRole("button", { name: "Generate everything" })).toBeVisible();
});

test("a tab that hears from another one that it is at it follows it", async () => {
  installFakeClock();
  const others = otherTabsAtIt({ isHeld: false });
  const other = channelOfTabs();
  await renderAt(at, { as: "owner", given: cast });
  await screen.findByRole("button", { name: "Generate everything" });
  others.take();
  other.postMessage(Date.now());
  expect(await screen.findByText(elsewhere)).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
});

test("a tab that is at it tells the others, also those that are opened later", async () => {
  const other = channelOfTabs();
  const heard: unknown[] = [];
  other.addEventListener("message", ({ data }) => heard.push(data));
  await begin();
  await waitFor(() => expect(heard.filter(Number)).toHaveLength(1));
  other.postMessage("who is there?");
  await waitFor(() => expect(heard.filter(Number)).toHaveLength(2));
});

test("what is there already is passed over", async () => {
  const sent = watchRequests();
  const { user } = await renderAt(at, {
    as: "owner",
    given: (world) => {
      cast(world);
      for (const line of storyOf(world).lines) Object.assign(line, { audio_file: "1.wav", shot_type: "talking" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await screen.findByText(allMade)).toBeVisible();
  expect(countCalls(sent, "POST /script-audio/start-generation")).toBe(0);
  expect(countCalls(sent, start)).toBe(0);
});

test("the tab tells how much of everything is there, and never goes back", async () => {
  const told: number[] = [];
  const watch = new MutationObserver(() => {
    const percent = /^(\d+)% Create Media/.exec(document.title)?.[1];
    if (percent !== undefined && Number(percent) !== told.at(-1)) told.push(Number(percent));
  });
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  const { user } = await renderAt(at, { as: "owner", given: cast });
  await user.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await screen.findByText(allMade)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Create Media/));
  watch.disconnect();
  expect(told[0]).toBe(0);
  expect(told.length).toBeGreaterThanOrEqual(7);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});
