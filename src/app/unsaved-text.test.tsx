import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { signOut } from "@/session/identity";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { countOf, holdAnswers, watchRequests } from "@/testing/requests";
import { given, places, sharedPlaces, type Place } from "@/testing/unsaved-places";

const text = "  Everything\nthat was typed.\n";
const restoreButton = /^Restore your unsaved text from \d/;

/** Opens the screen; a second time in a test it is what a reload shows. */
const open = ({ at, as = "editor" }: Pick<Place, "at" | "as">, first = true) =>
  renderAt(at, { as, given: first ? given : undefined });

async function box(user: UserEvent, { label, edit }: Pick<Place, "label" | "edit">) {
  if (edit && !screen.queryByRole("textbox", { name: label }))
    await user.click(await screen.findByRole("button", { name: edit }));
  return await screen.findByRole("textbox", { name: label });
}

/** Puts the text into the field and returns the field. */
async function put(user: UserEvent, place: Pick<Place, "label" | "edit">) {
  const field = await box(user, place);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

async function save(user: UserEvent, { save: name }: Pick<Place, "save">) {
  const buttons = await screen.findAllByRole("button", { name });
  await user.click(buttons[0] ?? document.body);
}

describe.each(places)("$what", (place) => {
  test("outlives a failed save and a reload, and is forgotten once it is saved", async () => {
    const first = await open(place);
    first.world.faults.set(place.line, { status: 500 });
    const field = await put(first.user, place);
    await save(first.user, place);
    expect(await screen.findByText(place.failure)).toBeVisible();
    expect(field).toHaveValue(text);
    first.unmount();

    const second = await open(place, false);
    await second.user.click(await screen.findByRole("button", { name: restoreButton }));
    expect(await box(second.user, place)).toHaveValue(text);
    second.world.faults.clear();
    await save(second.user, place);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Saving..." })).not.toBeInTheDocument());
    await waitFor(() => expect(place.read(second.world).trim()).toBe(text.trim()));
    await waitFor(() => expect(screen.queryByText(place.failure)).not.toBeInTheDocument());
    second.unmount();

    await open(place, false);
    expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
  });

  test("is not left without a question, and is offered to whoever comes back", async () => {
    const { user, router } = await open(place);
    const field = await put(user, place);
    const before = router.state.location.key;
    void router.navigate("/projectlist");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(router.state.location.key).toBe(before);
    expect(field).toHaveValue(text);

    void router.navigate("/projectlist");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("heading", { name: "My Projects" })).toBeVisible();
    void router.navigate(-1);
    expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
  });

  test("comes back after a lost session, to nobody else, and not after a logout", async () => {
    const { user, router } = await open(place);
    await put(user, place);
    await signOut();
    await screen.findByRole("heading", { name: "Log In" });
    await logIn(user, place.as ?? "editor");
    expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();

    void router.navigate("/logout");
    await screen.findByRole("heading", { name: "Log In" });
    await logIn(user, place.as ?? "editor");
    await screen.findByRole("heading", { name: "My Projects" });
    void router.navigate(place.at);
    await box(user, place);
    expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
  });
});

