import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests } from "@/testing/requests";
import { given } from "@/testing/unsaved-places";

type User = Awaited<ReturnType<typeof renderAt>>["user"];
interface Write {
  at: string;
  /** The call that is on its way while the screen is left. */
  line: string;
  begin: (user: User) => Promise<unknown>;
  words: string;
}

const click = async (user: User, name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
const confirm = async (user: User, name: string) => {
  await click(user, name);
  const buttons = await screen.findAllByRole("button", { name });
  await user.click(buttons.at(-1) ?? document.body);
};
const choose = async (user: User, label: string, value: string) =>
  user.selectOptions(await screen.findByLabelText(label), value);
const name = async (user: User, label: string) => {
  await user.type(await screen.findByLabelText(label), "Ada");
  await click(user, "Save");
};

const writes: Write[] = [
  {
    at: "/story/story-1",
    line: "PUT /story/:story_id/update-length",
    begin: (user) => choose(user, "Minutes", "2"),
    words: "Failed to update story length. Please try again.",
  },
  {
    at: "/story/story-1",
    line: "DELETE /story/delete",
    begin: (user) => confirm(user, "Delete Story"),
    words: "Failed to delete story. Please try again.",
  },
  {
    at: "/story/story-1/edit-logline",
    line: "POST /logline/feedback",
    begin: async (user) => {
      await user.type(await screen.findByLabelText("Feedback"), "Shorter.");
      await click(user, "Update Recommendations");
    },
    words: "Failed to update recommendations",
  },
  {
    at: "/new-character/project-1",
    line: "POST /character/create",
    begin: (user) => name(user, "Name"),
    words: "Failed to create character: HTTP error 500",
  },
  {
    at: "/character/character-1",
    line: "DELETE /character/delete",
    begin: (user) => confirm(user, "Delete Character"),
    words: "Failed to delete character. Please try again.",
  },
  {
    at: "/character-voice/character-1",
    line: "POST /voice_gen/save-default-voice-setting",
    begin: async (user) => {
      const voices = await screen.findAllByRole("radio", { name: /Accent/ });
      await user.click(voices.at(-1) ?? document.body);
    },
    words: "Failed to save voice settings",
  },
];

const pathEnd = (line: string) => line.replace(/^\w+ /, "").replace(":story_id", "story-1");

/** Leaves while the write is under way; the returned function lets the server answer. */
async function leaveDuring({ at, line, begin }: Write) {
  const sent = watchRequests();
  const release = holdAnswers(pathEnd(line));
  const view = await renderAt(at, { as: "owner", given });
  view.world.faults.set(line, { status: 500 });
  await begin(view.user);
  await expect.poll(() => sent.some((one) => one.endsWith(pathEnd(line)))).toBe(true);
  return { ...view, release };
}

test.each(writes)("a failure that comes after $at was left is told all the same: $words", async (write) => {
  const { router, release, user } = await leaveDuring(write);
  void router.navigate("/myaccount");
  const question = screen.queryByRole("alertdialog", { name: "Leave without saving?" });
  if (question) await click(user, "Leave");
  await screen.findByRole("heading", { name: "My Account" });
  expect(screen.queryByText(write.words)).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole("alert")).toHaveTextContent(write.words);
});

test("a failure of one person's is not told to the next", async () => {
  const [write] = writes;
  if (!write) throw new Error("No write to try");
  const { router, release, user } = await leaveDuring(write);
  void router.navigate("/logout");
  await screen.findByRole("heading", { name: "Log In" });
  await logIn(user, "editor");
  await screen.findByRole("heading", { name: "My Projects" });
  release();
  void router.navigate("/myaccount");
  await screen.findByRole("heading", { name: "My Account" });
  expect(screen.queryByText(write.words)).not.toBeInTheDocument();
});
