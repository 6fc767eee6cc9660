import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.classList.remove("has-typeface");
});

const isUsed = () => document.documentElement.classList.contains("has-typeface");
const loads = (faces: FontFace[]) => vi.spyOn(document.fonts, "load").mockResolvedValue(faces);

async function goOn() {
  const { router } = await renderAt("/login");
  const before = isUsed();
  await act(() => router.navigate("/register"));
  await screen.findByRole("heading", { level: 1, name: "Register" });
  return { before, after: isUsed() };
}

test("a typeface that has come is used from the next page on", async () => {
  // What it is does not matter to the page.
  loads(Array.from({ length: 1 }));
  expect(await goOn()).toEqual({ before: false, after: true });
});

test("without one the system's stays", async () => {
  loads([]);
  expect(await goOn()).toEqual({ before: false, after: false });
});

test("where it cannot be had the system's stays", async () => {
  vi.spyOn(document.fonts, "load").mockRejectedValue(new Error("no network"));
  expect(await goOn()).toEqual({ before: false, after: false });
});
