import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Line, World } from "../../../mocks/world";
import { watchBreaches } from "@/faults/breaches";
import { alertTexts, watchIntegrity } from "@/faults/integrity";
import { watchQueryClients } from "@/faults/read-again";
import { rewriteAnswers } from "@/faults/rewritten";
import { givenStory } from "@/faults/story-screens";
import { storyOf } from "@/testing/cast-story";
import { advanceTime, installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";

// What may be wrong with the media of the film: each falls a tier, says so, and the film goes on to its end. A browser
// reports what is missing, expired, truncated or of another kind by the same event.

const film = "/story/story-1/film";
const stage = () => screen.getByRole("group", { name: /^Stage/ });
const tier = () => stage().getAttribute("data-tier");
const onStage = (what: "video" | "audio" | "img") =>
  [...stage().querySelectorAll<HTMLElement>(what)].find(
    (one) => one.hasAttribute("src") && one.parentElement?.style.visibility !== "hidden",
  ) ?? document.body;

/** Two lines, of which the first has these files and the second has none. */
const filmWith = (made: Partial<Line>) => (world: World) => {
  givenStory(world);
  const lines = storyOf(world).lines;
  for (const line of lines) Object.assign(line, { audio_file: "", image_file: "", video_file: "" });
  Object.assign(lines[0] ?? {}, made);
};
const everything = { image_file: "1.webp", video_file: "1.webm", audio_file: "1.wav" };
const note = () => within(screen.getByRole("group", { name: "Controls" })).queryByText(/^Line \d+: its/)?.textContent;

/** With the first frame of each clip, or with nothing of it yet. */
async function open(made: Partial<Line>, readyState = 2) {
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(readyState);
  const sound = watchIntegrity();
  const visit = await renderAt(film, { as: "viewer", given: filmWith(made) });
  await screen.findByRole("slider", { name: "Position" });
  // The lines have their lasting names by then.
  await sound.expectIntact();
  return { ...visit, ...sound };
}

/** It plays on to its last line, whatever is wrong with the first. */
async function expectEnd() {
  installFakeClock();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await advanceTime(30_000);
  expect(screen.getByRole("button", { name: "Play again" })).toBeVisible();
  expect(stage()).toHaveAttribute("data-line", "2");
}

test("M01 to M04: a clip that fails leaves its still, a still that fails its card, and the film goes on", async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("It is broken"));
  const { expectIntact } = await open(everything);
  expect(tier()).toBe("clip");
  fireEvent.error(onStage("video"));
  await waitFor(() => expect(note()).toBe("Line 1: its clip and its still did not come, so its card is shown."));
  expect(tier()).toBe("card");
  decode.mockRestore();
  expect(alertTexts()).toEqual([]);
  await expectIntact();
  await expectEnd();
});

test("a clip that breaks off while it plays leaves its still from there on", async () => {
  const { expectIntact } = await open(everything);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  fireEvent.error(onStage("video"));
  await waitFor(() => expect(tier()).toBe("still"));
  expect(note()).toBe("Line 1: its clip did not come, so its still is shown.");
  expect(onStage("audio")).toHaveAttribute("src", "/api/media/1.wav");
  expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectIntact();
});

test("a sound that fails is silence, and its picture stays", async () => {
  await open({ image_file: "1.webp", audio_file: "1.wav" });
  fireEvent.error(onStage("audio"));
  await waitFor(() => expect(note()).toBe("Line 1: its audio did not come."));
  expect(tier()).toBe("still");
  await expectEnd();
});

test("a file of sound alone is no clip", async () => {
  await open(everything);
  fireEvent.loadedMetadata(onStage("video"));
  await waitFor(() => expect(tier()).toBe("still"));
});

test.each([
  ["clip", everything],
  ["sound", { audio_file: "1.wav" }],
])("M05: a %s that never comes is waited for no longer than patience allows", async (_, made) => {
  await open(made);
  await expectEnd();
  expect(alertTexts()).toEqual([]);
});