describe.each(sharedPlaces)("$what", (place) => {
  test("that was changed elsewhere is not replaced before both were seen", async () => {
    const sent = watchRequests();
    const { user, world } = await open(place);
    const field = await put(user, place);
    place.write(world, "Theirs, from the other side of town.");
    await save(user, place);
    const dialog = () =>
      within(screen.getByRole("alertdialog", { name: "This text was changed while you were editing it" }));
    await screen.findByRole("alertdialog");
    expect(dialog().getByRole("region", { name: "Saved meanwhile" })).toHaveTextContent("Theirs, from the other side");
    expect(dialog().getByRole("region", { name: "Yours" })).toHaveTextContent("Everything that was typed.");
    await user.click(dialog().getByRole("button", { name: "Go on editing" }));
    expect(field).toHaveValue(text);
    expect(countOf(sent, place.line)).toBe(0);
    expect(place.read(world)).toBe("Theirs, from the other side of town.");

    await save(user, place);
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace with yours" }),
    );
    await waitFor(() => expect(place.read(world).trim()).toBe(text.trim()));
  });

  test("is given up for theirs only as an offer to take it up again", async () => {
    const { user, world } = await open(place);
    await put(user, place);
    place.write(world, "Theirs.");
    await save(user, place);
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep theirs" }));
    const theirs = () => screen.queryAllByDisplayValue(/Theirs\.$/)[0] ?? screen.getAllByText(/Theirs\.$/)[0];
    await waitFor(() => expect(theirs()).toBeVisible());
    await user.click(screen.getByRole("button", { name: restoreButton }));
    expect(await box(user, place)).toHaveValue(text);
    expect(place.read(world)).toBe("Theirs.");
  });
});

test("a new entry comes back with its name", async () => {
  const at = "/context-information/context-1";
  const first = await open({ at });
  await first.user.type(await screen.findByLabelText("Name"), "Its weather");
  await put(first.user, { label: "Information" });
  first.unmount();
  const { user } = await open({ at }, false);
  await user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(screen.getByLabelText("Name")).toHaveValue("Its weather");
  expect(screen.getByLabelText("Information")).toHaveValue(text);
});

test("the description of a new voice comes back, and is forgotten once the voice is there", async () => {
  const at = "/default-voices";
  const first = await open({ at, as: "admin" });
  await put(first.user, { label: "Description" });
  first.unmount();
  const second = await open({ at, as: "admin" }, false);
  await second.user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(screen.getByLabelText("Description")).toHaveValue(text);
  await second.user.type(screen.getByLabelText("Name"), "Ada");
  await second.user.type(screen.getByLabelText("Voice id"), "ada-1");
  await second.user.type(screen.getByLabelText("Preview address"), "/ada.ogg");
  await second.user.click(screen.getByRole("button", { name: "Add Default Voice" }));
  await screen.findByText("Ada is in the catalogue now.");
  second.unmount();
  await open({ at, as: "admin" }, false);
  await screen.findByLabelText("Description");
  expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
});

test("Escape puts a text aside, not away", async () => {
  const place = { label: "Description", edit: "Edit description" };
  const { user, world } = await open({ at: "/project/project-1" });
  await put(user, place);
  await user.keyboard("{Escape}");
  expect(screen.getByText(world.state.projects["project-1"]?.description ?? "")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(await box(user, place)).toHaveValue(text);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
});

test("a save that fails after its screen was left says so, and the text is offered there", async () => {
  const release = holdAnswers("/script/edit-script");
  const { user, world, router } = await open({ at: "/story/story-1/edit-script" });
  world.faults.set("POST /script/edit-script", { status: 500 });
  await put(user, { label: "Current Script" });
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  await screen.findByRole("button", { name: "Saving..." });
  void router.navigate("/projectlist");
  await screen.findByRole("heading", { name: "My Projects" });
  release();
  expect(await screen.findByText("Failed to update script. Please try again. Your text is kept.")).toBeVisible();
  void router.navigate(-1);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("logging out asks, too, and says what that means", async () => {
  const { user, router } = await open({ at: "/story/story-1/edit-script" });
  await put(user, { label: "Current Script" });
  void router.navigate("/logout");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Log out without saving?" }));
  expect(dialog.getByText(/Logging out erases it from this device\./)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("heading", { name: "Log In" })).toBeVisible();
});

test("closing the page with unsaved text asks; without it does not", async () => {
  const { user } = await open({ at: "/story/story-1/edit-script" });
  const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await screen.findByRole("textbox", { name: "Current Script" });
  expect(leaves()).toBe(true);
  await put(user, { label: "Current Script" });
  expect(leaves()).toBe(false);
});
