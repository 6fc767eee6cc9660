import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { holdAnswers, callsTo, watchRequests, watchTraffic } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { openPlace, replaceText, typedText } from "@/testing/type-at";

const at = "/story/story-1/edit-script";
const place = { label: "Current Script" };
const line = "POST /script/edit-script";
type Visit = Awaited<ReturnType<typeof openPlace>>;

async function leave({ router }: Pick<Visit, "router">, to = "/projectlist") {
  void router.navigate(to);
  return within(await screen.findByRole("alertdialog"));
}
const saveAndLeave = { name: /^Save and/ };

test.each([
  ["Save and leave", "/projectlist", "My Projects"],
  ["Save and log out", "/logout", "Log In"],
])(
  "%s saves what was typed, by its own save and once, and then goes where one wanted to",
  async (name, to, heading) => {
    const visit = await openPlace({ at });
    await replaceText(visit.user, place);
    const sent = watchRequests();
    const dialog = await leave(visit, to);
    await visit.user.click(dialog.getByRole("button", { name }));
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeInTheDocument();
    expect(storyOf(visit.world).script).toBe(typedText);
    expect(callsTo(line, sent)).toHaveLength(1);
  },
);

test("everything that is unsaved is saved, and one stays where one of it could not be", async () => {
  const visit = await openPlace({ at: "/project/project-1", as: "owner" });
  await replaceText(visit.user, { label: "Project name", edit: "Edit project name" }, "Ferry");
  const field = await replaceText(visit.user, { label: "Description", edit: "Edit description" });
  visit.world.faults.set("PUT /project/:project_id/update-description", { status: 500 });
  await visit.user.click((await leave(visit)).getByRole("button", saveAndLeave));
  expect(await screen.findByText("Failed to update description. Please try again.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(visit.router.state.location.pathname).toBe("/project/project-1");
  expect(textIn(field)).toBe(typedText);
  expect(visit.world.state.projects["project-1"]?.name).toBe("Ferry");
});

test("what somebody else has changed meanwhile is shown before anything is left", async () => {
  const visit = await openPlace({ at });
  await replaceText(visit.user, place);
  storyOf(visit.world).script = "Theirs.";
  await visit.user.click((await leave(visit)).getByRole("button", saveAndLeave));
  const both = { name: "This text was changed while you were editing it" };
  expect(await screen.findByRole("alertdialog", both)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(1));
  expect(storyOf(visit.world).script).toBe("Theirs.");
});

test("whoever thinks better of it while the save is under way stays, and it is saved", async () => {
  const release = holdAnswers("/script/edit-script");
  const visit = await openPlace({ at });
  await replaceText(visit.user, place);
  const calm = watchTraffic();
  const dialog = await leave(visit);
  await visit.user.click(dialog.getByRole("button", saveAndLeave));
  expect(await dialog.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
  await visit.user.click(dialog.getByRole("button", { name: "Cancel" }));
  release();
  await screen.findByRole("button", { name: "Save Script" });
  // The save reads once more what the server has by then.
  await calm();
  expect(storyOf(visit.world).script).toBe(typedText);
  expect(visit.router.state.location.pathname).toBe(at);
});

test.each([
  ["a title without a word", "/story/story-1", { label: "Title", edit: "Edit title" }, " "],
  ["feedback, which has to be heard", at, { label: "Feedback" }, typedText],
  ["the name of what is not there yet", "/new-story/project-1", { label: "Title" }, "Ferry"],
])("no save is offered for %s", async (_, screenAt, field, words) => {
  const visit = await openPlace({ at: screenAt });
  await replaceText(visit.user, field, words);
  const dialog = await leave(visit);
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel", "Leave"]);
});

test("no save is offered to whoever may no longer change the text", async () => {
  const visit = await openPlace({ at });
  await replaceText(visit.user, place);
  for (const one of visit.world.state.projects["project-1"]?.permissions ?? []) one.permission = "viewer";
  await visit.user.click(screen.getByRole("button", { name: "Save Script" }));
  await screen.findByRole("region", { name: "Your unsaved text" });
  const dialog = await leave(visit);
  expect(dialog.queryByRole("button", saveAndLeave)).not.toBeInTheDocument();
});
