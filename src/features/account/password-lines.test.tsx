import { fireEvent, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { fillIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { sampleEmail, samplePassword, type SamplePerson } from "../../../mocks/seed";

interface Chooser {
  at: string;
  as?: SamplePerson;
  label: string;
  button: string;
  invalid: string;
  fillTheRest: (user: UserEvent) => Promise<unknown>;
}

const choosers: Chooser[] = [
  {
    at: "/register",
    label: "Password",
    button: "Register",
    invalid: "Please ensure all fields are valid.",
    fillTheRest: async (user) => {
      await fillIn(user, "User name", "newcomer");
      await fillIn(user, "Email", "new@studio.test");
      await advanceTime(500);
    },
  },
  {
    at: "/passwordresetrequest",
    label: "New password",
    button: "Reset Password",
    invalid: "Please ensure the password meets all requirements.",
    fillTheRest: (user) => fillIn(user, "Email", sampleEmail("viewer")),
  },
  {
    at: "/changepassword",
    as: "viewer",
    label: "New password",
    button: "Change Password",
    invalid: "Please ensure the new password meets all requirements.",
    fillTheRest: (user) => fillIn(user, "Old password", samplePassword),
  },
];

const grey = "text-dim";
const green = "text-ok";
const red = "text-bad";

const cases: [password: string, length: string, kinds: string][] = [
  ["abcde1@", red, green],
  ["abcdef1@", green, green],
  ["abcdef1@901234567890", green, green],
  ["abcdef1@9012345678901", red, green],
  ["abcdefg1", green, red],
  ["abcdefg@", green, red],
  ["1234567@", green, red],
  ["abcdef1^", green, red],
  ..."@$!%*#?&".split("").map((special): [string, string, string] => [`abcdef1${special}`, green, green]),
];

const words: Record<string, string> = { [grey]: "", [green]: "met", [red]: "not met" };
const line = (text: string) => screen.getByText(text).closest("li");

/** A line shows its state by an icon and a word as well as by colour. */
function expectLine(text: string, colour: string) {
  expect(line(text)).toHaveClass(colour);
  expect(line(text)).toHaveTextContent(`${text}${words[colour] ?? ""}`, { normalizeWhitespace: false });
  expect(line(text)?.querySelector("svg")).not.toBeNull();
}

beforeEach(() => void installFakeClock());

describe.each(choosers)("the new password at $at", ({ at, as, label, button, invalid, fillTheRest }) => {
  test("has two live lines, and its form can be sent only while both are met", async () => {
    const { user, router } = await renderAt(at, { as });
    expectLine("Password must have 8-20 characters", grey);
    expectLine("Password must have letters, numbers, and special characters", grey);
    await fillTheRest(user);
    const submit = screen.getByRole("button", { name: button });
    for (const [password, length, kinds] of cases) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: password } });
      expectLine("Password must have 8-20 characters", length);
      expectLine("Password must have letters, numbers, and special characters", kinds);
      expect(submit.hasAttribute("disabled")).toBe(length !== green || kinds !== green);
    }
    await user.clear(screen.getByLabelText(label));
    expectLine("Password must have 8-20 characters", grey);
    expect(router.state.location.pathname).toBe(at);
  });

  test("says on Enter what is wrong with it, until it is right", async () => {
    const { user, router } = await renderAt(at, { as });
    await fillTheRest(user);
    await fillIn(user, label, "abcdefg1");
    await user.keyboard("{Enter}");
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(invalid);
    await user.paste("@");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(at);
  });

  test("is hidden at first, can be shown and hidden again, and can be pasted", async () => {
    const { user } = await renderAt(at, { as });
    const field = screen.getByLabelText(label);
    const toggle = () => {
      const found = field.parentElement?.querySelector("button");
      if (!found) throw new Error("The field has no toggle");
      return found;
    };
    await fillIn(user, label, "abcdef1@");
    expect(field).toHaveAttribute("type", "password");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    await user.click(toggle());
    expect(field).toHaveAttribute("type", "text");
    expect(toggle()).toHaveAccessibleName("Hide password");
    await user.click(toggle());
    expect(field).toHaveAttribute("type", "password");
    expect(toggle()).toHaveAccessibleName("Show password");
    expect(field).toHaveValue("abcdef1@");
  });
});
