import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { givenStory } from "@/faults/story-screens";
import { renderAt } from "@/testing/render-at";
import { wideWindow } from "@/testing/wide-window";

const at = "/story/story-1/boards";
const card = (line: number) => screen.findByRole("button", { name: new RegExp(`^Line ${line}\\b`) });
const viewer = { as: "viewer", given: givenStory } as const;

test("the address tells the view and the shot that is inspected, without entries in the history", async () => {
  wideWindow();
  const { user, router } = await renderAt(at, viewer);
  const search = () => router.state.location.search;
  await card(1);
  expect(search()).toBe("");
  await user.click(await card(2));
  const inspector = await screen.findByRole("region", { name: "Line 2" });
  await waitFor(() => expect(search()).toBe("?line=2"));
  await user.click(screen.getByLabelText("By character"));
  await waitFor(() => expect(search()).toBe("?line=2&view=character"));
  expect(inspector).toBeInTheDocument();
  expect(router.state.historyAction).toBe("REPLACE");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(search()).toBe("?view=character"));
  await user.click(screen.getByLabelText("By scene"));
  await waitFor(() => expect(search()).toBe(""));
});

test("an address with a view and a line shows both", async () => {
  wideWindow();
  await renderAt(`${at}?view=character&line=2`, viewer);
  expect(await screen.findByRole("region", { name: "Line 2" })).toBeVisible();
  expect(screen.getByRole("list", { name: "Shots of BOB" })).toBeVisible();
});

test("a link to the shot that the boards were opened at leads there again, wherever one is by then", async () => {
  wideWindow();
  const { user, router } = await renderAt(`${at}?line=1`, viewer);
  const inspector = await screen.findByRole("region", { name: "Line 1" });
  await user.click(within(inspector).getByRole("button", { name: "Next shot" }));
  await waitFor(() => expect(router.state.location.search).toBe("?line=2"));
  await router.navigate(`${at}?line=1`);
  expect(await screen.findByRole("region", { name: "Line 1" })).toBeVisible();
});

test("where the inspector is a sheet, the line that one arrives at stays in the address", async () => {
  const { user, router } = await renderAt(`${at}?line=2`, viewer);
  await waitFor(async () => expect(await card(2)).toHaveFocus());
  expect(router.state.location.search).toBe("?line=2");
  await user.click(await card(1));
  await screen.findByRole("dialog", { name: "Line 1" });
  await waitFor(() => expect(router.state.location.search).toBe("?line=1"));
});
