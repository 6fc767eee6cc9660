import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequirementList } from "./requirement-list";

test.each([
  { state: "empty" as const, words: "At least 6 characters" },
  { state: "met" as const, words: "At least 6 charactersmet" },
  { state: "unmet" as const, words: "At least 6 charactersnot met" },
])("a requirement that is $state tells so without its colour", ({ state, words }) => {
  render(<RequirementList requirements={[{ text: "At least 6 characters", state }]} />);
  expect(screen.getByRole("listitem").textContent).toBe(words);
});
