import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { World } from "../../../mocks/world";
import { givenStory } from "@/faults/story-screens";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";

const at = "/story/story-1/boards";
const card = (line: number) => screen.findByRole("button", { name: new RegExp(`^Line ${line}\\b`) });

async function inspect(line: number, as: "viewer" | "editor" | "commenter" = "viewer", given = givenStory) {
  const visit = await renderAt(at, { as, given });
  await visit.user.click(await card(line));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByRole("region", { name: "Video" });
  return { ...visit, sheet };
}

const editorsOnly = ["Generate Image", "Edit image prompt", "Generate Action Video", "Save Prompt"];

test("an editor has every action of the shot's own screen", async () => {
  const { sheet, user } = await inspect(2, "editor");
  for (const name of editorsOnly) expect(await sheet.findByRole("button", { name })).toBeVisible();
  const sent = watchRequests();
  await user.click(sheet.getByRole("button", { name: "Generate Image" }));
  expect(await sheet.findByRole("button", { name: "Generating..." })).toBeVisible();
  expect(callsTo("POST /shot-image/generate-shot-image/:dialogue_id", sent)).toHaveLength(1);
});

test.each(["viewer", "commenter"] as const)("a %s sees all of it and changes nothing", async (as) => {
  const { sheet } = await inspect(2, as);
  for (const name of editorsOnly) expect(sheet.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(sheet.queryByLabelText("Shot Type")).not.toBeInTheDocument();
  expect(within(sheet.getByRole("region", { name: "Video" })).getByText("Action")).toBeVisible();
  expect(within(sheet.getByRole("region", { name: "Image" })).getByText("A park.")).toBeVisible();
});

test("the clip or its still is seen, as one chooses", async () => {
  const { sheet, user } = await inspect(2);
  expect(sheet.getByLabelText("Video of line 2")).toBeVisible();
  await user.click(sheet.getByLabelText("Still"));
  expect(sheet.queryByLabelText("Video of line 2")).not.toBeInTheDocument();
  expect(sheet.getByAltText("Image of line 2")).toBeInTheDocument();
});

test("the cut is played: the end of the shot before, the shot, and then it is over", async () => {
  const { sheet } = await inspect(2);
  vi.useFakeTimers();
  fireEvent.click(sheet.getByRole("button", { name: "Play the cut" }));
  const cut = within(sheet.getByRole("group", { name: "The cut" }));
  expect(cut.getByRole("status")).toHaveTextContent("Line 1");
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(cut.getByRole("status")).toHaveTextContent("Line 2");
  fireEvent.ended(cut.getByLabelText("Cut of line 2"));
  expect(sheet.queryByRole("group", { name: "The cut" })).not.toBeInTheDocument();
  expect(sheet.getByRole("button", { name: "Play the cut" })).toBeVisible();
});

test("a clip that cannot be played leaves its still in the cut, for as long as the shot is", async () => {
  const { sheet } = await inspect(2);
  vi.useFakeTimers();
  fireEvent.click(sheet.getByRole("button", { name: "Play the cut" }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  fireEvent.error(sheet.getByLabelText("Cut of line 2"));
  expect(sheet.queryByLabelText("Cut of line 2")).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(sheet.queryByRole("group", { name: "The cut" })).not.toBeInTheDocument();
});

test("a hold is the shot's length once it is typed in full, with a point or a comma", async () => {
  const { sheet, user } = await inspect(1);
  const hold = sheet.getByLabelText("Hold in seconds");
  await user.type(hold, "4.5{Enter}");
  expect((await card(1)).textContent).toContain("4.5 s");
  expect((await card(1)).textContent).not.toContain("≈");
  await user.clear(hold);
  await user.type(hold, "12,5");
  await waitFor(async () => expect((await card(1)).textContent).toContain("12.5 s"));
  await user.clear(hold);
  await user.tab();
  expect((await card(1)).textContent).toContain("≈");
});

test("a hold that was typed is kept also where the inspector is closed at once", async () => {
  const { sheet, user } = await inspect(1);
  await user.type(sheet.getByLabelText("Hold in seconds"), "4.5");
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect((await card(1)).textContent).toContain("4.5 s");
});

test.each(["31", "0.4", "1e1", "-3", "2,5,1", "abc"])("%s is no hold, and the one before stays", async (text) => {
  const { sheet, user } = await inspect(1);
  const hold = sheet.getByLabelText("Hold in seconds");
  await user.type(hold, "4.5{Enter}");
  await user.clear(hold);
  await user.type(hold, text);
  await user.tab();
  expect(sheet.getByRole("alert")).toHaveTextContent("Between 0.5 and 30 seconds.");
  expect((await card(1)).textContent).toContain("4.5 s");
});

function clipWithAudio(world: World) {
  givenStory(world);
  Object.assign(storyOf(world).lines[0] ?? {}, { image_file: "1.webp", video_file: "1.webm" });
}

test("a clip that came mute takes the line's audio, and nothing of that goes to the server", async () => {
  const { sheet, user } = await inspect(1, "viewer", clipWithAudio);
  const sent = watchRequests();
  const own = sheet.getByRole("switch", { name: "Use the line's audio" });
  expect(own).not.toBeChecked();
  await user.click(own);
  expect(own).toBeChecked();
  await user.click(sheet.getByRole("button", { name: "Play the cut" }));
  expect(sheet.getByLabelText("Cut of line 1")).toHaveProperty("muted", true);
  expect(sent).toEqual([]);
});

test("by character, each row begins with who is meant and leads to that image, and a tile opens its shot", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: givenStory });
  await card(1);
  await user.click(screen.getByLabelText("By character"));
  expect(await screen.findByRole("link", { name: "Image of BOB" })).toHaveAttribute(
    "href",
    "/character-image/character-1",
  );
  expect(screen.getByRole("heading", { name: "BOB" })).toBeVisible();
  expect(within(screen.getByRole("list", { name: "Shots of BOB" })).getAllByRole("button")).toHaveLength(1);
  const action = within(screen.getByRole("list", { name: "Shots of Action" })).getByRole("button");
  (await card(1)).focus();
  await user.keyboard("{ArrowDown}");
  expect(action).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Line 2" })).toBeVisible();
});

