import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Screen, type TrailStep } from "./screen";

const heading = (title: string, trail?: TrailStep[]) => {
  render(
    <MemoryRouter>
      <Screen title={title} trail={trail} />
    </MemoryRouter>,
  );
  return screen.getByRole("heading", { level: 1, name: title });
};

test("a title too long to be shown in full can be read in full", () => {
  const title = "Traffic Control Dogs ".repeat(20).trim();
  const shown = heading(title);
  expect(shown).toHaveClass("line-clamp-3");
  expect(shown).toHaveAttribute("title", title);
});

test("a screen without a trail leaves its line free", () => {
  const lineAbove = (title: string, trail?: TrailStep[]) =>
    heading(title, trail).parentElement?.parentElement?.previousElementSibling;
  expect(lineAbove("Story", [{ label: "My Projects", to: "/projectlist" }])).toHaveRole("navigation");
  expect(lineAbove("Login")).toHaveClass("h-9.5");
});
