import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { cast, castOf, storyOf } from "@/testing/cast-story";
import { refocusWindow } from "@/testing/look-again";
import { renderAt } from "@/testing/render-at";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";
import { world as standIn } from "../../../mocks/server";
import type { World } from "../../../mocks/world";

const address = "/story/story-1/edit-video";
const film = "GET /story-video/:story_id";
const createLine = "POST /story-video/create";
const jobLine = "GET /story-video/job/:job_id";

const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const filmAt = (stored_video_url: string) =>
  withFaults({ [film]: answer({ exists: true, video: { stored_video_url } }) });
const player = () => screen.findByLabelText<HTMLVideoElement>("Story video");

test("while the story is on its way, that is said", async () => {
  const release = holdAnswers("/details");
  await renderAt(address, { as: "owner" });
  expect(await screen.findByText("Loading story details...")).toBeInTheDocument();
  release();
  expect(await screen.findByRole("heading", { name: "Traffic Control Dogs Video" })).toBeVisible();
});

test("while the film is on its way, that is said", async () => {
  const release = holdAnswers("/story-video/story-1");
  await renderAt(address, { as: "owner" });
  expect(await screen.findByText("Loading story video...")).toBeInTheDocument();
  expect(screen.queryByText("Collecting Videos")).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^No story video has been created yet/)).toBeVisible();
});

