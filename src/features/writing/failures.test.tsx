import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";
import { given } from "@/faults/unsaved-places";
import { appendText } from "@/testing/type-at";

const screens = [
  {
    what: "logline",
    at: "/story/story-1/edit-logline",
    field: "Current Logline",
    save: "Save Logline",
    saveLine: "POST /logline/edit-logline",
    unsaved: "Failed to save logline",
    update: "Update Recommendations",
    refreshLine: "POST /logline/refresh-recommendation",
    notUpdated: "Failed to update recommendations",
    generateLine: "POST /logline/generate-recommendations",
    notGenerated: "Failed to generate recommendations",
    notReset: "Failed to reset recommendations",
    working: "Writing loglines...",
  },
  {
    what: "script",
    at: "/story/story-1/edit-script",
    field: "Current Script",
    save: "Save Script",
    saveLine: "POST /script/edit-script",
    unsaved: "Failed to update script. Please try again.",
    update: "Update Recommendation",
    refreshLine: "POST /script/refresh-recommendation",
    notUpdated: "Failed to update recommendation. Please try again.",
    generateLine: "POST /script/generate-script-recommendation",
    notGenerated: "Failed to generate script recommendation. Please try again.",
    notReset: "Failed to reset recommendation. Please try again.",
    working: "Writing a script...",
  },
] as const;

describe.each(screens)("on the $what's screen", (its) => {
  /** Opens the screen and makes a save fail. */
  async function withFailedSave() {
    const opened = await renderAt(its.at, { as: "editor", given });
    opened.world.faults.set(its.saveLine, { status: 500, times: 1 });
    await opened.user.type(await screen.findByRole("textbox", { name: its.field }), " Mine.");
    await opened.user.type(screen.getByRole("textbox", { name: "Feedback" }), "Shorter");
    await opened.user.click(screen.getByRole("button", { name: its.save }));
    expect(await screen.findByText(its.unsaved)).toBeVisible();
    return opened;
  }

  test("a failed update replaces the error of an earlier save", async () => {
    const { user, world } = await withFailedSave();
    world.faults.set(its.refreshLine, { status: 500 });
    await user.click(screen.getByRole("button", { name: its.update }));
    expect(await screen.findByText(its.notUpdated)).toBeVisible();
    expect(screen.queryByText(its.unsaved)).not.toBeInTheDocument();
  });

  test("a failed reset replaces the error of an earlier save", async () => {
    const { user, world } = await withFailedSave();
    world.faults.set(its.generateLine, { status: 500 });
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(await screen.findByText(its.notReset)).toBeVisible();
    expect(screen.queryByText(its.unsaved)).not.toBeInTheDocument();
  });

  test("a failed first recommendation replaces the error of an earlier save", async () => {
    const release = holdAnswers(its.generateLine.split(" ")[1] ?? "");
    const { user, world } = await renderAt(its.at, { as: "editor" });
    world.faults.set(its.generateLine, { status: 500 });
    world.faults.set(its.saveLine, { status: 500 });
    await appendText(user, await screen.findByRole("textbox", { name: its.field }), " Mine.");
    await user.click(screen.getByRole("button", { name: its.save }));
    expect(await screen.findByText(its.unsaved)).toBeVisible();
    expect(screen.getByText(its.working)).toBeInTheDocument();
    release();
    expect(await screen.findByText(its.notGenerated)).toBeVisible();
    expect(screen.queryByText(its.unsaved)).not.toBeInTheDocument();
  });

  test("a retry and further typing remove the error of a failed save", async () => {
    const { user, world } = await withFailedSave();
    const field = screen.getByRole("textbox", { name: its.field });
    await user.type(field, "!");
    expect(screen.queryByText(its.unsaved)).not.toBeInTheDocument();
    world.faults.set(its.saveLine, { status: 500, times: 1 });
    await user.click(screen.getByRole("button", { name: its.save }));
    expect(await screen.findByText(its.unsaved)).toBeVisible();
    world.faults.set(its.saveLine, { hang: true });
    await user.click(screen.getByRole("button", { name: its.save }));
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
    expect(screen.queryByText(its.unsaved)).not.toBeInTheDocument();
  });

  test("a conflict keeps showing both versions when a recommendation fails", async () => {
    const release = holdAnswers(its.generateLine.split(" ")[1] ?? "");
    const { user, world } = await renderAt(its.at, { as: "editor" });
    world.faults.set(its.generateLine, { status: 500 });
    await appendText(user, await screen.findByRole("textbox", { name: its.field }), " Mine.");
    storyOf(world)[its.what] = "Theirs.";
    await user.click(screen.getByRole("button", { name: its.save }));
    const both = await screen.findByRole("alertdialog", { name: "This text was changed while you were editing it" });
    release();
    expect(await screen.findByText(its.notGenerated)).toBeInTheDocument();
    expect(both).toBeInTheDocument();
  });

  test("a story that does not load says so in the server's words, else in the catalogue's", async () => {
    const line = "GET /story/:story_id/details";
    const first = await renderAt(its.at, { as: "owner", given: ({ faults }) => faults.set(line, { status: 500 }) });
    expect(await screen.findByText("Failed to fetch story details")).toBeVisible();
    first.world.faults.set(line, { status: 503, error: "Down until noon" });
    await first.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Down until noon")).toBeVisible();
    first.world.faults.set(line, { hang: true });
    first.unmount();
    await renderAt(its.at, { as: "owner" });
    expect(await screen.findByText("Loading story...")).toBeInTheDocument();
  });

  test("an unknown story is not found", async () => {
    await renderAt(its.at.replace("story-1", "nowhere"), { as: "owner" });
    expect(await screen.findByText("Story not found.")).toBeVisible();
  });

  test.each(["owner", "editor"] as const)("an %s may write", async (as) => {
    const { user, world } = await renderAt(its.at, { as, given });
    await appendText(user, await screen.findByRole("textbox", { name: its.field }), " Mine.");
    await user.click(screen.getByRole("button", { name: its.save }));
    await waitFor(() => expect(storyOf(world)[its.what]).toMatch(/ Mine\.$/));
  });
});

test.each(["{}", "null", "[]", '"x"', '{"recommendations":5,"recommendation":5}', ""])(
  "an answer of %j does not cause new recommendations to be generated",
  async (body) => {
    const sent = watchRequests();
    const first = await renderAt("/story/story-1/edit-logline", {
      as: "editor",
      given: withFaults({ "GET /logline/get-existing-recommendations": { status: 200, body } }),
    });
    expect(await screen.findByText("Failed to fetch recommendations")).toBeVisible();
    first.unmount();
    await renderAt("/story/story-1/edit-script", {
      as: "editor",
      given: withFaults({ "GET /script/get-recommendation": { status: 200, body } }),
    });
    expect(await screen.findByText("Failed to fetch recommendation. Please try again.")).toBeVisible();
    expect(sent.filter((one) => /^POST \/api\/(logline|script)/.test(one))).toEqual([]);
  },
);
