import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { signOut } from "@/session/identity";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { countOf, watchRequests } from "@/testing/requests";
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
    const field = await box(user, place);
    expect((field as HTMLTextAreaElement).value).toMatch(/Theirs\.$/);
    await user.click(screen.getByRole("button", { name: restoreButton }));
    expect(await box(user, place)).toHaveValue(text);
    expect(place.read(world)).toBe("Theirs.");
  });
});
