import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cast, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import type { World } from "../../../mocks/world";

const script = "EXT. PARK - DAY\n\nBOB\nHi hello.\n\nHe waves.\n";

function written(world: World) {
  const story = storyOf(world);
  Object.assign(story, { script, length: { minutes: 4, seconds: 0 } });
}

test("before a parse the running time is counted from the words", async () => {
  await renderAt("/story/story-1/edit-script", { as: "editor", given: written });
  expect(await screen.findByText("about 0:01 of 4:00")).toBeVisible();
});

test("a script without words is told no running time", async () => {
  const unwritten = (world: World) => {
    written(world);
    storyOf(world).script = "";
  };
  await renderAt("/story/story-1/edit-script", { as: "viewer", given: unwritten });
  expect(await screen.findByText("0 words")).toBeVisible();
  expect(screen.queryByText(/of 4:00/)).not.toBeInTheDocument();
});

test("once the script is parsed it is the film's, in the editor and on the story's screen", async () => {
  const parsed = (world: World) => {
    cast(world);
    written(world);
  };
  const { router } = await renderAt("/story/story-1/edit-script", { as: "editor", given: parsed });
  // Two words spoken take at least 1.2 seconds, two of directions 2.6.
  expect(await screen.findByText("≈ 0:04 of 4:00")).toBeVisible();
  await router.navigate("/story/story-1");
  expect(await screen.findByText("runs ≈ 0:04 of 4:00")).toBeVisible();
});
