import { act, fireEvent, screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { everyRoute } from "@/testing/every-route";
import { seedFullWorld } from "./faulty-reads";
import { watchLeftovers } from "./leftovers";
import { film, giveFilm, imageOfShot, talkingVideo, type PolledJob } from "./polled-jobs";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { sweep } from "./sweep";
import { withFaults } from "@/testing/with-faults";
import { server } from "../../mocks/server";
import type { World } from "../../mocks/world";

// Ten minutes after a screen was unmounted nothing of it remains: no request, timer, stream or object URL.

const elsewhere = "/myaccount";
const tenMinutes = 600_000;

/** Tracks the requests that are neither answered nor aborted. */
function watchOpenRequests() {
  const under = new Map<string, string>();
  server.events.on("request:start", ({ request, requestId }) => {
    under.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
    request.signal.addEventListener("abort", () => under.delete(requestId));
  });
  server.events.on("request:end", ({ requestId }) => under.delete(requestId));
  return { open: () => [...under.values()] };
}

const atWork = ({ statusLine, working }: PolledJob) => ({
  [statusLine]: { status: 200, body: JSON.stringify(working) },
});

/** Jobs for the image and the clip are running, and the present clip does not load. */
function givenShot(world: World) {
  talkingVideo.given(world);
  Object.assign(storyOf(world).lines[0] ?? {}, { video_file: "old.webm" });
  withFaults({ ...atWork(imageOfShot), ...atWork(talkingVideo) })(world);
}

/** A job for a film is running, and the present film does not load. */
function givenFilm(world: World) {
  giveFilm(world, "old.webm");
  sessionStorage.setItem("story-video-job:user-editor:story-1", "77");
  withFaults(atWork(film))(world);
}

test.each([
  ["the shot screen", "/shot/line-1", givenShot, "Video of line 1"],
  ["the story video screen", "/story/story-1/edit-video", givenFilm, "Story video"],
])("nothing remains of %s", async (_, at, given, video) => {
  const leftovers = watchLeftovers();
  const { router } = await renderAt(elsewhere, { as: "editor", given });
  const sent = watchRequests();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await advanceTime(tenMinutes);
  const usualTimers = vi.getTimerCount();

  await act(() => router.navigate(at));
  fireEvent.error(await screen.findByLabelText(video));
  const before = sent.length;
  await advanceTime(12_000);
  expect(sent.length).toBeGreaterThan(before);
  expect(screen.getAllByRole("progressbar")).not.toHaveLength(0);
  fireEvent.error(screen.getByLabelText(video));

  await act(() => router.navigate(elsewhere));
  await screen.findByRole("heading", { level: 1, name: "My Account" });
  await advanceTime(1_000);
  const left = sent.length;
  await advanceTime(tenMinutes);
  expect(sent.slice(left)).toEqual([]);
  expect(vi.getTimerCount()).toBe(usualTimers);
  expect(leftovers()).toEqual([]);
});

sweep(Object.entries(everyRoute), { titleOf: ([route]) => route }, ([, { at, as = "owner" }], it) => {
  it.each([
    ["once it has loaded", undefined],
    ["while nothing is answered", http.all("*/api/*", () => new Promise<never>(() => undefined))],
  ])("nothing remains of it %s", async (_, silence) => {
    const leftovers = watchLeftovers();
    const { router } = await renderAt(elsewhere, { as, given: seedFullWorld });
    await screen.findByRole("heading", { level: 1, name: "My Account" });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await advanceTime(tenMinutes);
    const usualTimers = vi.getTimerCount();
    const aborted = watchOpenRequests();
    const sent = watchRequests();

    if (silence) server.use(silence);
    await act(() => router.navigate(at));
    await advanceTime(2_000);
    server.resetHandlers();
    await act(() => router.navigate(elsewhere));
    // The logout leads to the login.
    await screen.findByRole("heading", { level: 1, name: /My Account|Log In/ });
    await advanceTime(1_000);
    const left = sent.length;
    expect(aborted.open()).toEqual([]);
    await advanceTime(tenMinutes);
    expect(sent.slice(left)).toEqual([]);
    expect(vi.getTimerCount()).toBe(usualTimers);
    expect(leftovers()).toEqual([]);
  });
});
