import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { logIn } from "@/testing/log-in";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { appendText, openPlace, replaceText, restoreButton, typedText } from "@/testing/type-at";

const script = { at: "/story/story-1/edit-script", label: "Current Script" };
const save = "POST /script/edit-script";
const field = () => screen.findByRole("textbox", { name: "Current Script" });
const press = async (user: Awaited<ReturnType<typeof openPlace>>["user"], name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("a second login without a logout keeps the draft", async () => {
  const { user, router } = await openPlace(script);
  await replaceText(user, script);
  void router.navigate("/login");
  await press(user, "Leave");
  await screen.findByRole("heading", { name: "Log In" });
  await logIn(user, "editor");
  await screen.findByRole("heading", { name: "My Projects" });
  void router.navigate(script.at);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("restoring a draft over another text offers that one in turn", async () => {
  const first = await openPlace(script);
  await replaceText(first.user, script);
  first.unmount();
  const { user } = await openPlace(script, false);
  await screen.findByRole("button", { name: restoreButton });
  await appendText(user, await field(), "New.");
  const typed = textIn(await field());
  await press(user, restoreButton);
  expect(textIn(await field())).toBe(typedText);
  await press(user, restoreButton);
  expect(textIn(await field())).toBe(typed);
});

test("a text that is being saved cannot be replaced", async () => {
  const release = holdAnswers("/script/edit-script");
  const { user } = await openPlace(script);
  await replaceText(user, script);
  await press(user, "Save Script");
  await screen.findByRole("button", { name: "Saving..." });
  await press(user, "Use This Script");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(textIn(await field())).toBe(typedText);
  release();
});

test("different line ends do not count as a change", async () => {
  const { user, world, router } = await openPlace(script);
  const story = world.state.stories["story-1"];
  if (story) story.script = "EXT. A - DAY\r\n\r\nBOB\r\nHi.";
  void router.navigate("/projectlist");
  await screen.findByRole("heading", { name: "My Projects" });
  void router.navigate(-1);
  await waitFor(async () => expect(textIn(await field())).toContain("Hi."));
  await appendText(user, await field(), "x{Backspace}");
  void router.navigate("/projectlist");
  expect(await screen.findByRole("heading", { name: "My Projects" })).toBeVisible();
});

test.each(["viewer", "commenter"] as const)(
  "nothing is sent by an editor who has become a %s before the save",
  async (level) => {
    const { user, world } = await openPlace(script);
    await replaceText(user, script);
    for (const one of world.state.projects["project-1"]?.permissions ?? [])
      if (one.permission === "editor") one.permission = level;
    const sent = watchRequests();
    await press(user, "Save Script");
    expect(await screen.findByRole("region", { name: "Your unsaved text" })).toHaveTextContent(
      "Everything that was typed",
    );
    expect(countCalls(sent, save)).toBe(0);
  },
);

test("a save whose answer was lost is checked by a refetch before it counts as failed", async () => {
  const { user, world, router } = await openPlace(script);
  await replaceText(user, script);
  world.faults.set(save, { reset: true });
  const story = world.state.stories["story-1"];
  const release = holdAnswers("/script/edit-script");
  const sent = watchRequests();
  await press(user, "Save Script");
  await waitFor(() => expect(countCalls(sent, save)).toBe(1));
  // The server has saved the text; only the answer is lost.
  if (story) story.script = typedText;
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1"));
});

test("the second click of a double click does not submit the form that the first one emptied", async () => {
  const { user } = await openPlace({ at: "/default-voices", as: "admin" });
  await user.type(await screen.findByLabelText("Name"), "Ada");
  await user.type(screen.getByLabelText("Voice id"), "ada-1");
  await user.type(screen.getByLabelText("Preview address"), "/ada.ogg");
  const add = screen.getByRole("button", { name: "Add Default Voice" });
  await user.click(add);
  await screen.findByText("Ada is in the catalogue now.");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
  add.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(within(screen.getByRole("main")).queryByText("Please enter a name.")).not.toBeInTheDocument();
});
