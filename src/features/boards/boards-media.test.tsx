import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Line, World } from "../../../mocks/world";
import { watchBreaches } from "@/faults/breaches";
import { alertTexts, watchIntegrity } from "@/faults/integrity";
import { watchQueryClients } from "@/faults/read-again";
import { rewriteAnswers } from "@/faults/rewritten";
import { givenStory } from "@/faults/story-screens";
import { storyOf } from "@/testing/cast-story";
import { installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";

// What may be wrong with the media of a shot, where the boards show it. A browser reports what is missing, expired,
// truncated or of another kind by the same event.

const at = "/story/story-1/boards";
const card = () => screen.findByRole("button", { name: /^Line 1\b/ });
const mediaIn = (place: Element, what = "img, video") => [...place.querySelectorAll(what)];
/** The page of the screenplay on a card: its cue and its words follow each other nowhere else. */
const page = "BOBHi hello.";

const lineWith = (made: Partial<Line>) => (world: World) => {
  givenStory(world);
  const lines = storyOf(world).lines;
  for (const line of lines) Object.assign(line, { audio_file: "", image_file: "", video_file: "" });
  Object.assign(lines[0] ?? {}, made);
};
const pictured = lineWith({ image_file: "1.webp" });
const filmed = lineWith({ image_file: "1.webp", video_file: "1.webm" });

async function inspect(given: (world: World) => void) {
  const visit = await renderAt(at, { as: "viewer", given });
  await visit.user.click(await card());
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByRole("region", { name: "Video" });
  return { ...visit, sheet };
}

test.each([
  ["is not there", false],
  ["breaks off", true],
])("M01 to M04: a card whose picture %s shows its page, and nothing complains", async (_, wasThere) => {
  const { expectIntact } = watchIntegrity();
  await renderAt(at, { as: "viewer", given: pictured });
  await card();
  await expectIntact();
  const [picture] = mediaIn(await card());
  expect(await card()).not.toHaveTextContent(page);
  if (wasThere) fireEvent.load(picture ?? document.body);
  fireEvent.error(picture ?? document.body);
  expect(await card()).toHaveTextContent(page);
  expect(mediaIn(await card())).toEqual([]);
  expect(alertTexts()).toEqual([]);
  await expectIntact();
});

test("of a shot with a clip, its first picture stands for a still that fails, and the page for both", async () => {
  await renderAt(at, { as: "viewer", given: filmed });
  fireEvent.error(mediaIn(await card(), "img")[0] ?? document.body);
  const [first] = mediaIn(await card(), "video");
  expect(first).toBeInTheDocument();
  expect(await card()).not.toHaveTextContent(page);
  fireEvent.error(first ?? document.body);
  expect(await card()).toHaveTextContent(page);
});

test("a clip that fails, without a still, gives way to the page, and the card is called as ever", async () => {
  await renderAt(at, { as: "viewer", given: lineWith({ video_file: "1.webm" }) });
  fireEvent.error(mediaIn(await card(), "video")[0] ?? document.body);
  expect(await card()).toHaveTextContent(page);
  expect(await card()).toHaveAccessibleName(/^Line 1 BOB/);
});

test.each([
  ["picture", "img", pictured],
  ["clip", "video", lineWith({ video_file: "1.webm" })],
])("while a %s is slow to come its page stands in its place", async (_, element, given) => {
  const advanceTime = installFakeClock();
  await renderAt(at, { as: "viewer", given });
  const [media] = mediaIn(await card(), element);
  expect(await card()).not.toHaveTextContent(page);
  await advanceTime(10_000);
  expect(await card()).toHaveTextContent(page);
  expect(await card()).toHaveAccessibleName(/^Line 1 BOB/);
  fireEvent(media ?? document.body, new Event(element === "img" ? "load" : "loadedmetadata"));
  expect(await card()).not.toHaveTextContent(page);
});

test("M05: a picture that never comes is waited for in silence, and the inspector says it", async () => {
  const advanceTime = installFakeClock();
  const { sheet } = await inspect(pictured);
  await advanceTime(10_000);
  expect(alertTexts()).toEqual([]);
  expect(sheet.getByText("The picture is slow to load.")).toBeVisible();
});

test("M06: an address that may not be used is loaded nowhere, and the inspector says why", async () => {
  const breaches = watchBreaches();
  rewriteAnswers((value) => (typeof value === "string" && /media\/1\.web[pm]/.test(value) ? "JaVaScRiPt:1" : value));
  const { sheet } = await inspect(filmed);
  expect(await card()).toHaveTextContent(page);
  for (const kind of ["image", "video"])
    expect(sheet.getByText(new RegExp(`^The address of this ${kind} cannot be used`))).toBeVisible();
  expect(mediaIn(document.body)).toEqual([]);
  expect(breaches()).toEqual([]);
});

test.each([null, "", "  "])("M07: a card whose picture's address is %j shows its page", async (address) => {
  rewriteAnswers((value) => (value === "/api/media/1.webp" ? address : value));
  await renderAt(at, { as: "viewer", given: pictured });
  expect(await card()).toHaveTextContent(page);
  expect(mediaIn(await card())).toEqual([]);
});

test("M08: a picture whose address changes is shown from the new one, whatever becomes of the old", async () => {
  let address = "https://media.test/first";
  const refetchActive = watchQueryClients();
  rewriteAnswers((value) => (value === "/api/media/1.webp" ? address : value));
  await renderAt(at, { as: "viewer", given: pictured });
  const [old] = mediaIn(await card());
  address = "https://media.test/second";
  await refetchActive();
  await waitFor(async () => expect(mediaIn(await card())[0]).toHaveAttribute("src", address));
  fireEvent.error(old ?? document.body);
  expect(await card()).not.toHaveTextContent(page);
  fireEvent.error(mediaIn(await card())[0] ?? document.body);
  expect(await card()).toHaveTextContent(page);
});

test("the inspector's picture and clip say what failed, and are tried again", async () => {
  const { sheet, user } = await inspect(filmed);
  fireEvent.error(sheet.getByLabelText("Video of line 1"));
  expect(sheet.getByText("The video could not be loaded.")).toBeVisible();
  await user.click(sheet.getByRole("button", { name: "Reload" }));
  expect(sheet.queryByText("The video could not be loaded.")).not.toBeInTheDocument();
  await user.click(sheet.getByLabelText("Still"));
  fireEvent.error(sheet.getByAltText("Image of line 1"));
  expect(sheet.getByText("The picture could not be loaded.")).toBeVisible();
  await user.click(sheet.getByRole("button", { name: "Try again" }));
  fireEvent.load(sheet.getByAltText("Image of line 1"));
  expect(sheet.queryByText("The picture could not be loaded.")).not.toBeInTheDocument();
});

test("a sound in the inspector says that it failed, and is tried again", async () => {
  const { sheet, user } = await inspect(lineWith({ audio_file: "1.wav" }));
  fireEvent.error(await sheet.findByLabelText("Audio of line 1"));
  expect(sheet.getByText("Failed to play audio for line 1")).toBeVisible();
  await user.click(sheet.getByRole("button", { name: "Try again" }));
  expect(sheet.queryByText("Failed to play audio for line 1")).not.toBeInTheDocument();
});

test("a clip under the pointer that cannot be played gives way to its still", async () => {
  await renderAt(at, { as: "viewer", given: filmed });
  const item = (await card()).closest("li") ?? document.body;
  vi.useFakeTimers();
  fireEvent.pointerEnter(item, { pointerType: "mouse" });
  await act(() => vi.advanceTimersByTimeAsync(300));
  fireEvent.error(mediaIn(item, "video")[0] ?? document.body);
  expect(mediaIn(item, "video")).toEqual([]);
  expect(mediaIn(item, "img")).toHaveLength(1);
});

/** Plays the cut of line 1, whose clip tells this length. */
async function playCut(length: number) {
  const { sheet } = await inspect(filmed);
  vi.useFakeTimers();
  fireEvent.click(sheet.getByRole("button", { name: "Play the cut" }));
  const clip = sheet.getByLabelText<HTMLVideoElement>("Cut of line 1");
  Object.defineProperty(clip, "duration", { value: length });
  fireEvent.loadedMetadata(clip);
  const line = () => within(sheet.getByRole("group", { name: "The cut" })).getByRole("status").textContent;
  return { sheet, clip, line };
}

test("a clip without an end is cut after the time of its shot", async () => {
  const { clip, line } = await playCut(Infinity);
  expect(line()).toBe("Line 1");
  clip.currentTime = 9;
  fireEvent.timeUpdate(clip);
  expect(line()).toBe("Line 2");
});

test("a clip that never comes, or stalls, is not waited for in the cut", async () => {
  const { sheet, clip } = await playCut(60);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  clip.currentTime = 2;
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(sheet.getByLabelText("Cut of line 1")).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(sheet.queryByLabelText("Cut of line 1")).not.toBeInTheDocument();
  // Each piece begins once the one before is over.
  for (const _ of ["still", "next shot"]) await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(sheet.queryByRole("group", { name: "The cut" })).not.toBeInTheDocument();
});

test("a portrait that cannot be loaded is the character's initial", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: givenStory });
  await card();
  await user.click(screen.getByLabelText("By character"));
  const portrait = await screen.findByRole("link", { name: "Image of BOB" });
  await waitFor(() => expect(mediaIn(portrait)).toHaveLength(1));
  fireEvent.error(mediaIn(portrait)[0] ?? document.body);
  expect(portrait).toHaveTextContent("B");
  expect(mediaIn(portrait)).toEqual([]);
});

test("mappings that cannot be read say so once, the shots stand all the same, and one click reads them once", async () => {
  const { expectIntact } = watchIntegrity();
  const line = "GET /script-parsing/get-character-mappings/:story_id";
  const { user, world } = await renderAt(at, {
    as: "viewer",
    given: (all) => (givenStory(all), withFaults({ [line]: { status: 500 } })(all)),
  });
  await card();
  await user.click(screen.getByLabelText("By character"));
  expect(await screen.findByText(/^Failed to load character mappings/)).toBeVisible();
  expect(alertTexts()).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Shots of BOB" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Image of BOB" })).not.toBeInTheDocument();
  const sent = watchRequests();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectIntact();
  expect(callsTo(line, sent)).toHaveLength(1);
  expect(alertTexts()).toHaveLength(1);
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Image of BOB" })).toBeVisible();
  expect(alertTexts()).toEqual([]);
});
