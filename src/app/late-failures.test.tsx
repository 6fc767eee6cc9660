import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { press } from "@/testing/user-actions";
import { seedFullWorld } from "@/faults/faulty-reads";
import type { FaultyWrite } from "@/faults/faulty-write";
import { faultyWrites } from "@/faults/faulty-writes";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests, watchTraffic } from "@/testing/requests";
import type { Fault } from "../../mocks/world";

const late = [
  "PUT /story/:story_id/update-length",
  "DELETE /story/delete",
  "POST /logline/feedback",
  "POST /character/create",
  "DELETE /character/delete",
  "POST /voice_gen/save-default-voice-setting",
];
const wordsOf = ({ says }: FaultyWrite) => (typeof says === "string" ? says : says("HTTP error 500"));
const writes = faultyWrites
  .filter(({ line }) => late.includes(line))
  .map((write) => ({ ...write, words: wordsOf(write) }));

const pathEnd = (line: string) => line.replace(/^\w+ /, "").replace(":story_id", "story-1");

/** Leaves while the write is under way; the returned function lets the server answer. */
async function leaveDuring({ at, line, action, given }: FaultyWrite, fault: Fault = { status: 500 }) {
  const sent = watchRequests();
  const release = holdAnswers(pathEnd(line));
  const view = await renderAt(at, { as: "owner", given: given ?? seedFullWorld });
  view.world.faults.set(line, fault);
  await action.run(view.user);
  await expect.poll(() => sent.some((one) => one.endsWith(pathEnd(line)))).toBe(true);
  return { ...view, release };
}

test.each(writes)("a failure that comes after $at was left is told all the same: $words", async (write) => {
  const { router, release, user } = await leaveDuring(write);
  void router.navigate("/myaccount");
  const question = screen.queryByRole("alertdialog", { name: "Leave without saving?" });
  if (question) await press(user, "Leave");
  await screen.findByRole("heading", { name: "My Account" });
  expect(screen.queryByText(write.words)).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole("alert")).toHaveTextContent(write.words);
});

test.each([
  ["that the server refuses", "PUT /story/:story_id/update-length", { status: 500 }],
  // Before it counts as failed the server is asked what it has: the answer fills what the person has left.
  ["of a text, whose answer was lost", "POST /script/edit-script", { reset: true }],
])("a failure of one person's %s is not told to the next", async (_, line, fault) => {
  const write = faultyWrites.find((each) => each.line === line);
  if (!write) throw new Error("No write to try");
  const calm = watchTraffic();
  const { router, release, user } = await leaveDuring(write, fault);
  void router.navigate("/logout");
  if (write.action.by === "a button") await press(user, "Log out");
  await screen.findByRole("heading", { name: "Log In" });
  await logIn(user, "editor");
  await screen.findByRole("heading", { name: "My Projects" });
  release();
  await calm();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
