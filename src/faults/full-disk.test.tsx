import { screen, waitFor, within } from "@testing-library/react";
import { IDBObjectStore } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { writeDrafts } from "@/drafts/draft-store";
import { mockHost } from "@/testing/network";
import { textIn } from "@/testing/text-in";
import { openPlace, replaceText, restoreButton, typedText } from "@/testing/type-at";
import { reloadForNewCode } from "@/app/chunk-reload";

const script = { at: "/story/story-1/edit-script", label: "Current Script" };
const words =
  "Your browser cannot store what you type. It is kept only as long as this page is open: save it before you leave.";

const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  });

test("a full disk shows one message on every screen until it is writable again; the typed text is still offered", async () => {
  const full = fillDisk();
  const { user, router } = await openPlace(script);
  await replaceText(user, script);
  expect(await screen.findByText(words)).toHaveRole("alert");
  void router.navigate("/projectlist");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
  expect(dialog.getByText(/It is kept as long as this page is open/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { name: "My Projects" });
  expect(screen.getAllByText(words)).toHaveLength(1);
  void router.navigate(-1);
  await user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(textIn(await screen.findByRole("textbox", { name: script.label }))).toBe(typedText);
  expect(screen.getAllByText(words)).toHaveLength(1);
  full.mockRestore();
  await writeDrafts();
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

test("a page with a draft that is not on disk is not reloaded for newer code", async () => {
  const full = fillDisk();
  const { user } = await openPlace(script);
  await replaceText(user, script);
  await screen.findByText(words);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { href: location.href, origin: location.origin, reload });
  mockHost("there");
  await reloadForNewCode();
  expect(reload).not.toHaveBeenCalled();
  full.mockRestore();
  await reloadForNewCode();
  expect(reload).toHaveBeenCalledOnce();
});
