import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";

test("the admin home leads back to the account and on to the default voices", async () => {
  const { world } = await renderAt("/admin", { as: "admin" });
  await screen.findByRole("heading", { level: 1, name: "Admin" });
  expect(screen.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/myaccount");
  expect(screen.getByRole("link", { name: "Default Voices" })).toHaveAttribute("href", "/default-voices");
  expect(await screen.findByText(`${Object.keys(world.state.voices).length} voices`)).toBeVisible();
});

test("without voices the admin home says so", async () => {
  await renderAt("/admin", { as: "admin", given: ({ state }) => void (state.voices = {}) });
  expect(await screen.findByText("No default voices yet.")).toBeVisible();
});
