import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { signOut } from "@/session/identity";
import { logIn } from "@/testing/log-in";
import { countOf, watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { box, open, put, restoreButton, save, text } from "@/testing/type-at";
import { places, sharedPlaces, type Place } from "@/testing/unsaved-places";

describe.each(places)("$what", (place) => {
  test("outlives a failed save and a reload, and is forgotten once it is saved", async () => {
    const first = await open(place);
    first.world.faults.set(place.line, { status: 500 });
    const field = await put(first.user, place);
    await save(first.user, place);
    expect(await screen.findByText(place.failure)).toBeVisible();
    expect(textIn(field)).toBe(text);
    first.unmount();

    const second = await open(place, false);
    await second.user.click(await screen.findByRole("button", { name: restoreButton }));
    expect(textIn(await box(second.user, place))).toBe(text);
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
    expect(textIn(field)).toBe(text);

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
    expect(textIn(field)).toBe(text);
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
    expect(textIn(await box(user, place))).toBe(text);
    expect(place.read(world)).toBe("Theirs.");
  });
});

describe.each(sharedPlaces)("$what", (place) => {
  test("is still read by whoever lost the right to change it while typing, and is not written", async () => {
    const { user, world, unmount } = await open(place);
    const before = place.read(world);
    await put(user, place);
    const project = world.state.projects["project-1"];
    for (const one of project?.permissions ?? []) if (one.permission === "editor") one.permission = "viewer";
    await save(user, place);
    await waitFor(() => expect(isToldOf(place)).toBe(true));
    expect(document.body).not.toHaveFocus();
    expect(place.read(world)).toBe(before);
    unmount();

    await open(place, false);
    expect(await screen.findByRole("region", { name: "Your unsaved text" })).toHaveTextContent(
      "Everything that was typed",
    );
    expect(screen.queryByRole("button", { name: place.save })).not.toBeInTheDocument();
  });
});

/** In its editor, beside the reason, or where it was read, once the screen knows. */
const isToldOf = ({ failure, label }: Pick<Place, "failure" | "label">) =>
  screen.queryByRole("region", { name: "Your unsaved text" }) !== null ||
  (screen.queryByText(failure.split(":")[0] ?? failure, { exact: false }) !== null &&
    screen.queryByRole("textbox", { name: label }) !== null);
