import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";
import { sampleEmail, samplePassword } from "../../../mocks/seed";
import type { Fault } from "../../../mocks/world";

const goodPassword = "Fresh#2026";
/** Milliseconds from the last key until the server is asked about the name. */
const untilAsked = 500;
const submitButton = () => screen.getByRole("button", { name: "Register" });

beforeEach(() => void installFakeClock());

async function fillForm(
  user: UserEvent,
  { userName = "newcomer", email = "new@studio.test", password = goodPassword },
) {
  await fill(user, "User name", userName);
  await fill(user, "Email", email);
  await fill(user, "Password", password);
  await advanceTime(untilAsked);
}

test("a registration leads to /emailverification and sends the mail", async () => {
  const { user, router, world } = await renderAt("/register");
  expect(submitButton()).toBeDisabled();
  await fillForm(user, {});
  await screen.findByText("User name is available");
  await user.click(submitButton());
  expect(await screen.findByText(/A verification link was sent/)).toHaveTextContent("sent to new@studio.test.");
  expect(router.state.location.pathname).toBe("/emailverification");
  expect(world.state.mails.map(({ to }) => to)).toEqual(["new@studio.test"]);
  expect(screen.getByRole("link", { name: "Login here" })).toHaveAttribute("href", "/login");
});

test("where the mail is waited for, it is sent again with the password", async () => {
  const { user, world } = await renderAt("/register");
  await fillForm(user, {});
  await screen.findByText("User name is available");
  await user.click(submitButton());
  const again = await screen.findByRole("button", { name: "Resend verification email" });
  expect(again).toBeDisabled();
  await fill(user, "Password", "Wrong#2026");
  await user.click(again);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Firebase/);
  await fill(user, "Password", goodPassword);
  await user.click(again);
  await screen.findByText("The verification email was sent again.");
  expect(world.state.mails.map(({ to }) => to)).toEqual(["new@studio.test", "new@studio.test"]);
});

test("where nobody knows to whom the mail went, its address is asked for", async () => {
  const { user, world, router } = await renderAt("/emailverification");
  await router.navigate("/emailverification", { state: { to: ["x"], isAfterReset: "yes" } });
  expect(screen.getByText(/A verification link was sent to your email address/)).toBeVisible();
  expect(screen.queryByText(/Password reset/)).not.toBeInTheDocument();
  await fill(user, "Email", sampleEmail("viewer"));
  await fill(user, "Password", samplePassword);
  await user.keyboard("{Enter}");
  await screen.findByText("The verification email was sent again.");
  expect(world.state.mails.map(({ to }) => to)).toEqual([sampleEmail("viewer")]);
});

test("whoever comes from the login has the cursor in the first field", async () => {
  const { router } = await renderAt("/login");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  await router.navigate("/register");
  await waitFor(() => expect(screen.getByLabelText("User name")).toHaveFocus());
});

test("a taken name shows a suggestion that can be used by a click", async () => {
  const { user } = await renderAt("/register");
  await fillForm(user, { userName: "owner" });
  await screen.findByText("User name is taken");
  expect(screen.getByLabelText("User name")).toBeInvalid();
  expect(submitButton()).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Try owner1 instead?" }));
  expect(screen.getByLabelText("User name")).toHaveValue("owner1");
  expect(screen.getByLabelText("User name")).toHaveFocus();
  await advanceTime(untilAsked);
  await screen.findByText("User name is available");
  await waitFor(() => expect(submitButton()).toBeEnabled());
});

test("characters that are not allowed are dropped while typing, and a name that is too long is cut", async () => {
  const { user } = await renderAt("/register");
  const field = screen.getByLabelText("User name");
  expect(field).toHaveAccessibleDescription(
    /User names can only have lower case letters, numbers, underscores and periods\./,
  );
  expect(field).toHaveAccessibleDescription(/“Ridley Marsh” becomes “ridleymarsh”\./);
  await user.type(field, "New Comer!");
  expect(field).toHaveValue("newcomer");
  expect(screen.getByText("Left out: space and !")).toBeInTheDocument();
  expect(screen.queryByText("User names must be 24 characters or less.")).not.toBeInTheDocument();
  await user.paste("x".repeat(20));
  expect(field).toHaveValue(`newcomer${"x".repeat(16)}`);
  expect(screen.getByText("User names must be 24 characters or less.")).toBeInTheDocument();
  await user.keyboard("{Backspace}");
  expect(screen.queryByText("User names must be 24 characters or less.")).not.toBeInTheDocument();
});

test("a failed check counts as taken and says so; typing on asks again", async () => {
  const { user, world } = await renderAt("/register", {
    given: withFaults({ "POST /auth/check-username": { status: 500 } }),
  });
  await fillForm(user, {});
  await screen.findByText("Failed to check username availability.");
  expect(submitButton()).toBeDisabled();
  world.faults.clear();
  await user.type(screen.getByLabelText("User name"), "2");
  await advanceTime(untilAsked);
  await screen.findByText("User name is available");
});

test("Enter in a form that is not valid says so and sends nothing", async () => {
  const { user, router } = await renderAt("/register");
  await user.type(screen.getByLabelText("Email"), "new@studio.test{Enter}");
  expect(screen.getByText("Please ensure all fields are valid.").closest("[role=alert]")).toBeVisible();
  expect(screen.getByText("Please enter a user name.")).toBeVisible();
  const wrong = ["User name", "Email", "Password"].filter(
    (field) => screen.getByLabelText(field).ariaInvalid === "true",
  );
  expect(wrong).toEqual(["User name", "Password"]);
  expect(router.state.location.pathname).toBe("/register");
});

test("an invalid email address is reported on submit", async () => {
  const { user } = await renderAt("/register");
  await fillForm(user, { email: "nobody" });
  await screen.findByText("User name is available");
  await user.click(submitButton());
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts).toContain("Please ensure all fields are valid.");
  expect(screen.getByLabelText("Email")).toBeInvalid();
});

test.each<[string, Fault]>([
  ["This is the server speaking.", { status: 409, error: "This is the server speaking." }],
  ["This name is being taken.", { status: 200, body: '{"error":"This name is being taken."}' }],
  ["Failed to register user.", { status: 500 }],
  ["An error occurred during registration.", { reset: true }],
])("a failed registration says %j and keeps what was typed", async (text, fault) => {
  const { user } = await renderAt("/register", { given: withFaults({ "POST /auth/register": fault }) });
  await fillForm(user, {});
  await screen.findByText("User name is available");
  await user.click(submitButton());
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Email")).toHaveValue("new@studio.test");
});

test("the password can be shown, and its lines say which requirements are met", async () => {
  const { user } = await renderAt("/register");
  const states = () => screen.getAllByRole("listitem").flatMap(({ dataset }) => dataset["state"] ?? []);
  expect(states()).toEqual(["empty", "empty"]);
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/@ \$ ! % \* # \? &$/);
  await user.type(screen.getByLabelText("Password"), "abc1#");
  expect(states()).toEqual(["unmet", "met"]);
  await user.type(screen.getByLabelText("Password"), "defg");
  expect(states()).toEqual(["met", "met"]);
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
});