test("by character, the arrow keys lead on from the shot that has the focus", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: givenStory });
  await card(1);
  await user.click(screen.getByLabelText("By character"));
  // The Tab key leads into each row; what was looked at before is in another.
  (await card(2)).focus();
  await user.keyboard("{ArrowUp}");
  expect(await card(1)).toHaveFocus();
});

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
  vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
});

const longSpeech = `${"word ".repeat(149)}word.`;

test("the boards that are shown are printed six a page, with words and lengths, and the paper is taken away", async () => {
  const { user } = await renderAt(at, {
    as: "viewer",
    given: (world) => {
      givenStory(world);
      const story = storyOf(world);
      const [first] = story.lines;
      if (!first) throw new Error("The sample story has changed");
      story.lines = Array.from({ length: 7 }, (_, index) => ({
        ...first,
        id: `line-${index + 1}`,
        line_number: index + 1,
        stage_directions: "He waves.",
        ...(index === 6 && { dialogue_text: longSpeech }),
      }));
    },
  });
  await card(1);
  await user.click(screen.getByRole("button", { name: "Print" }));
  const paper = document.querySelector<HTMLElement>(".boards-on-paper") ?? document.body;
  const pages = [...paper.querySelectorAll("ol")];
  expect(pages.map((page) => page.querySelectorAll("li").length)).toEqual([6, 1]);
  expect(paper).toHaveTextContent("Traffic Control Dogs");
  expect(pages[1]).toHaveTextContent(/^7 BOB.*\d s.*He waves\. (word ?){150}\.$/);
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event("afterprint"));
  expect(document.querySelector(".boards-on-paper")).toBeNull();
});
