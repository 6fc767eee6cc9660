import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { appendText } from "@/testing/type-at";
import type { World } from "../../../mocks/world";

const address = "/story/story-1/edit-script";
const fountain = (text: string | Uint8Array<ArrayBuffer>, name = "dogs.fountain") => new File([text], name);
const written = "INT. BAR - DAY\n\nBOB\nToast!";

/** The story has a script of four words, and a recommendation, so that none is generated. */
const given = (world: World) => {
  storyOf(world).script = "BOB\nOld words, Bob.";
  Object.assign(storyOf(world).script_help, { prepared: true, text: "ALICE\nHello.", feedback: "" });
};
const noScript = (world: World) => {
  given(world);
  storyOf(world).script = "";
};
const open = (setUp = given) => renderAt(address, { as: "editor", given: setUp });
const field = () => screen.findByRole("textbox", { name: "Current Script" });
const input = () => screen.findByLabelText("Import File");
const look = () => screen.findByRole("dialog", { name: /^Import “/ });
const noLook = () => expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
const drop = async (...files: File[]) =>
  fireEvent.drop(await field(), { dataTransfer: { types: ["Files"], files, dropEffect: "none" } });

test("a button asks for a file of the two kinds", async () => {
  const { user } = await open();
  const asked = vi.fn<() => void>();
  (await input()).addEventListener("click", asked);
  await user.click(screen.getByRole("button", { name: "Import File" }));
  expect(asked).toHaveBeenCalledOnce();
  expect(await input()).toHaveAttribute("accept", ".fountain,.txt");
});

test("a file is previewed first; it then replaces the field's text without a save", async () => {
  const { user, world } = await open();
  const sent = watchRequests();
  await user.upload(await input(), fountain("\uFEFF" + written.replaceAll("\n", "\r\n")));
  const dialog = within(await look());
  expect(dialog.getByRole("heading", { name: "Import “dogs.fountain”" })).toBeVisible();
  expect(within(dialog.getByRole("region", { name: "What takes its place" })).getByText("Toast!")).toBeVisible();
  expect(within(dialog.getByRole("region", { name: "What is there now" })).getByText("Old words, Bob.")).toBeVisible();
  expect(dialog.getByText("Replaces 4 words with 6 words")).toBeVisible();
  expect(textIn(await field())).toBe("BOB\nOld words, Bob.");
  await user.click(dialog.getByRole("button", { name: "Replace" }));
  expect(textIn(await field())).toBe(written);
  noLook();
  expect(storyOf(world).script).toBe("BOB\nOld words, Bob.");
  expect(sent.filter((one) => !one.startsWith("GET "))).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  await waitFor(() => expect(storyOf(world).script).toBe(written));
  expect(countCalls(sent, "POST /script/edit-script")).toBe(1);
});

test("a file that is dropped onto the field is previewed, too", async () => {
  const { user } = await open();
  await drop(fountain(written, "dogs.txt"));
  await user.click(within(await look()).getByRole("button", { name: "Replace" }));
  expect(textIn(await field())).toBe(written);
});

test("several files at once are refused", async () => {
  await open();
  await drop(fountain(written), fountain(written, "other.fountain"));
  expect(await screen.findByText("Nothing was imported: please drop one file at a time.")).toBeVisible();
  noLook();
});

