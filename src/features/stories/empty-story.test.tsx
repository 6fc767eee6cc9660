import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { putAllInSight } from "@/testing/in-sight";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/story/story-1";
const saveLine = "POST /script/edit-script";
const empty = (world: World) => void Object.assign(storyOf(world), { script: "", logline: "" });
const open = (as: "owner" | "editor" | "viewer" = "editor") => renderAt(address, { as, given: empty });
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Script" });
const save = () => screen.getByRole("button", { name: "Save Script" });

test("what is written in the box is saved, and then stands there as a screenplay", async () => {
  const { user, world } = await open();
  const sent = watchRequests();
  await box();
  expect(save()).toBeDisabled();
  await user.type(await box(), "INT. BAR{Enter}{Enter}BOB{Enter}Toast!");
  world.faults.set(saveLine, { status: 500, times: 1 });
  await user.click(save());
  expect(await screen.findByText("Failed to update script. Please try again.")).toBeVisible();
  expect(await box()).toHaveValue("INT. BAR\n\nBOB\nToast!");
  await user.click(save());
  expect(within(await screen.findByRole("region", { name: "Screenplay" })).getByText("Toast!")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Script" })).not.toBeInTheDocument());
  expect(storyOf(world).script).toBe("INT. BAR\n\nBOB\nToast!");
  expect(countCalls(sent, saveLine)).toBe(2);
  expect(screen.getByRole("link", { name: "Generate Media" })).toBeVisible();
});

test("the next step leads into the box, and a face writes its cue there", async () => {
  const { user } = await open();
  await box();
  await user.click(await screen.findByRole("button", { name: /Write or import the script/ }));
  expect(await box()).toHaveFocus();
  await user.keyboard("INT. BAR");
  await user.click(await screen.findByRole("button", { name: /MARGARET$/ }));
  expect(await box()).toHaveFocus();
  await user.keyboard("Hi.");
  expect(await box()).toHaveValue("INT. BAR\n\nMARGARET\nHi.");
});

test("once something stands in the box, the next step saves it", async () => {
  const { user, world } = await open();
  await user.type(await box(), "INT. BAR");
  await user.click(await screen.findByRole("button", { name: "Next step: Save Script" }));
  await waitFor(() => expect(storyOf(world).script).toBe("INT. BAR"));
  expect(await screen.findByRole("link", { name: "Next step: Parse Script" })).toBeVisible();
});

test("a file is counted before it is kept; the AI is asked where its script is read", async () => {
  const { user } = await open();
  await box();
  const file = new File(["INT. BAR\n\nBOB\nHi.\n\nANN\nHo.\n\nBOB\nHm."], "dogs.fountain");
  await user.upload(screen.getByLabelText("Import File"), file);
  const dialog = await screen.findByRole("dialog", { name: "Import “dogs.fountain”" });
  expect(within(dialog).getByText("1 scene, 2 characters, 3 speeches")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Import" }));
  expect(await box()).toHaveValue("INT. BAR\n\nBOB\nHi.\n\nANN\nHo.\n\nBOB\nHm.");
  expect(screen.getByRole("link", { name: "Ask the AI" })).toHaveAttribute("href", "/story/story-1/edit-script");
});

test("somebody else's first script takes nothing from whoever is writing one", async () => {
  const { user, world } = await open();
  await user.type(await box(), "Mine.");
  storyOf(world).script = "Theirs.";
  await user.click(save());
  expect(await screen.findByRole("alertdialog", { name: /was changed while you were editing/ })).toBeVisible();
  expect(await box()).toHaveValue("Mine.");
});

test("what was typed and not saved is offered at the next visit", async () => {
  const { user, unmount } = await open();
  await user.type(await box(), "INT. BAR");
  unmount();
  const again = await open();
  await again.user.click(await screen.findByRole("button", { name: /^Restore your unsaved text/ }));
  expect(await box()).toHaveValue("INT. BAR");
});

test("a viewer reads that there is no script, and nothing of writing one", async () => {
  await open("viewer");
  expect(await screen.findByText("No script yet.")).toBeVisible();
  expect(screen.getByText("No logline yet.")).toBeVisible();
  expect(within(screen.getByRole("main")).queryByText(/Edit|Import|Save|Write|AI/)).not.toBeInTheDocument();
});

test("beside the box stand the newest of the project's other stories, with how far they are", async () => {
  putAllInSight();
  const given = (world: World) => {
    empty(world);
    for (const title of ["First", "Second", "Third"])
      world.state.stories[title] = { ...structuredClone(storyOf(world)), id: title, title, script: "INT. BAR" };
  };
  await renderAt(address, { as: "viewer", given });
  const last = within(await screen.findByRole("region", { name: "Last made in this project" }));
  expect(last.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/story/Third", "/story/Second"]);
  await waitFor(() => expect(last.getAllByText(/^Script written/)).toHaveLength(2));
});

test("of a project's only story it is not said what else was made", async () => {
  const sent = watchRequests();
  await open();
  await box();
  await waitFor(() => expect(countCalls(sent, "GET /story/list")).toBe(1));
  expect(screen.queryByText("Last made in this project")).not.toBeInTheDocument();
});