test.each([
  ["editor", ["Collecting Videos", "Complete"]],
  ["viewer", []],
] as const)("before the first click the %s is told as much as he may do", async (as, steps) => {
  await renderAt(address, { as });
  expect(await screen.findByText(/^No story video has been created yet/)).toBeVisible();
  const panel = screen.queryByRole("region", { name: "Creation" });
  const items = panel ? within(panel).getAllByRole("listitem") : [];
  expect([items[0]?.textContent, items.at(-1)?.textContent].filter(Boolean)).toEqual(steps);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test.each(["", "   "])("a story with the title %j is an Untitled Story", async (title) => {
  await renderAt(address, {
    as: "viewer",
    given: ({ state }) => Object.assign(state.stories["story-1"] ?? {}, { title }),
  });
  expect(await screen.findByRole("heading", { name: "Untitled Story Video" })).toBeVisible();
});

test.each(["owner", "editor"] as const)("an %s is shown the button and told to use it", async (as) => {
  await renderAt(address, { as });
  expect(await screen.findByRole("button", { name: "Create Story Video" })).toBeVisible();
  expect(
    await screen.findByText("No story video has been created yet. Use the button above to create one."),
  ).toBeVisible();
  expect(screen.queryByText(/You need editor or owner permissions/)).not.toBeInTheDocument();
});

test("without a user id nothing is sent, and a refresh is asked for", async () => {
  const { state } = standIn();
  const editor = state.people["user-editor"];
  if (!editor) throw new Error("The seed has lost the editor");
  state.people[""] = { ...editor, user_id: "" };
  delete state.people["user-editor"];
  const sent = watchRequests();
  const details = { story: { id: "story-1", title: "Dogs" }, permissionLevel: "editor", projectId: "project-1" };
  await renderAt(address, {
    as: "editor",
    given: withFaults({ "GET /story/:story_id/details": answer(details), [film]: answer({ exists: false }) }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Create Story Video" }));
  expect(await screen.findByText("Missing required information. Please refresh the page and try again.")).toBeVisible();
  expect(countCalls(sent, createLine)).toBe(0);
});

test("the player is at most 960 by 540, and starts nothing by itself", async () => {
  await renderAt(address, { as: "viewer", given: filmAt("/api/media/film.webm") });
  expect(await player()).toHaveClass("max-w-[960px]", "max-h-[540px]");
  expect(await player()).not.toHaveAttribute("autoplay");
});

test("a signed address is asked for again as it is", async () => {
  const signed = "https://media.test/film.webm?X-Amz-Signature=abc";
  installFakeClock();
  await renderAt(address, { as: "viewer", given: filmAt(signed) });
  const first = await player();
  fireEvent.error(first);
  await advanceTime(1_000);
  expect(await player()).not.toBe(first);
  expect(await player()).toHaveAttribute("src", signed);
});

test("a film that was created and is not shown by the server is asked for again", async () => {
  installFakeClock();
  const { world } = await renderAt(address, {
    as: "owner",
    given: withFaults({ [createLine]: answer({ job_id: 77 }) }),
  });
  world.faults.set(jobLine, answer({ status: "completed" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create Story Video" }));
  expect(await screen.findByText("Loading story video...")).toBeInTheDocument();
  await advanceTime(3_000);
  expect(await screen.findByText("The video was created, but the server does not show it yet.")).toBeVisible();
  giveFilm(world);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await player()).toHaveAttribute("src", "/api/media/film.webm");
});

function giveFilm({ state }: World) {
  const video = { file: "film.webm", created_at: "2026-05-01", video_count: 1, duration: 2, file_size: 3 };
  Object.assign(state.stories["story-1"] ?? {}, { video });
}

const share = async () => fireEvent.click(await screen.findByRole("button", { name: "Share" }));
const shared = new URL("/api/media/film.webm", location.origin).href;

test("the film's address is given on by the device's own dialog where it has one", async () => {
  const give = vi.fn<(what: ShareData) => Promise<void>>(() => Promise.resolve());
  await renderAt(address, { as: "viewer", given: giveFilm });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share: give }));
  await share();
  expect(give).toHaveBeenCalledExactlyOnceWith({ title: "Traffic Control Dogs Video", url: shared });
  expect(screen.queryByText(/The link/)).not.toBeInTheDocument();
});

test("whoever closes that dialog is told nothing", async () => {
  const give = () => Promise.reject(new DOMException("closed", "AbortError"));
  await renderAt(address, { as: "viewer", given: giveFilm });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share: give }));
  await share();
  await waitFor(() => expect(screen.getByRole("button", { name: "Share" })).not.toHaveAttribute("aria-busy"));
  expect(screen.queryByText(/The link/)).not.toBeInTheDocument();
});

test("elsewhere it is copied", async () => {
  await renderAt(address, { as: "viewer", given: giveFilm });
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await share();
  expect(
    await screen.findByText("The link to this video was copied. Whoever has it can watch the film."),
  ).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(shared);
});

test("where it cannot be copied it is shown", async () => {
  await renderAt(address, { as: "viewer", given: giveFilm });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await share();
  expect(await screen.findByText(/^The link could not be copied by itself\. Here it is:/)).toBeVisible();
  expect(screen.getByTitle(shared).closest("a")).toHaveAttribute("href", shared);
});

test.each([`blob:${location.origin}/1`, "data:video/webm;base64,AAAA"])(
  "%s leads nobody else anywhere",
  async (url) => {
    await renderAt(address, { as: "viewer", given: filmAt(url) });
    expect(await player()).toHaveAttribute("src", url);
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
  },
);

test("beside the film stand its scenes and the words that are spoken now; a scene plays it from its beginning", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { user } = await renderAt(address, {
    as: "viewer",
    given: (given) => {
      castOf(8)(given);
      for (const line of storyOf(given).lines)
        Object.assign(line, { image_file: `${line.id}.webp`, video_file: `${line.id}.webm` });
      giveFilm(given);
      Object.assign(storyOf(given).video ?? {}, { duration: 80, video_count: 8 });
    },
  });
  const playing = await player();
  const spoken = within(await screen.findByRole("region", { name: "Spoken here" }));
  expect(spoken.getByText("Line 1.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^INT\. ROOM 1/ }));
  expect(play).toHaveBeenCalledOnce();
  expect(playing.currentTime).toBeGreaterThan(20);
  fireEvent.timeUpdate(playing);
  expect(spoken.getByText("Line 5.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^INT\. ROOM 1/ })).toHaveAttribute("aria-current", "true");
  const strip = within(screen.getByRole("list", { name: "Shots" }));
  await user.click(strip.getByRole("button", { name: "Line 1, 0:00" }));
  expect(playing.currentTime).toBe(0);
  expect(screen.getByText(/^Made of the 8 clips that exist\. Whoever has the shared address can watch/)).toBeVisible();
});

test("before there is a film, what it will be made of leads to the boards, and the button is the one next step", async () => {
  await renderAt(address, {
    as: "owner",
    given: (given) => {
      castOf(8)(given);
      for (const line of storyOf(given).lines) {
        const made = { audio_file: "1.wav", image_file: "1.webp", video_file: "1.webm" };
        Object.assign(line, made, { shot_type: "action", image_prompt: "Bob.", action_video_prompt: "He waves." });
      }
    },
  });
  expect(await screen.findByText("Every clip is made")).toBeVisible();
  expect(screen.getByRole("button", { name: "Create Story Video" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Next step/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Line 1" })).toHaveAttribute("href", "/story/story-1/boards?line=1");
  expect(screen.getByRole("link", { name: /^INT\. ROOM 1/ })).toHaveAttribute("href", "/story/story-1/boards?line=5");
});

test("clips that are newer than the video are told, and the film that has them is one link away", async () => {
  const { router, user, world } = await renderAt(address, {
    as: "viewer",
    given: (given) => {
      cast(given);
      const story = storyOf(given);
      for (const line of story.lines) line.video_file = `${line.id}.webm`;
      story.video = { file: "film.webm", created_at: "2026-01-02", video_count: 2, duration: 9, file_size: 9 };
    },
  });
  await player();
  expect(screen.queryByText(/newer than this video/)).not.toBeInTheDocument();
  Object.assign(storyOf(world).lines[0] ?? {}, { video_file: "second-take.webm" });
  await refocusWindow();
  expect(await screen.findByText("1 clip is newer than this video.")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Watch the film with it" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1/film"));
});
