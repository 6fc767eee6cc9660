import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { textIn } from "@/testing/text-in";
import { findField, openPlace, replaceText, restoreButton, clickSave, typedText } from "@/testing/type-at";
import { sharedPlaces, type Place } from "./unsaved-places";

// lost-input.test.tsx tests what every input survives.

describe.each(sharedPlaces)("$what", (place) => {
  test("stays restorable after Keep theirs", async () => {
    const { user, world } = await openPlace(place);
    await replaceText(user, place);
    place.write(world, "Theirs.");
    await clickSave(user, place);
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep theirs" }));
    const theirs = () => screen.queryAllByDisplayValue(/Theirs\.$/)[0] ?? screen.getAllByText(/Theirs\.$/)[0];
    await waitFor(() => expect(theirs()).toBeVisible());
    await user.click(screen.getByRole("button", { name: restoreButton }));
    expect(textIn(await findField(user, place))).toBe(typedText);
    expect(place.read(world)).toBe("Theirs.");
  });

  test("stays readable and is not saved when the permission is lost while typing", async () => {
    const { user, world, unmount } = await openPlace(place);
    const before = place.read(world);
    await replaceText(user, place);
    const project = world.state.projects["project-1"];
    for (const one of project?.permissions ?? []) if (one.permission === "editor") one.permission = "viewer";
    await clickSave(user, place);
    await waitFor(() => expect(showsFailure(place)).toBe(true));
    expect(document.body).not.toHaveFocus();
    expect(place.read(world)).toBe(before);
    unmount();

    await openPlace(place, false);
    expect(await screen.findByRole("region", { name: "Your unsaved text" })).toHaveTextContent(
      "Everything that was typed",
    );
    expect(screen.queryByRole("button", { name: place.save })).not.toBeInTheDocument();
  });
});

/** Whether the text is shown in its editor with the reason, or read-only once the screen knows the new level. */
const showsFailure = ({ failure, label }: Pick<Place, "failure" | "label">) =>
  screen.queryByRole("region", { name: "Your unsaved text" }) !== null ||
  (screen.queryByText(failure.split(":")[0] ?? failure, { exact: false }) !== null &&
    screen.queryByRole("textbox", { name: label }) !== null);
