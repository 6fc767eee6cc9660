import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { routeTable } from "./routes";

test.each([
  [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), /^This page could not be loaded\./],
  [new Error("x is undefined"), "This page has stopped working: x is undefined"],
])("of %s it says what happened and how to go on", async (error, text) => {
  vi.spyOn(console, "error").mockReturnValue();
  const Broken = () => {
    throw error;
  };
  const route = { path: "/", Component: Broken, errorElement: routeTable[0]?.errorElement };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  vi.restoreAllMocks();
});
