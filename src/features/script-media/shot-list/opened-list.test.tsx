import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { castOf, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";

const at = "/story/story-1/script-media";
const list = () => screen.findByLabelText("Shot list", { selector: "table" });
const scenes = () => within(screen.getByRole("search")).getByLabelText("Scene");

test("the address names a line: its link has the focus, also where the kept filter would hide it", async () => {
  const { user, unmount } = await renderAt(at, { as: "viewer", given: castOf(12) });
  await list();
  await user.selectOptions(scenes(), "INT. ROOM 1");
  unmount();
  await renderAt(`${at}?line=9`, { as: "viewer" });
  await list();
  await waitFor(() => expect(screen.getByLabelText("Shot of line 9")).toHaveFocus());
  expect(scenes()).toHaveValue("");
});

test("a row's clip plays in its place, with the shot's picture until then", async () => {
  const { user } = await renderAt(at, {
    as: "viewer",
    given: (world) => {
      castOf(3)(world);
      Object.assign(storyOf(world).lines[2] ?? {}, { image_file: "3.webp", video_file: "3.webm" });
    },
  });
  const row = within(await list())
    .getByLabelText("Shot of line 3")
    .closest("tr");
  const clip = row?.querySelector("video");
  expect(clip).toHaveAttribute("preload", "none");
  expect(clip).toHaveAttribute("poster", expect.stringContaining("3.webp"));
  await user.click(screen.getByRole("button", { name: "Play the clip of line 3" }));
  expect(screen.getByRole("button", { name: "Stop the clip of line 3" })).toBeVisible();
  expect(screen.getByText("Completed")).toBeVisible();
});
