import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MiddleCut } from "./middle-cut";

const family = "👩‍👩‍👧‍👦";

test.each([
  ["ridley.marsh@production-company.example", ["ridley.marsh@production-com", "pany.example"]],
  [`family ${family.repeat(14)}`, [`family ${family.repeat(2)}`, family.repeat(12)]],
])("of %j the end always stays, and all of it is read aloud and told on hovering", (text, parts) => {
  render(<MiddleCut text={text} />);
  const seen = screen.getByTitle(text).querySelectorAll("[aria-hidden]");
  expect(Array.from(seen, ({ textContent }) => textContent)).toEqual(parts);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("what is no longer than its end stands as it is", () => {
  render(<MiddleCut text="a@b.test" />);
  expect(screen.getByText("a@b.test")).toBeInTheDocument();
});
