import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeDrafts } from "@/drafts/draft-store";
import { fillIn, logIn } from "@/testing/log-in";
import { draftsOnDisk } from "@/testing/new-page";
import { renderAt } from "@/testing/render-at";
import { oneIn } from "@/testing/sample";
import { replaceText, restoreButton } from "@/testing/type-at";
import { typedInputs, type TypedInput } from "./typed-inputs";
import { given } from "./unsaved-places";

// Drafts belong to their person: a logout erases them. Passwords are never stored.

async function typeAt({ at, as, typed, edit, password }: TypedInput) {
  const visit = await renderAt(at, { as: as === "nobody" ? undefined : as, given });
  for (const [label, words] of Object.entries(typed)) await replaceText(visit.user, { label, edit }, words);
  if (password) await fillIn(visit.user, password.label, password.text);
  await writeDrafts();
  expect(await draftsOnDisk()).toHaveLength(1);
  return visit;
}

const guarded = typedInputs.filter(({ as }) => as !== "nobody");
const withPassword = typedInputs.flatMap((input) =>
  input.password ? [[input.what, input, input.password.text] as const] : [],
);

test.each(oneIn(3, guarded).map((input) => [input.what, input] as const))(
  "%s is erased by a logout",
  async (_, input) => {
    const { user, router } = await typeAt(input);
    void router.navigate("/logout");
    await user.click(await screen.findByRole("button", { name: "Log out" }));
    await screen.findByRole("heading", { name: "Log In" });
    await waitFor(async () => expect(await draftsOnDisk()).toEqual([]));
  },
);

test.each(withPassword)("%s is stored without its password", async (_, input, password) => {
  await typeAt(input);
  const kept = JSON.stringify(await draftsOnDisk());
  for (const words of Object.values(input.typed)) expect(kept).toContain(words);
  expect(kept).not.toContain(password);
});

test("a draft of somebody who lost the session is not offered to the next person", async () => {
  const { user, router } = await renderAt("/share/project-1", { as: "editor", given });
  await replaceText(user, { label: "Email" }, "new@studio.test");
  void router.navigate("/login");
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { name: "Log In" });
  await logIn(user, "owner");
  await screen.findByRole("heading", { name: "My Projects" });
  void router.navigate("/share/project-1");
  await screen.findByRole("textbox", { name: "Email" });
  await waitFor(async () => expect(await draftsOnDisk()).toEqual([]));
  expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
});
