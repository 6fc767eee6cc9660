import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { givenStory } from "@/faults/story-screens";
import { installFastForward } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";

const card = (line: number) => screen.findByRole("button", { name: new RegExp(`^Line ${line}\\b`) });
const nameOf = (line: number) => document.querySelector(`#board-${line}`)?.textContent;
const statusOf = "GET /shot-image/check-status/:dialogue_id";

test("an image that is being made when its shot is left is followed on, and shown where it was made for", async () => {
  const { user } = await renderAt("/story/story-1/boards", { as: "editor", given: givenStory });
  await user.click(await card(1));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByRole("region", { name: "Image" });
  const until = installFastForward();
  const sent = watchRequests();
  await user.click(sheet.getByRole("button", { name: "Generate Image" }));
  await until(() => sheet.getByRole("progressbar", { name: "Making the image" }));
  await user.click(sheet.getByRole("button", { name: "Next shot" }));
  await until(() => expect(screen.getByRole("dialog")).toHaveAccessibleName("Line 2"));
  expect(nameOf(1)).toContain("Image is being made");
  expect(nameOf(2)).not.toContain("being made");

  await until(() => expect(screen.queryByText("Image is being made")).not.toBeInTheDocument());
  expect(callsTo(statusOf, sent).length).toBeGreaterThan(0);
  await until(() => expect(nameOf(1)).toContain("Still"));
  const asked = callsTo(statusOf, sent).length;
  await user.click(sheet.getByRole("button", { name: "Previous shot" }));
  expect(await sheet.findByAltText("Image of line 1")).toBeInTheDocument();
  // It is over: the shot asks once where it stands, and follows nothing.
  await until(() => sheet.getByRole("button", { name: "Generate Image" }));
  expect(callsTo(statusOf, sent).length).toBeLessThanOrEqual(asked + 1);
});

test("an image that was finished while its shot was left for a moment is shown when one is back", async () => {
  const { user } = await renderAt("/story/story-1/boards", { as: "editor", given: givenStory });
  await user.click(await card(1));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByRole("region", { name: "Image" });
  const until = installFastForward();
  await user.click(sheet.getByRole("button", { name: "Generate Image" }));
  await until(() => sheet.getByRole("progressbar", { name: "Making the image" }));
  await user.click(sheet.getByRole("button", { name: "Next shot" }));
  await user.click(sheet.getByRole("button", { name: "Previous shot" }));
  await until(() => sheet.getByAltText("Image of line 1"));
  await until(() => expect(nameOf(1)).toContain("Still"));
});

test("a clip is followed on when the inspector is closed, and its board says so meanwhile", async () => {
  const { user } = await renderAt("/story/story-1/boards", { as: "editor", given: givenStory });
  await user.click(await card(2));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByRole("region", { name: "Video" });
  const until = installFastForward();
  const sent = watchRequests();
  await user.click(await sheet.findByRole("button", { name: "Generate Action Video" }));
  await until(() => sheet.getByRole("progressbar", { name: "Making the video" }));
  await user.click(sheet.getByRole("button", { name: "Close" }));
  expect(nameOf(2)).toContain("Clip is being made");
  await until(() => expect(nameOf(2)).not.toContain("being made"));
  await until(() => expect(callsTo("GET /script-parsing/get-parsed-lines/:story_id", sent).length).toBeGreaterThan(0));
});
