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
  expect(shown).toHaveClass("line-clamp-2");
  expect(shown).toHaveAttribute("title", title);
});

test("a screen has a trail only where one came through something", () => {
  heading("Story", [{ label: "My Projects", to: "/projectlist" }]);
  expect(screen.getByRole("navigation", { name: "Trail" })).toHaveTextContent("My Projects");
  heading("Login");
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});
