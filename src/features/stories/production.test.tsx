import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { parsed, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/story/story-1";
const linesLine = "GET /script-parsing/get-parsed-lines/:story_id";
const filmLine = "GET /story-video/:story_id";
const asked = (sent: string[]) =>
  countCalls(sent, linesLine.replace(":story_id", "story-1")) +
  countCalls(sent, filmLine.replace(":story_id", "story-1"));

const noScript = (world: World) => void (storyOf(world).script = " \n");
/** Two lines, of which the first `pictures` have a picture and the first `clips` a clip. */
const shot = (pictures: number, clips: number) => (world: World) => {
  parsed(world);
  for (const [at, line] of storyOf(world).lines.entries()) {
    if (at < pictures) line.image_file = "picture.webp";
    if (at < clips) line.video_file = "clip.webm";
  }
};
const filmed = (world: World) => {
  parsed(world);
  storyOf(world).video = {
    file: "film.webm",
    created_at: "2026-01-01T00:00:00Z",
    video_count: 2,
    duration: 4,
    file_size: 9,
  };
};

/** The values of the panel, by their labels. */
async function facts() {
  const panel = await screen.findByRole("region", { name: "Production" });
  const names = within(panel).getAllByRole("term");
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]));
}
const expectFacts = (expected: object) => waitFor(async () => expect(await facts()).toEqual(expected));
/** The filled controls: there is the next step, and no other. */
const filled = () =>
  [...screen.getByRole("main").querySelectorAll("a, button")]
    .filter(({ className }) => className.includes("bg-accent-fill"))
    .map(({ ariaLabel }) => ariaLabel);

test.each([
  ["not parsed", undefined, { Lines: "Not parsed", Pictures: "None yet", Clips: "None yet", Film: "Not made" }],
  ["parsed", parsed, { Lines: "2 parsed", Pictures: "0 of 2", Clips: "0 of 2", Film: "Not made" }],
  ["partly shot", shot(2, 1), { Lines: "2 parsed", Pictures: "2 of 2", Clips: "1 of 2", Film: "Not made" }],
  ["filmed", filmed, { Lines: "2 parsed", Pictures: "0 of 2", Clips: "0 of 2", Film: "Made" }],
  [
    "filmed before its last clip",
    (world: World) => {
      filmed(world);
      for (const line of storyOf(world).lines) line.video_file = "clip.webm";
      Object.assign(storyOf(world).video ?? {}, { video_count: 1 });
    },
    { Lines: "2 parsed", Pictures: "0 of 2", Clips: "2 of 2", Film: "1 clip is newer" },
  ],
])("a story that is %s says so, and nothing on its screen is filled but the next step", async (_, given, expected) => {
  await renderAt(address, { as: "editor", given });
  await expectFacts({ Script: "Written", ...expected });
  await waitFor(() => expect(filled()).toEqual([expect.stringMatching(/^Next step: /)]));
});

test("without a script nothing is queried", async () => {
  const sent = watchRequests();
  await renderAt(address, { as: "owner", given: noScript });
  expect(await screen.findByText("No script yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit Script" })).toHaveAttribute("href", "/story/story-1/edit-script");
  expect(await screen.findByRole("link", { name: "Cyber Pawn Shorts" })).toBeVisible();
  expect(asked(sent)).toBe(0);
});

test("lines that fail to load show as unknown, and the film is still shown", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      shot(2, 1)(world);
      world.faults.set(linesLine, { status: 500, times: 1 });
    },
  });
  const unknown = { Pictures: "Unknown", Clips: "Unknown", Film: "Not made" };
  await expectFacts({ Script: "Written", Lines: "UnknownTry again", ...unknown });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectFacts({ Script: "Written", Lines: "2 parsed", Pictures: "2 of 2", Clips: "1 of 2", Film: "Not made" });
});

test("a film that fails to load shows as unknown, and the lines are still shown", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      shot(1, 0)(world);
      world.faults.set(filmLine, { reset: true, times: 1 });
    },
  });
  const lines = { Script: "Written", Lines: "2 parsed", Pictures: "1 of 2", Clips: "0 of 2" };
  await expectFacts({ ...lines, Film: "UnknownTry again" });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectFacts({ ...lines, Film: "Not made" });
});

test("while one query hangs the others are shown", async () => {
  await renderAt(address, { as: "editor", given: ({ faults }) => faults.set(linesLine, { hang: true }) });
  // Every fact is laid out from the first render.
  await expectFacts({ Script: "Written", Lines: "", Pictures: "", Clips: "", Film: "Not made" });
});

test.each(["viewer", "commenter"] as const)("a %s sees the film first, and no editor's verbs", async (as) => {
  await renderAt(address, { as, given: filmed });
  await waitFor(async () => expect(await facts()).toMatchObject({ Film: "Made" }));
  expect(screen.getByLabelText("Story video")).toHaveAttribute("src", "/api/media/film.webm");
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("download", "Traffic Control Dogs.webm");
  expect(within(screen.getByRole("main")).queryByText(/Edit|Generate/)).not.toBeInTheDocument();
});
