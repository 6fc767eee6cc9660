import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { parsed, storyOf } from "@/testing/cast-story";
import { installFastForward, installFakeClock } from "@/testing/clock";
import { refocusWindow } from "@/testing/look-again";
import { renderAt } from "@/testing/render-at";
import { holdCalls, watchTraffic } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import type { Fault, World } from "../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";

const failing = (call: string, fault: Fault) => (world: World) => {
  parsed(world);
  world.faults.set(call, fault);
};

const section = (name: string) => screen.findByRole("region", { name });

test("an editor parses the script and sees its lines, its locations and who is in it", async () => {
  const ahead = installFastForward();
  const { user, world } = await renderAt(at, { as: "editor" });
  await user.click(await screen.findByRole("button", { name: "Parse Script" }));
  await ahead(() => screen.getByText("The script has been parsed."));
  expect(await screen.findByText("Hi hello.")).toBeVisible();
  expect(within(await section("Scene Locations")).getByText("EXT. PARK - DAY")).toBeVisible();
  expect(await screen.findByLabelText("Project character for BOB")).toHaveValue("character-1");
  expect(storyOf(world).lines.length).toBeGreaterThan(10);
});

test("a parse that ends while its screen is left says so on return", async () => {
  const settle = watchTraffic();
  const { user, world, router } = await renderAt(at, { as: "editor" });
  const tell = (line: string, status: string) =>
    world.faults.set(line, { status: 200, body: JSON.stringify({ status }) });
  await screen.findByRole("button", { name: "Parse Script" });
  // The screen has asked by then whether a parse is under way.
  await settle();
  tell("POST /script-parsing/parse-script", "processing");
  tell("GET /script-parsing/parsing-status/:story_id", "processing");
  await user.click(screen.getByRole("button", { name: "Parse Script" }));
  expect(await screen.findByText("Parsing the script")).toBeVisible();
  await act(() => router.navigate("/projectlist"));
  parsed(world);
  tell("GET /script-parsing/parsing-status/:story_id", "completed");
  await act(() => router.navigate(at));
  expect(await screen.findByText("The script has been parsed.")).toBeVisible();

  // It is told once.
  await act(() => router.navigate("/projectlist"));
  await act(() => router.navigate(at));
  expect(await screen.findByText("Hi hello.")).toBeVisible();
  expect(screen.queryByText("The script has been parsed.")).not.toBeInTheDocument();
});

test("what was known before a click on Parse Script does not end the parse it starts", async () => {
  // No later read of the status comes in between.
  installFakeClock();
  const line = "GET /script-parsing/parsing-status/:story_id";
  const settle = watchTraffic();
  const release = holdCalls(line, 1);
  const { user, world } = await renderAt(at, { as: "editor", given: parsed });
  const tell = (call: string, status: string) =>
    world.faults.set(call, { status: 200, body: JSON.stringify({ status }) });
  tell("POST /script-parsing/parse-script", "processing");
  tell(line, "completed");
  await user.click(await screen.findByRole("button", { name: "Parse Script" }));
  expect(await screen.findByText("Parsing the script")).toBeVisible();
  release();
  await settle();
  expect(screen.queryByText("The script has been parsed.")).not.toBeInTheDocument();
});

test("a parse that cannot be done says why", async () => {
  const pass = installFakeClock();
  const start = "POST /script-parsing/parse-script";
  const { user, world } = await renderAt(at, { as: "owner", given: parsed });
  for (const [text, fault] of [
    ["Script parsing failed: No ink", { status: 200, body: '{"status":"failed","error":"No ink"}' }],
    ["Script parsing failed: Unknown error", { status: 200, body: '{"status":"failed"}' }],
    ["Failed to start parsing script", { status: 500 }],
  ] as const) {
    world.faults.set(start, fault);
    await user.click(await screen.findByRole("button", { name: "Parse Script" }));
    expect(await screen.findByText(text)).toBeVisible();
    // A click that follows at once would be the second of a double click.
    await pass(1_000);
  }
});

test.each([
  ["nobody knows", { status: "dreaming" }, "Unknown parsing status received"],
  ["is missing", {}, "Reading page 2"],
])("a start whose status %s says '%s'", async (_, answer, text) => {
  const ahead = installFastForward();
  const { user, world } = await renderAt(at, { as: "owner", given: parsed });
  await screen.findByText("Hi hello.");
  const tell = (line: string, told: object) => world.faults.set(line, { status: 200, body: JSON.stringify(told) });
  tell("POST /script-parsing/parse-script", answer);
  tell("GET /script-parsing/parsing-status/:story_id", { status: "processing", message: "Reading page 2" });
  await user.click(screen.getByRole("button", { name: "Parse Script" }));
  expect(await ahead(() => screen.getByText(text))).toBeVisible();
});

