import { screen, waitFor, within } from "@testing-library/react";
import { IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { deskOf, eraseDesk, writeDesk } from "@/desk/desk-store";
import { deskSize } from "@/desk/whole-desk";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { clickButton, fill } from "@/testing/user-actions";
import { samplePassword } from "../../../mocks/seed";

const account = "/myaccount";
const recordsOf = async (user_id: string) => (await deskSize(user_id)).records;

/** Notes something about stories, as their screens do. */
async function note(user_id: string, story_ids = ["story-1"]) {
  for (const story_id of story_ids) {
    const desk = deskOf({ user_id, story_id, kind: "choices" });
    desk.subscribe(() => undefined);
    await vi.waitFor(() => expect(desk.read()).toBeDefined());
    desk.put("line-1", "the left one");
  }
  await writeDesk();
}
const ask = async (user: Awaited<ReturnType<typeof renderAt>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Erase" }));
  return within(await screen.findByRole("alertdialog", { name: "Erase what this browser notes?" }));
};

test("a browser that notes nothing says so, and offers nothing to erase", async () => {
  await note("user-owner");
  await renderAt(account, { as: "viewer" });
  expect(await screen.findByText("Nothing is noted yet.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Erase" })).not.toBeInTheDocument();
});

test("one's own stories are counted, and their notes erased after a question that names them", async () => {
  await note("user-viewer", ["story-1", "story-2"]);
  await note("user-owner");
  const { user } = await renderAt(account, { as: "viewer" });
  expect(await screen.findByText("2 stories, 1 kB")).toBeVisible();
  await user.click((await ask(user)).getByRole("button", { name: "Cancel" }));
  expect(await recordsOf("user-viewer")).toBe(2);
  const question = await ask(user);
  expect(question.getByText(/^2 stories, 1 kB: which shot is which/)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Erase" }));
  expect(await screen.findByText("Nothing is noted yet.")).toBeVisible();
  expect(screen.getByText("What this browser noted about your stories is erased.")).toBeVisible();
  expect(await recordsOf("user-viewer")).toBe(0);
  expect(await recordsOf("user-owner")).toBe(1);
});

test("Export saves all of it as a file", async () => {
  await note("user-viewer");
  const { user } = await renderAt(account, { as: "viewer" });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const made = vi.spyOn(URL, "createObjectURL");
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [link] = saved.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toMatch(/^virtual-studio-desk-\d{4}-\d\d-\d\d\.json$/);
  const [file] = made.mock.calls[0] ?? [];
  expect(JSON.parse(await (file as Blob).text())).toEqual({
    user_id: "user-viewer",
    records: [{ story_id: "story-1", kind: "choices", key: "line-1", value: "the left one" }],
  });
});

test("a disk that refuses is told where it happened, and tried again", async () => {
  await note("user-viewer");
  const erasing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("The operation failed", "UnknownError");
  });
  const { user } = await renderAt(account, { as: "viewer" });
  await user.click((await ask(user)).getByRole("button", { name: "Erase" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "What this browser notes about your stories could not be erased.",
  );
  erasing.mockRestore();
  await user.click((await ask(user)).getByRole("button", { name: "Erase" }));
  expect(await screen.findByText("Nothing is noted yet.")).toBeVisible();
});

test("what cannot be read is not called nothing", async () => {
  await note("user-viewer");
  const reading = vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw new DOMException("The operation failed", "UnknownError");
  });
  const { user } = await renderAt(account, { as: "viewer" });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "What this browser notes about your stories could not be read.",
  );
  reading.mockRestore();
  await clickButton("Try again").run(user);
  expect(await screen.findByText("1 story, 1 kB")).toBeVisible();
});

test("after a logout what was noted is kept for the same person, unless they chose otherwise", async () => {
  await note("user-viewer");
  await note("user-owner");
  const { user, router } = await renderAt(account, { as: "viewer" });
  await router.navigate("/logout");
  await screen.findByRole("heading", { level: 1, name: "Log In" });
  expect(await recordsOf("user-viewer")).toBe(1);
  await logIn(user, "viewer");
  await screen.findByRole("heading", { name: "My Projects" });
  await router.navigate(account);
  const choice = await screen.findByRole("switch", { name: "Erase at logout" });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(choice).toBeChecked();
  await router.navigate("/logout");
  await screen.findByRole("heading", { level: 1, name: "Log In" });
  await waitFor(async () => expect(await recordsOf("user-viewer")).toBe(0));
  expect(await recordsOf("user-owner")).toBe(1);
});

test("the end of an account takes with it what was noted", async () => {
  await note("user-viewer");
  const { user } = await renderAt("/deleteaccount", { as: "viewer" });
  await fill(user, "Password", samplePassword);
  await user.selectOptions(screen.getByRole("combobox"), "Yes");
  await clickButton("Delete").run(user);
  await screen.findByText("Account deleted successfully.");
  await waitFor(async () => expect(await recordsOf("user-viewer")).toBe(0));
});

test("a disk that is full is told once, on every screen, for as long as it is", async () => {
  const words =
    "Your browser cannot store what the studio notes about your stories. It is kept only as long as this page is open.";
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  });
  const { router } = await renderAt(account, { as: "viewer" });
  await note("user-viewer", ["story-1", "story-2"]);
  expect(await screen.findByText(words)).toHaveRole("alert");
  await router.navigate("/projectlist");
  await screen.findByRole("heading", { name: "My Projects" });
  expect(screen.getAllByText(words)).toHaveLength(1);
  full.mockRestore();
  await writeDesk();
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  await eraseDesk();
});
