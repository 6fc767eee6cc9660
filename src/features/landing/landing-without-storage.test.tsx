import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";

test("without storage the logo plays once per page load", async () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
  const { unmount } = await renderAt("/");
  expect(screen.getByRole("button", { name: "Skip" })).toBeInTheDocument();
  unmount();
  await renderAt("/");
  expect(screen.getByText("Filmmakers and AI making movies together.")).toBeInTheDocument();
});
