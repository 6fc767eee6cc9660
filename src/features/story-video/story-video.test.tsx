import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import type { StoryVideo, World } from "../../../mocks/world";

const address = "/story/story-1/edit-video";
const film = "GET /story-video/:story_id";
const storyDetails = "GET /story/:story_id/details";

const video: StoryVideo = {
  file: "film.webm",
  created_at: "2026-05-01T12:30:00Z",
  video_count: 12,
  duration: 61.4,
  file_size: 13_000_000,
};
const withFilm =
  (change: Partial<StoryVideo> = {}) =>
  (world: World) =>
    void Object.assign(world.state.stories["story-1"] ?? {}, { video: { ...video, ...change } });
const player = () => screen.findByLabelText<HTMLVideoElement>("Story video");

test("the film is shown with what is known about it", async () => {
  await renderAt(address, { as: "owner", given: withFilm() });
  expect(await screen.findByRole("heading", { name: "Traffic Control Dogs Video" })).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Story Video" })).toBeVisible();
  expect(await player()).toHaveAttribute("src", "/api/media/film.webm");
  expect(await player()).toHaveAttribute("controls");
  expect(screen.getByText("Your browser does not support the video element.")).toBeInTheDocument();
  const facts = [
    `Created:${new Date(video.created_at).toLocaleString()}`,
    "Video Count:12",
    "Duration:61 seconds",
    "File Size:12.40 MB",
  ];
  expect(screen.getByText("Created:").closest("dl")).toHaveTextContent(facts.join(""));
  const download = screen.getByRole("link", { name: "Download" });
  expect(download).toHaveAttribute("href", "/api/media/film.webm");
  expect(download).toHaveAttribute("download", "Traffic Control Dogs.webm");
  expect(download).not.toHaveAttribute("target");
  expect(screen.getByRole("link", { name: "<< Back to Story" })).toHaveAttribute("href", "/story/story-1");
  // The phases are those of a film that is being made.
  expect(screen.queryByText("Collecting Videos")).not.toBeInTheDocument();
});

test("what is not known is Unknown or left out", async () => {
  await renderAt(address, {
    as: "viewer",
    given: ({ faults }) =>
      faults.set(film, { status: 200, body: JSON.stringify({ exists: true, video: { stored_video_url: "/f.webm" } }) }),
  });
  const created = await screen.findByText("Created:");
  expect(created.closest("dl")).toHaveTextContent("Created:UnknownVideo Count:Unknown");
  expect(screen.queryByText("Duration:")).not.toBeInTheDocument();
  expect(screen.queryByText("File Size:")).not.toBeInTheDocument();
});

test("a film of another host, which names it itself, is opened beside the studio and not in its place", async () => {
  await renderAt(address, {
    as: "viewer",
    given: ({ faults }) => {
      const answer = { exists: true, video: { stored_video_url: "https://media.test/41.mp4" } };
      faults.set(film, { status: 200, body: JSON.stringify(answer) });
    },
  });
  const download = await screen.findByRole("link", { name: /^Download ?\(opens in a new tab\)$/ });
  expect(download).toHaveAttribute("target", "_blank");
  expect(download).toHaveAttribute("rel", "noopener noreferrer");
});

test("an address that may not reach the page leaves a reason instead of a player", async () => {
  await renderAt(address, {
    as: "viewer",
    given: ({ faults }) => {
      const answer = { exists: true, video: { stored_video_url: "javascript:alert(1)" } };
      faults.set(film, { status: 200, body: JSON.stringify(answer) });
    },
  });
  expect(await screen.findByText(/^The address of this video cannot be used/)).toBeVisible();
  expect(screen.queryByLabelText("Story video")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Download" })).not.toBeInTheDocument();
});

test.each(["viewer", "commenter"] as const)("a %s may look and not create", async (as) => {
  await renderAt(address, { as });
  expect(await screen.findByText("You need editor or owner permissions to create story videos.")).toBeVisible();
  expect(await screen.findByText("No story video has been created yet.")).toBeVisible();
  expect(screen.queryByText(/Use the button above/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Create Story Video" })).not.toBeInTheDocument();
});

test.each([
  [{ status: 500 }, "Failed to fetch story details (HTTP 500)"],
  [{ status: 500, error: "The archive sleeps" }, "The archive sleeps"],
  [{ reset: true }, "An error occurred while fetching story details."],
  [{ status: 404 }, "Story not found"],
])("a story that did not load says why", async (fault, text) => {
  await renderAt(address, { as: "owner", given: ({ faults }) => faults.set(storyDetails, fault) });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [{ status: 500 }, "Error loading story video: Failed to fetch story video (HTTP 500)"],
  [{ reset: true }, "Error loading story video: An error occurred while fetching the story video."],
  [{ status: 200, body: "<html>" }, "Error loading story video: An error occurred while fetching the story video."],
])("a film that did not load says why and is tried again", async (fault, text) => {
  const { user, world } = await renderAt(address, {
    as: "owner",
    given: (seeded) => {
      withFilm()(seeded);
      seeded.faults.set(film, fault);
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await player()).toBeInTheDocument();
});

test("a film that doesn't play is asked for again after a second, three times, then by a button", async () => {
  installFakeClock();
  await renderAt(address, { as: "viewer", given: withFilm() });
  const first = await player();
  for (let attempt = 1; attempt <= 3; attempt++) {
    fireEvent.error(await player());
    await advanceTime(1_000);
    await waitFor(async () =>
      expect(await player()).toHaveAttribute("src", expect.stringMatching(/film\.webm\?t=\d+$/)),
    );
    expect(screen.queryByRole("button", { name: "Reload" })).not.toBeInTheDocument();
  }
  const last = await player();
  expect(last).not.toBe(first);
  fireEvent.error(last);
  expect(await screen.findByText("The video could not be loaded.")).toBeVisible();
  await advanceTime(10_000);
  expect(await player()).toBe(last);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(await player()).not.toBe(last);
  expect(screen.queryByText("The video could not be loaded.")).not.toBeInTheDocument();
});
