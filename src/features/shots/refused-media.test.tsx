import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { installFastForward } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { givenStory } from "@/faults/story-screens";
import type { World } from "../../../mocks/world";

const details = "GET /shot/:dialogue_id/details";

/** The shot as the server tells it, with these fields of its own. */
const shotWith = (fields: object) => (world: World) => {
  givenStory(world);
  world.faults.set("GET /shot-image/check-status/:dialogue_id", { status: 200, body: "{}" });
  world.faults.set(details, {
    status: 200,
    body: JSON.stringify({
      shot: {
        id: "line-2",
        line_number: 2,
        character_name: "BOB",
        shot_type: "action",
        image_prompt: "A park.",
        ...fields,
      },
      story: { id: "story-1", title: "Dogs" },
      permissionLevel: "editor",
    }),
  });
};

test("a picture whose address cannot be used is no picture to make a clip from", async () => {
  const sent = watchRequests();
  const { user } = await renderAt("/shot/line-2", { as: "editor", given: shotWith({ image_url: "javascript:1" }) });
  await user.click(await screen.findByRole("button", { name: "Generate Action Video" }));
  expect(
    await screen.findByText("An image is required to generate a video. Please generate an image first."),
  ).toBeVisible();
  expect(countCalls(sent, "POST /shot-video-prompted/generate-action-video/line-2")).toBe(0);
});

test("where the stored address cannot be used, the plain one is", async () => {
  await renderAt("/shot/line-2", {
    as: "editor",
    given: shotWith({ stored_image_url: "javascript:1", image_url: "/api/media/2.webp" }),
  });
  const [picture] = await screen.findAllByRole("img", { name: "Image of line 2" });
  expect(picture).toHaveAttribute("src", expect.stringContaining("/api/media/2.webp"));
});

test("a picture that was made and cannot be used is not called ready", async () => {
  const ahead = installFastForward();
  const { user } = await renderAt("/shot/line-2", {
    as: "editor",
    given: (world) => {
      shotWith({})(world);
      world.faults.set("POST /shot-image/generate-shot-image/:dialogue_id", {
        status: 200,
        body: '{"status":"completed","image_url":"javascript:1"}',
      });
      world.faults.set("GET /shot-image/check-status/:dialogue_id", {
        status: 200,
        body: '{"status":"completed","image_url":"javascript:1"}',
      });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Generate Image" }));
  expect(await ahead(() => screen.getByText(/^Image generation failed: /))).toBeVisible();
  expect(screen.queryByText("The image is ready.")).not.toBeInTheDocument();
});
