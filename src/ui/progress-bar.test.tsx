import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressBar } from "./progress-bar";

test.each([
  [34, "34"],
  [33.6, "34"],
  [-5, "0"],
  [140, "100"],
  [Number.NaN, "0"],
  [Infinity, "100"],
])("%d percent stands at %s", (value, shown) => {
  render(<ProgressBar label="Audio" value={value} />);
  expect(screen.getByRole("progressbar", { name: "Audio" })).toHaveAttribute("aria-valuenow", shown);
});

test("work of unknown extent claims no percentage", () => {
  render(<ProgressBar label="Audio" />);
  expect(screen.getByRole("progressbar", { name: "Audio" })).not.toHaveAttribute("aria-valuenow");
});
