import { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";
import type { Draft } from "@/drafts/draft-disk";
import { writeDrafts } from "@/drafts/draft-store";
import { signOut } from "@/session/identity";
import { installFakeClock } from "@/testing/clock";
import { fillIn, logIn } from "@/testing/log-in";
import { simulateNewPage, draftsOnDisk, draftStoreOfOtherTab } from "@/testing/new-page";
import { mockHost } from "@/testing/network";
import { renderAt } from "@/testing/render-at";
import { callsTo, watchRequests } from "@/testing/requests";
import { sweep } from "./sweep";
import { textIn } from "@/testing/text-in";
import { findField, appendText, replaceText, restoreButton } from "@/testing/type-at";
import { typedInputs, type Loss, type TypedInput } from "./typed-inputs";
import { given } from "./unsaved-places";
import type { Fault, World } from "../../mocks/world";
import { reloadForNewCode } from "@/app/chunk-reload";

// Whatever happens, in the end the typed text is in its field, or is offered there, byte for byte.

const isGuarded = ({ as }: TypedInput) => as !== "nobody";
const trimmed = (texts: string[]) => texts.map((each) => each.trim());

const open = ({ as }: Pick<TypedInput, "as">, at: string, isFirst = true) =>
  renderAt(at, { as: as === "nobody" ? undefined : as, given: isFirst ? given : undefined });

async function type(user: UserEvent, { typed, edit }: TypedInput) {
  for (const [label, words] of Object.entries(typed)) await replaceText(user, { label, edit }, words);
}

async function expectTyped(user: UserEvent, { typed, edit }: TypedInput) {
  for (const [label, words] of Object.entries(typed))
    expect(textIn(await findField(user, { label, edit }))).toBe(words);
}

async function restoreDraft(user: UserEvent, input: TypedInput) {
  await user.click(await screen.findByText(restoreButton, { selector: "button" }));
  await expectTyped(user, input);
}

/** Opens the screen in a new page; `onDisk` are the drafts that were on the disk when the old page ended. */
async function openNewPage(input: TypedInput, unmount: () => void, onDisk: Draft[]) {
  unmount();
  await simulateNewPage(onDisk);
  return await open(input, input.at, false);
}

async function save(user: UserEvent, { password, save: name, at }: TypedInput) {
  if (password) await fillIn(user, password.label, password.text);
  if (at === "/register") await screen.findByText("User name is available");
  const [button] = await screen.findAllByText(name, { selector: "button" });
  await user.click(button ?? document.body);
}

const expectSaved = (input: TypedInput, world: World) =>
  waitFor(() =>
    expect(trimmed(input.read(world))).toEqual(expect.arrayContaining(trimmed(Object.values(input.typed)))),
  );

/** Leaves the screen. A guarded screen asks first: "Cancel" stays, "Leave" leaves. */
async function leave(user: UserEvent, input: TypedInput, go: () => unknown) {
  go();
  if (isGuarded(input)) {
    const dialog = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await user.click(within(await dialog()).getByRole("button", { name: "Cancel" }));
    await expectTyped(user, input);
    go();
    await user.click(within(await dialog()).getByRole("button", { name: "Leave" }));
  }
  await waitFor(() => expect(screen.queryByLabelText(Object.keys(input.typed)[0] ?? "")).not.toBeInTheDocument());
}
const elsewhere = (input: TypedInput) => (isGuarded(input) ? "/projectlist" : "/");

const saveFailsBy = (fault: Fault) => async (input: TypedInput) => {
  const advanceTime = installFakeClock();
  const { user, world } = await open(input, input.at);
  await type(user, input);
  world.faults.set(input.line, fault);
  await save(user, input);
  // The longest timeout: three minutes for calls of the writing help, one for others.
  if (fault.hang) await advanceTime(181_000);
  expect(await screen.findAllByRole("alert")).not.toEqual([]);
  await expectTyped(user, input);

  const [[label, words] = ["", ""]] = Object.entries(input.typed);
  const field = await findField(user, { label, edit: input.edit });
  await appendText(user, field, "x");
  expect(textIn(field)).toBe(`${words}x`);
  await user.keyboard("{Backspace}");
  world.faults.clear();
  const sent = watchRequests();
  await save(user, input);
  await expectSaved(input, world);
  expect(callsTo(input.line, sent)).toHaveLength(1);
};

/** Another tab saves a change of the same text: nothing is sent before the user has seen both versions. */
async function isSavedElsewhere(input: TypedInput, write: NonNullable<TypedInput["write"]>) {
  const sent = watchRequests();
  const { user, world } = await open(input, input.at);
  await type(user, input);
  write(world, "Theirs, from the other side of town.");
  await save(user, input);
  const dialog = async () =>
    within(await screen.findByRole("alertdialog", { name: "This text was changed while you were editing it" }));
  expect((await dialog()).getByRole("region", { name: "Saved meanwhile" })).toHaveTextContent("Theirs, from the other");
  expect((await dialog()).getByRole("region", { name: "Yours" })).toHaveTextContent(/Everything that was typed/);
  await user.click((await dialog()).getByRole("button", { name: "Go on editing" }));
  await expectTyped(user, input);
  expect(callsTo(input.line, sent)).toHaveLength(0);
  expect(input.read(world)).toContain("Theirs, from the other side of town.");
  await save(user, input);
  await user.click((await dialog()).getByRole("button", { name: "Replace with yours" }));
  await expectSaved(input, world);
}

/** Another tab types and saves in the same field, which does not affect the draft of this tab. */
async function isTypedElsewhere(input: TypedInput) {
  const advanceTime = installFakeClock();
  const { user, unmount } = await open(input, input.at);
  await type(user, input);
  await advanceTime(300);
  const [mine] = await draftsOnDisk();
  const other = await draftStoreOfOtherTab();
  if (mine) other.keepDraft({ ...mine, id: "of another tab" });
  await other.writeDrafts();
  other.forgetDraft("of another tab");
  await expectTyped(user, input);
  await restoreDraft((await openNewPage(input, unmount, await draftsOnDisk())).user, input);
}

const losses: Record<Loss, { by: string; run: (input: TypedInput) => Promise<void> }> = {
  L01: { by: "a save that is refused with words", run: saveFailsBy({ status: 400, error: "No such luck" }) },
  L02: {
    by: "a save that is answered with a page",
    run: saveFailsBy({ status: 500, body: "<html><h1>Oops</h1></html>", contentType: "text/html" }),
  },
  L03: { by: "a save on a lost connection", run: saveFailsBy({ reset: true }) },
  L04: { by: "a save that is never answered", run: saveFailsBy({ hang: true }) },
  L05: {
    by: "a link that leads elsewhere",
    async run(input) {
      const { user, router } = await open(input, input.at);
      await type(user, input);
      await leave(user, input, () => router.navigate(elsewhere(input)));
      void router.navigate(-1);
      await restoreDraft(user, input);
    },
  },
  L06: {
    by: "Back, and then Forward",
    async run(input) {
      const { user, router } = await open(input, elsewhere(input));
      void router.navigate(input.at);
      await type(user, input);
      await leave(user, input, () => router.navigate(-1));
      void router.navigate(1);
      await restoreDraft(user, input);
    },
  },
  L07: {
    by: "a reload, and is forgotten once it is saved",
    async run(input) {
      const { user, unmount } = await open(input, input.at);
      await type(user, input);
      window.dispatchEvent(new Event("pagehide"));
      const again = await openNewPage(input, unmount, await draftsOnDisk());
      await restoreDraft(again.user, input);
      await save(again.user, input);
      await expectSaved(input, again.world);
      await waitFor(async () => {
        await writeDrafts();
        expect(await draftsOnDisk()).toEqual([]);
      });
    },
  },
  L08: {
    by: "a tab that is killed 300 ms after the last key",
    async run(input) {
      const advanceTime = installFakeClock();
      const { user, unmount } = await open(input, input.at);
      await type(user, input);
      await advanceTime(300);
      await restoreDraft((await openNewPage(input, unmount, await draftsOnDisk())).user, input);
    },
  },
  L09: {
    by: "a session that is lost, until the same person logs in",
    async run(input) {
      const { user, router } = await open(input, input.at);
      await type(user, input);
      await signOut();
      await screen.findByRole("heading", { name: "Log In" });
      if (input.as !== "nobody") await logIn(user, input.as);
      await waitFor(() => expect(router.state.location.pathname).not.toBe("/login"));
      // The login does not return to admin screens.
      if (!input.at.startsWith(router.state.location.pathname)) void router.navigate(input.at);
      await restoreDraft(user, input);
    },
  },
  L10: {
    by: "a refetch in the background",
    async run(input) {
      const clients = vi.spyOn(QueryClient.prototype, "mount").mock.contexts;
      const advanceTime = installFakeClock();
      const { user, world } = await open(input, input.at);
      await type(user, input);
      // The check of a user name is sent after a pause in typing.
      await advanceTime(600);
      input.write?.(world, "Theirs.");
      const sent = watchRequests();
      await act(async () => await (clients.at(-1) as QueryClient).refetchQueries({ type: "active" }));
      expect(sent).not.toEqual([]);
      await expectTyped(user, input);
    },
  },
  L11: {
    by: "another tab",
    run: (input) => (input.write ? isSavedElsewhere(input, input.write) : isTypedElsewhere(input)),
  },
  L12: {
    by: "a reload for newer code",
    async run(input) {
      const { user, unmount } = await open(input, input.at);
      await type(user, input);
      const reload = vi.fn<() => Promise<Draft[]>>(draftsOnDisk);
      vi.stubGlobal("location", { href: location.href, origin: location.origin, reload });
      mockHost("there");
      expect(await reloadForNewCode()).toBe(true);
      vi.unstubAllGlobals();
      const onDisk = (await reload.mock.results[0]?.value) ?? [];
      await restoreDraft((await openNewPage(input, unmount, onDisk)).user, input);
    },
  },
};

/** Whether an editor has to be opened first, and whether the text exists already. */
const codePathOf = ({ edit, write }: TypedInput) => [edit && "edited", write && "there before"].join(" ");

sweep(typedInputs, { titleOf: ({ what }) => `${what} survives`, codePathOf }, (input, it) => {
  for (const [id, { by, run }] of Object.entries(losses))
    if (!(id in (input.cannot ?? {})))
      it(`${id}: ${by}`, async () => {
        expect.hasAssertions();
        await run(input);
      });
});
