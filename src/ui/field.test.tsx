import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field, TextInput } from "./field";

test("an error is announced when it comes, and describes its control", () => {
  const field = (error?: string) => (
    <Field label="Name" error={error}>
      <TextInput />
    </Field>
  );
  const { rerender } = render(field());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  rerender(field("A name is required."));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent("A name is required.");
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("A name is required.");
});
