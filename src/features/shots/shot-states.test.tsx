import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import { newLine } from "../../../mocks/production/parse";
import type { Line, World } from "../../../mocks/world";

const details = "GET /shot/:dialogue_id/details";
const updateType = "POST /shot/:dialogue_id/update-type";

const words = { scene_location: "EXT. PARK", character_name: "BOB", stage_directions: "", dialogue_text: "Hi." };
const shot = (change: Partial<Line>) => (world: World) => {
  storyOf(world).lines = [
    { ...newLine(world, { ...words, line_number: 1 }), shot_type: "talking", id: "line-1", ...change },
  ];
};
/** A shot whose details the server sends so. */
const sent = (change: object) => (world: World) => {
  shot({})(world);
  const story = { id: "story-1", title: "Traffic Control Dogs" };
  const body = {
    shot: { id: "line-1", line_number: 1, ...words, shot_type: "talking", ...change },
    story,
    permissionLevel: "editor",
  };
  world.faults.set(details, { status: 200, body: JSON.stringify(body) });
};
const heading = () => screen.findByRole("heading", { name: "Shot Details - Line 1" });

test("while the shot is on its way, that is said", async () => {
  const release = holdAnswers("/shot/line-1/details");
  await renderAt("/shot/line-1", { as: "viewer", given: shot({}) });
  expect(await screen.findByText("Loading shot details...")).toBeInTheDocument();
  release();
  expect(await heading()).toBeVisible();
});

test("a story without a title is an Untitled Story; what the script left open is said", async () => {
  await renderAt("/shot/line-1", {
    as: "viewer",
    given: (world) => {
      shot({ scene_location: "", character_name: "", stage_directions: "", dialogue_text: "" })(world);
      storyOf(world).title = " ";
    },
  });
  await heading();
  expect(screen.getAllByText("Untitled Story")).not.toHaveLength(0);
  expect(screen.getByText("No scene location specified")).toBeVisible();
  expect(screen.getByText("No character specified")).toBeVisible();
  expect(screen.getByText("No dialogue")).toBeVisible();
  expect(screen.queryByText("Stage Directions")).not.toBeInTheDocument();
});

test.each(["owner", "editor"] as const)(
  "the derived type is saved once, though an %s leaves and returns",
  async (as) => {
    const requests = watchRequests();
    const release = holdAnswers("/update-type");
    const { router, world } = await renderAt("/shot/line-1", { as, given: shot({ shot_type: "" }) });
    const leave = async () => {
      await act(() => router.navigate("/projectlist"));
      await screen.findByRole("heading", { name: "My Projects" });
    };
    const comeBack = async () => {
      await act(() => router.navigate("/shot/line-1"));
      await heading();
      expect(await screen.findByText("Talking")).toBeInTheDocument();
    };
    await heading();
    // Before it is saved, and after.
    await leave();
    await comeBack();
    await leave();
    release();
    await waitFor(() => expect(storyOf(world).lines[0]?.shot_type).toBe("talking"));
    await comeBack();
    expect(countCalls(requests, "POST /shot/line-1/update-type")).toBe(1);
  },
);

test.each(["viewer", "commenter"] as const)("a %s saves no derived type", async (as) => {
  const requests = watchRequests();
  await renderAt("/shot/line-1", { as, given: shot({ shot_type: "" }) });
  expect(await screen.findByText("Talking")).toBeVisible();
  expect(countCalls(requests, "POST /shot/line-1/update-type")).toBe(0);
});

test("a derived type that was not saved says why and is tried no second time", async () => {
  const requests = watchRequests();
  await renderAt("/shot/line-1", {
    as: "editor",
    given: (world) => {
      shot({ shot_type: "" })(world);
      world.faults.set(updateType, { status: 500 });
    },
  });
  expect(await screen.findByText("Failed to update shot type")).toBeVisible();
  expect(countCalls(requests, "POST /shot/line-1/update-type")).toBe(1);
});

/** The clip of a shot that is sent so, with its poster, and its still. */
async function expectMedia(urls: object, { video, image }: { video: string; image: string }) {
  const { user } = await renderAt("/shot/line-1", { as: "viewer", given: sent(urls) });
  const clip = await screen.findByLabelText("Video of line 1");
  expect(clip).toHaveAttribute("src", video);
  expect(clip).toHaveAttribute("poster", image);
  await user.click(screen.getByLabelText("Still"));
  expect(screen.getByRole("img", { name: "Image of line 1" })).toHaveAttribute("src", image);
}

test("stored addresses are preferred", async () => {
  const urls = {
    image_url: "/plain.png",
    stored_image_url: "/stored.png",
    video_url: "/plain.webm",
    stored_video_url: "/stored.webm",
  };
  await expectMedia(urls, { video: "/stored.webm", image: "/stored.png" });
});

test("without stored ones the plain addresses do", async () => {
  const urls = { image_url: "/plain.png", video_url: "/plain.webm" };
  await expectMedia(urls, { video: "/plain.webm", image: "/plain.png" });
});
