import { act, renderHook, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useDraft } from "@/drafts/use-draft";
import { watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { box, goOn, open, put, restoreButton, save, text } from "@/testing/type-at";
import { places } from "@/testing/unsaved-places";
import type { Fault } from "../../mocks/world";

const faults: [what: string, fault: Fault, isSlow?: true][] = [
  ["a refusal with words", { status: 400, error: "No such luck" }],
  ["a page of an error", { status: 500, body: "<html><h1>Oops</h1></html>", contentType: "text/html" }],
  ["a lost connection", { reset: true }],
  ["no answer at all", { hang: true }, true],
];

describe.each(places)("$what", (place) => {
  test.each(faults)("outlives %s, can be gone on with, and is then saved once", async (_, fault, isSlow) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, world } = await open(place);
    world.faults.set(place.line, fault);
    const field = await put(user, place);
    await save(user, place);
    // What a text is written with may take three minutes, other calls one.
    if (isSlow) await act(() => vi.advanceTimersByTimeAsync(181_000));
    const said = place.failure.split(":")[0] ?? place.failure;
    const told = await screen.findAllByRole("alert");
    expect(told.some((each) => each.textContent.includes(said))).toBe(true);
    expect(textIn(field)).toBe(text);

    await goOn(user, field, "More.");
    expect(textIn(await box(user, place))).toBe(`${text}More.`);
    world.faults.clear();
    const sent = watchRequests();
    await save(user, place);
    await vi.waitFor(() => expect(place.read(world).trim()).toBe(`${text}More.`.trim()));
    const isThisWrite = new RegExp(`^${place.line.replace(" ", " /api").replaceAll(/:\w+/g, "[^/]+")}$`);
    expect(sent.filter((one) => isThisWrite.test(one))).toHaveLength(1);
  });
});

test("Back asks as any other way out does", async () => {
  const { user, router } = await open({ at: "/projectlist" });
  void router.navigate("/story/story-1/edit-script");
  await put(user, { label: "Current Script" });
  void router.navigate(-1);
  const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(textIn(screen.getByRole("textbox", { name: "Current Script" }))).toBe(text);
  void router.navigate(-1);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }));
  expect(await screen.findByRole("heading", { name: "My Projects" })).toBeVisible();
  void router.navigate(1);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("what is read again in the background replaces nothing that is being typed", () => {
  const { result, rerender } = renderHook(
    ({ fromServer }) => useDraft({ user_id: "ada", place: "story/story-1/script" }, fromServer),
    { initialProps: { fromServer: "Old." } },
  );
  act(() => result.current.type("Mine."));
  rerender({ fromServer: "Theirs." });
  expect(result.current.text).toBe("Mine.");
  expect(result.current.base).toBe("Old.");
  expect(result.current.isDirty).toBe(true);
});