test("a start that takes its time says so meanwhile", async () => {
  const given = failing("POST /script-parsing/parse-script", { hang: true });
  const { user } = await renderAt(at, { as: "owner", given });
  await user.click(await screen.findByRole("button", { name: "Parse Script" }));
  expect(await screen.findByText("Starting...")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Parsing the script" })).toBeVisible();
});

test("a status that nobody knows ends the waiting", async () => {
  const ahead = installFastForward();
  const { user, world } = await renderAt(at, { as: "owner", given: parsed });
  await screen.findByText("Hi hello.");
  world.faults.set("GET /script-parsing/parsing-status/:story_id", { status: 200, body: '{"status":"dreaming"}' });
  await user.click(screen.getByRole("button", { name: "Parse Script" }));
  expect(await ahead(() => screen.getByText("Unknown parsing status received"))).toBeVisible();
});

test("on arrival a parse under way is taken up", async () => {
  const ahead = installFastForward();
  const status = { status: 200, body: '{"status":"processing","message":"Reading page 2"}' };
  await renderAt(at, { as: "viewer", given: failing("GET /script-parsing/parsing-status/:story_id", status) });
  expect(await screen.findByRole("progressbar", { name: "Parsing the script" })).toBeInTheDocument();
  expect(await ahead(() => screen.getByText("Reading page 2"))).toBeVisible();
});

test("a parse that another tab follows is followed here, too", async () => {
  await renderAt(at, { as: "editor" });
  expect(await screen.findByText(/The script has not been parsed yet\./)).toBeVisible();
  const otherTab = new BroadcastChannel("parse user-editor story-1");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage(Date.now());
  expect(await screen.findByRole("progressbar", { name: "Parsing the script" })).toBeInTheDocument();
});

test("what was parsed in another window is there once one looks at this one", async () => {
  const { world } = await renderAt(at, { as: "editor" });
  expect(await screen.findByText(/The script has not been parsed yet\./)).toBeVisible();
  parsed(world);
  await refocusWindow();
  expect(await screen.findByText(/2 lines so far\./)).toBeVisible();
  expect(await screen.findByText("Hi hello.")).toBeVisible();
});

test("a location's description is edited in place", async () => {
  const { user, world } = await renderAt(at, { as: "editor", given: parsed });
  await user.click(await screen.findByRole("button", { name: "Edit description of EXT. PARK - DAY" }));
  const field = screen.getByLabelText("Description of EXT. PARK - DAY");
  fireEvent.change(field, { target: { value: "A dry park." } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(storyOf(world).locations[0]?.location_description).toBe("A dry park."));
  expect(await screen.findByText("A dry park.")).toBeVisible();
});

test("a script character without a mapping is suggested one, and says how well it matched", async () => {
  const { world } = await renderAt(at, { as: "editor", given: parsed });
  expect(await screen.findByText("Auto-matched (perfect match)")).toBeVisible();
  expect(storyOf(world).mappings["BOB"]?.project_character_id).toBe("character-1");
});

test("missing characters are generated, and validation opens the panels", async () => {
  const ahead = installFastForward();
  const { user, world } = await renderAt(at, { as: "editor", given: parsed });
  expect(await screen.findByText(/^Some characters are missing assignments, voices, or images\./)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Shot List" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Generate Missing Characters" }));
  expect(await ahead(() => screen.getByText("Finalizing..."))).toBeVisible();
  await ahead(() => screen.getByText("All missing characters have been generated."));
  expect(await screen.findByRole("heading", { name: "Shot List" })).toBeVisible();
  expect(world.state.characters["character-1"]?.voice.voice_id).not.toBe("");
});

test("a generation of characters that cannot start or be followed says so", async () => {
  const ahead = installFastForward();
  const { user, world } = await renderAt(at, {
    as: "owner",
    given: failing("POST /script-character-generation/generate-missing-characters", { status: 500, times: 1 }),
  });
  await user.click(await screen.findByRole("button", { name: "Generate Missing Characters" }));
  expect(await screen.findByText("Failed to generate missing characters")).toBeVisible();
  world.faults.set("GET /script-character-generation/generation-status/:story_id", { status: 500 });
  await user.click(screen.getByRole("button", { name: "Generate Missing Characters" }));
  expect(await ahead(() => screen.getByText("Error checking status. Please refresh the page."))).toBeVisible();
});

test("a viewer's visit suggests no mappings", async () => {
  const { world } = await renderAt(at, { as: "viewer", given: parsed });
  await screen.findByText("Not assigned");
  expect(storyOf(world).mappings).toEqual({});
});

test.each([
  ["GET /story/:story_id/details", "Failed to fetch story details"],
  ["GET /script-parsing/get-parsed-lines/:story_id", "Failed to fetch parsed lines"],
  ["GET /script-audio/get-existing-audio/:story_id", "Failed to check existing audio"],
  ["GET /script-locations/list/:story_id", "Failed to fetch scene locations"],
  [
    "GET /script-parsing/get-character-mappings/:story_id",
    "Failed to load character mappings. Try refreshing the page.",
  ],
])("where %s fails, '%s' is told once and tried again", async (call, text) => {
  const { user, world } = await renderAt(at, { as: "owner", given: failing(call, { status: 500 }) });
  const alert = await screen.findByText(text);
  world.faults.delete(call);
  // The button nearest to it: other parts may have failed, too.
  let notice = alert;
  while (!within(notice).queryByRole("button", { name: "Try again" }))
    notice = notice.parentElement ?? document.documentElement;
  await user.click(within(notice).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test("locations without any answer have a text of their own", async () => {
  await renderAt(at, { as: "owner", given: failing("GET /script-locations/list/:story_id", { reset: true }) });
  expect(await screen.findByText("Failed to load scene locations")).toBeVisible();
});

test("a story that does not exist is not found", async () => {
  await renderAt("/story/nowhere/script-media", { as: "owner" });
  expect(await screen.findByText("Story not found.")).toBeVisible();
});
