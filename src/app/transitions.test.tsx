import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { everyRoute } from "@/testing/every-route";
import { seedFullWorld } from "@/faults/faulty-reads";
import { renderAt } from "@/testing/render-at";
import { oneIn } from "@/testing/sample";
import type { World } from "../../mocks/world";

// From every screen to others: where the reader is, and what the browser's tab says.

/** All but the one that ends the session. */
const addresses = Object.entries(everyRoute).flatMap(([name, { at }]) => (name === "logout" ? [] : [at]));

function ownerIsAdmin(world: World) {
  seedFullWorld(world);
  const owner = world.state.people["user-owner"];
  if (owner) owner.is_admin = true;
}

// Thirty transitions each, no two of them the same.
test.each(oneIn(4, [7, 1, 11, 13]))(
  "every screen gives the focus to its heading, or to its form, and names the tab, %i further on",
  async (step) => {
    const [first = "/"] = addresses;
    const { router } = await renderAt(first, { as: "owner", given: ownerIsAdmin });
    const falls: string[] = [];
    let at = 0;
    for (const _ of addresses) {
      at = (at + step) % addresses.length;
      const to = addresses[at] ?? "/";
      await act(() => router.navigate(to));
      const heading = await screen.findByRole("heading", { level: 1 });
      // A form has the cursor in its first field.
      const arrivals = "main h1, main form :is(input, textarea)";
      await waitFor(() => expect(heading.ownerDocument.activeElement?.matches(arrivals)).toBe(true));
      await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
      const title = screen.getByRole("heading", { level: 1 }).textContent;
      await waitFor(() => expect(document.title).toMatch(/VIRTUAL STUDIO$/));
      await waitFor(() => expect(document.title).toContain(to === "/" ? "VIRTUAL STUDIO" : title));
      if (document.activeElement === document.body) falls.push(to);
    }
    expect(falls).toEqual([]);
  },
);

test("after Back the link by which one had left has the focus; after another way the heading", async () => {
  const { user, router } = await renderAt("/project/project-1", { as: "owner" });
  const character = await screen.findByRole("link", { name: "MARGARET" });
  character.focus();
  await user.keyboard("{Enter}");
  const heading = await screen.findByRole("heading", { level: 1, name: "MARGARET" });
  await waitFor(() => expect(heading).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole("link", { name: "MARGARET" })).toHaveFocus());

  await user.click(screen.getByRole("link", { name: "BOB" }));
  await screen.findByRole("heading", { level: 1, name: "BOB" });
  await user.click(within(screen.getByRole("navigation", { name: "Trail" })).getByRole("link", { name: /Cyber/ }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Cyber Pawn Shorts" })).toHaveFocus());
});

test("whoever did something else since, and left by another way, comes back to the heading", async () => {
  const { user, router } = await renderAt("/project/project-1", { as: "owner" });
  await user.click(await screen.findByRole("link", { name: "MARGARET" }));
  await screen.findByRole("heading", { level: 1, name: "MARGARET" });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole("link", { name: "MARGARET" })).toHaveFocus());
  await user.click(screen.getByRole("heading", { name: "Stories" }));
  await act(() => router.navigate("/projectlist"));
  await screen.findByRole("heading", { level: 1, name: "My Projects" });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Cyber Pawn Shorts" })).toHaveFocus());
});
