import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keptPreferences } from "@/testing/kept-preferences";
import { renderAt } from "@/testing/render-at";

const title = { name: "Keyboard shortcuts" };
const sheet = () => screen.findByRole("dialog", title);
/** Waits for as long as it would have taken to come. */
async function expectNone() {
  await act(() => import("./shortcuts").then(() => new Promise((resolve) => setTimeout(resolve, 50))));
  expect(screen.queryByRole("dialog", title)).not.toBeInTheDocument();
}

test("? opens the keys of the application in groups, and Escape closes them", async () => {
  const { user } = await renderAt("/myaccount", { as: "editor" });
  screen.getByRole("button", { name: "Open menu" }).focus();
  await user.keyboard("?");
  const dialog = within(await sheet());
  const groups = dialog.getAllByRole("region").map((group) => group.getAttribute("aria-label"));
  expect(groups).toEqual([
    "Everywhere",
    "Texts edited in place",
    "Current Script",
    "Film",
    "Shot",
    "Column widths in Create Media",
    "Login, registration and passwords",
    "Landing",
  ]);
  const shot = within(dialog.getByRole("region", { name: "Shot" }));
  expect(shot.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Previous shot", "Next shot"]);
  expect(shot.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["Alt+↑", "Alt+↓"]);
  expect(dialog.getByText("Redo").nextSibling).toHaveTextContent("Ctrl+Y");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test("on a Mac the keys are those of a Mac", async () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  const { user } = await renderAt("/myaccount", { as: "editor" });
  await user.keyboard("?");
  const dialog = within(await sheet());
  expect(dialog.getByText("Redo").nextSibling).toHaveTextContent("⌘+Shift+Z");
  expect(dialog.getByText("Search and replace").nextSibling).toHaveTextContent("⌘+F");
  expect(dialog.queryByText("Ctrl")).not.toBeInTheDocument();
});

test("? is a letter in a field, and nothing with another key", async () => {
  const { user } = await renderAt("/createproject", { as: "editor" });
  const [field] = screen.getAllByRole("textbox");
  if (!field) throw new Error("No field to type into");
  await user.type(field, "Who?");
  expect(field).toHaveValue("Who?");
  await expectNone();
  field.blur();
  await user.keyboard("{Control>}?{/Control}{Alt>}?{/Alt}{Meta>}?{/Meta}");
  await expectNone();
});

test("? opens nothing over another dialog", async () => {
  const { user } = await renderAt("/story/story-1", { as: "owner" });
  await user.click(await screen.findByRole("button", { name: /^Delete/ }));
  const question = await screen.findByRole("alertdialog");
  await user.keyboard("?");
  await expectNone();
  expect(question).toBeVisible();
});

test("the key can be turned off, by each person for themselves and beyond a logout; the menu leads there still", async () => {
  const { user, router } = await renderAt("/myaccount", { as: "editor" });
  await user.keyboard("?");
  await sheet();
  const toggle = screen.getByRole("switch", { name: "Single keys, such as ? for this and those of the film" });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("?");
  await expectNone();

  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.click(screen.getByRole("button", title));
  await sheet();
  expect(
    screen.getByRole("switch", { name: "Single keys, such as ? for this and those of the film" }),
  ).not.toBeChecked();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();

  await act(() => router.navigate("/logout"));
  await screen.findByRole("heading", { name: "Log In" });
  expect(keptPreferences.getItem("shortcuts-key-choice:user-editor")).toBe("false");
  await act(() => router.navigate("/emailverification"));
  await user.keyboard("?");
  await sheet();
  cleanup();
  const again = await renderAt("/myaccount", { as: "editor" });
  await again.user.keyboard("?");
  await expectNone();
});

test("the key that ends the landing's animation opens nothing, the next one does", async () => {
  const { user } = await renderAt("/");
  await user.keyboard("?");
  expect(await screen.findByRole("link", { name: "Login here" })).toBeVisible();
  await expectNone();
  await user.keyboard("?");
  expect(await sheet()).toBeVisible();
});