test("the field is highlighted while a file is dragged over it", async () => {
  await open();
  const words = "Drop a .fountain or .txt file to import it";
  const dataTransfer = { types: ["Files"], files: [], dropEffect: "none" };
  fireEvent.dragEnter(await field(), { dataTransfer });
  expect(screen.getByText(words)).toBeVisible();
  fireEvent.dragLeave(await field(), { dataTransfer });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test("the browser never opens a dropped file, and drops of text are left to it", async () => {
  await open();
  const dropped = (types: string[]) =>
    fireEvent.drop(document.querySelector("textarea.font-script") ?? document, {
      dataTransfer: { types, files: [] },
    });
  await field();
  expect(dropped(["Files"])).toBe(false);
  expect(dropped(["text/plain"])).toBe(true);
});

test.each(["Cancel", "{Escape}"])("%s imports nothing", async (way) => {
  const { user } = await open();
  await appendText(user, await field(), " Mine.");
  await user.upload(await input(), fountain(written));
  expect(within(await look()).getByText("What you typed has not been saved and will be replaced.")).toBeVisible();
  if (way === "Cancel") await user.click(within(await look()).getByRole("button", { name: way }));
  else await user.keyboard(way);
  noLook();
  expect(textIn(await field())).toBe("BOB\nOld words, Bob. Mine.");
});

test("the dialog does not speak of replacing when the field is empty", async () => {
  const { user } = await open(noScript);
  await user.upload(await input(), fountain("Bob"));
  const dialog = await look();
  expect(within(dialog).getByText("1 word")).toBeVisible();
  expect(dialog).not.toHaveTextContent(/replace/i);
  await user.click(within(dialog).getByRole("button", { name: "Import" }));
  expect(textIn(await field())).toBe("Bob");
});

test("a long file is previewed by its beginning and imported whole", async () => {
  const { user } = await open();
  const long = `${"Bob waits.\n\n".repeat(3_000)}THE END`;
  await user.upload(await input(), fountain(long));
  const dialog = within(await look());
  expect(dialog.getByText("Only the beginning is shown.")).toBeVisible();
  expect(dialog.getByText("Replaces 4 words with 6,002 words")).toBeVisible();
  expect(dialog.queryByText("THE END")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Replace" }));
  expect(textIn(await field())).toBe(long);
});

test("a file of one long line is previewed by its beginning, too", async () => {
  const { user } = await open();
  await user.upload(await input(), fountain("Bob waits. ".repeat(3_000)));
  const dialog = within(await look());
  expect(dialog.getByText("Only the beginning is shown.")).toBeVisible();
  expect(dialog.getByRole("region", { name: "What takes its place" }).textContent.length).toBeLessThanOrEqual(20_000);
});

test("what was imported is kept as a draft and offered after a reload", async () => {
  const first = await open();
  await first.user.upload(await input(), fountain(written));
  await first.user.click(within(await look()).getByRole("button", { name: "Replace" }));
  first.unmount();
  const { user } = await renderAt(address, { as: "editor" });
  await user.click(await screen.findByRole("button", { name: /^Restore your unsaved text from/ }));
  expect(textIn(await field())).toBe(written);
});

test.each([
  [
    "another ending",
    fountain("Bob", "dogs.pdf"),
    "“dogs.pdf” was not imported: only .fountain and .txt files are taken.",
  ],
  ["nothing", fountain(""), "“dogs.fountain” was not imported: it is empty."],
  ["too much", fountain("x".repeat(1_048_577)), "“dogs.fountain” was not imported: it is larger than 1 MB."],
  ["no text", fountain("Bob\0"), "“dogs.fountain” was not imported: it holds something other than text."],
])("a file with %s is refused with a sentence that the next file removes", async (_, file, sentence) => {
  const { user } = await open();
  await drop(file);
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  noLook();
  expect(textIn(await field())).toBe("BOB\nOld words, Bob.");
  await user.upload(await input(), fountain(written));
  await look();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test("no file can be imported while the script is being saved", async () => {
  const { user, world } = await open();
  world.faults.set("POST /script/edit-script", { hang: true });
  await appendText(user, await field(), " Mine.");
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  expect(await screen.findByRole("button", { name: "Import File" })).toBeDisabled();
  await drop(fountain("", "dogs.pdf"));
  expect(screen.queryByText(/was not imported/)).not.toBeInTheDocument();
});

test.each(["viewer", "commenter"] as const)("a %s imports nothing", async (as) => {
  await renderAt(address, { as, given });
  expect(await screen.findByText("Old words, Bob.")).toBeVisible();
  expect(screen.queryByText("Import File")).not.toBeInTheDocument();
  expect(screen.queryByLabelText("Import File")).not.toBeInTheDocument();
});