test("M06: addresses that may not be used are loaded nowhere, and the film has cards in their place", async () => {
  const breaches = watchBreaches();
  rewriteAnswers((value) => (typeof value === "string" && value.startsWith("/api/media/1.") ? "javascript:1" : value));
  await open(everything);
  expect(tier()).toBe("card");
  expect(document.querySelectorAll("main :is(img, video, audio)[src]")).toHaveLength(0);
  expect(breaches()).toEqual([]);
  await expectEnd();
});

test.each([null, "", "  "])("M07: a shot whose addresses are %j is a card", async (address) => {
  rewriteAnswers((value) => (typeof value === "string" && value.startsWith("/api/media/1.") ? address : value));
  await open(everything);
  expect(tier()).toBe("card");
  expect(note()).toBeUndefined();
});

test("M08: a clip that failed is seen from its new address, and its old one is heard no more", async () => {
  let address = "https://media.test/first.webm";
  const refetchActive = watchQueryClients();
  rewriteAnswers((value) => (value === "/api/media/1.webm" ? address : value));
  await open(everything);
  const old = onStage("video");
  expect(old).toHaveAttribute("src", address);
  fireEvent.error(old);
  await waitFor(() => expect(tier()).toBe("still"));
  address = "https://media.test/second.webm";
  await act(() => refetchActive());
  await waitFor(() => expect(tier()).toBe("clip"));
  expect(onStage("video")).toHaveAttribute("src", address);
  fireEvent.canPlay(onStage("video"));
  expect(tier()).toBe("clip");
});

test("a still stands in for a clip that is waited for", async () => {
  await open(everything, 0);
  await waitFor(() => expect(tier()).toBe("still"));
  expect(note()).toBeUndefined();
  expect(onStage("img").style.opacity).toBe("1");
});

test("while the still of a clip that failed has not come, that is said, and what is shown", async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(coming);
  await open(everything);
  fireEvent.error(onStage("video"));
  await waitFor(() =>
    expect(note()).toBe("Line 1: its clip did not come and its still has not come yet, so its card is shown."),
  );
  expect(tier()).toBe("card");
  come();
  await waitFor(() => expect(note()).toBe("Line 1: its clip did not come, so its still is shown."));
  expect(tier()).toBe("still");
});

test("a small picture beside the film that fails is a page of the screenplay", async () => {
  await open({ image_file: "1.webp" });
  const shots = screen.getByRole("list", { name: "Shots" });
  const [small] = shots.querySelectorAll("img");
  fireEvent.error(small ?? document.body);
  expect(shots.querySelectorAll("img")).toHaveLength(0);
  expect(shots).toHaveTextContent("Hi hello.");
});

test("a card that stands in for a clip that is waited for has no captions over it", async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new Error("It is broken"));
  await open(everything, 0);
  expect(tier()).toBe("card");
  expect(document.querySelector(".caption")).toBeNull();
  expect(note()).toBeUndefined();
  vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(2);
  fireEvent.loadedData(onStage("video"));
  await waitFor(() => expect(tier()).toBe("clip"));
  expect(document.querySelector(".caption")).toHaveTextContent("Hi hello.");
  decode.mockRestore();
});

test("a clip that fails has the lines read once more; a list of sounds that failed waits for whoever tries again", async () => {
  const sound = "GET /script-audio/get-existing-audio/:story_id";
  const sent = watchRequests();
  const lines = () => callsTo("GET /script-parsing/get-parsed-lines/:story_id", sent).length;
  const sounds = () => callsTo(sound, sent).length;
  await renderAt(film, {
    as: "viewer",
    given: (world) => {
      filmWith({ image_file: "1.webp", video_file: "1.webm" })(world);
      world.faults.set(sound, { status: 500, error: "" });
    },
  });
  expect(await screen.findByText("Failed to check existing audio")).toBeVisible();
  const before = { lines: lines(), sounds: sounds() };
  fireEvent.error(onStage("video"));
  await waitFor(() => expect(lines()).toBe(before.lines + 1));
  expect(sounds()).toBe(before.sounds);
  expect(screen.getByText("Failed to check existing audio")).toBeVisible();
});
