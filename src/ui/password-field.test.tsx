import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field";
import { RequirementList } from "./requirement-list";

test("the toggle shows and hides the password and says which it will do", async () => {
  render(<PasswordField label="Password" />);
  await userEvent.type(screen.getByLabelText("Password"), "cloud9");
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  expect(screen.getByLabelText("Password")).toHaveValue("cloud9");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

test("what is typed stands in the field and nowhere else on the page", async () => {
  function Given() {
    const [value, setValue] = useState("");
    return (
      <>
        <PasswordField label="Password" value={value} onChange={(event) => setValue(event.target.value)} />
        <button onClick={() => setValue("")}>Empty it</button>
      </>
    );
  }
  render(<Given />);
  const field = screen.getByLabelText("Password");
  await userEvent.type(field, "cloud9");
  expect(field).toHaveValue("cloud9");
  expect(field).not.toHaveAttribute("value");
  await userEvent.click(screen.getByRole("button", { name: "Empty it" }));
  expect(field).toHaveValue("");
});

test("the error and the requirements describe the field", () => {
  const hint = <RequirementList requirements={[{ text: "At least 6 characters", state: "unmet" }]} />;
  render(<PasswordField label="Password" error="Password is required" hint={hint} />);
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Password is required.*At least 6 characters/);
});
