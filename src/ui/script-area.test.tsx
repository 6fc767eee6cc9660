import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { textIn } from "@/testing/text-in";
import { appendText } from "@/testing/type-at";
import { Field } from "./field";
import { ScriptArea } from "./script-area";

const script = "INT. BAR - DAY\n\nBOB\nToast!";

function Writing({ readOnly = false, error }: { readOnly?: boolean; error?: string }) {
  const [text, setText] = useState(script);
  return (
    <form onSubmit={() => setText("Sent.")}>
      <Field label="Current Script" error={error}>
        <ScriptArea value={text} onType={setText} readOnly={readOnly} />
      </Field>
      <output>{text}</output>
      <button type="button" onClick={() => setText("From elsewhere.")}>
        Use another
      </button>
    </form>
  );
}
const field = () => screen.getByRole("textbox", { name: "Current Script" });
const given = () => screen.getByRole("status").textContent;

test("what is typed is given on, and what comes from elsewhere is shown", async () => {
  const user = userEvent.setup();
  render(<Writing />);
  expect(textIn(field())).toBe(script);
  await appendText(user, field(), " Cheers!");
  expect(given()).toBe(`${script} Cheers!`);
  await user.click(screen.getByRole("button", { name: "Use another" }));
  expect(textIn(field())).toBe("From elsewhere.");
  expect(given()).toBe("From elsewhere.");
});

test("a text that took another's place can be taken back, what was loaded cannot", async () => {
  const user = userEvent.setup();
  render(<Writing />);
  await user.click(screen.getByRole("button", { name: "Use another" }));
  await user.click(field());
  await user.keyboard("{Control>}z{/Control}");
  expect(given()).toBe(script);
  await user.keyboard("{Control>}z{/Control}");
  expect(given()).toBe(script);
});

test("a text that may not be changed is still a field one can walk through", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Writing readOnly />);
  expect(field()).toHaveAttribute("aria-readonly", "true");
  await appendText(user, field(), "x");
  await user.paste("pasted");
  expect(textIn(field())).toBe(script);
  rerender(<Writing />);
  expect(field()).not.toHaveAttribute("aria-readonly");
  await appendText(user, field(), "x");
  expect(textIn(field())).toBe(`${script}x`);
});

test("it is described by the hint and the error around it", () => {
  render(<Writing error="Too short." />);
  expect(field()).toHaveAccessibleDescription("Too short.");
  expect(field()).toBeInvalid();
});

test("what is looked for with Enter sends no form", async () => {
  const user = userEvent.setup();
  render(<Writing />);
  await user.click(field());
  await user.keyboard("{Control>}f{/Control}");
  await user.type(screen.getByRole("textbox", { name: "Find" }), "Toast{Enter}");
  expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  expect(given()).toBe(script);
});

test("a file that is dropped on it is not written into it", () => {
  const dropped = vi.fn<() => void>();
  render(
    <div onDrop={dropped}>
      <Writing />
    </div>,
  );
  const files = [new File(["Dropped"], "dropped.txt", { type: "text/plain" })];
  fireEvent.drop(field(), { dataTransfer: { types: ["Files"], files, getData: () => "" } });
  expect(dropped).toHaveBeenCalledOnce();
  expect(textIn(field())).toBe(script);
});
