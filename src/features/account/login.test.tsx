import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";
import { sampleEmail } from "../../../mocks/seed";
import type { Fault } from "../../../mocks/world";

test("a login leads to /projectlist and shows the user's name", async () => {
  const { user, router } = await renderAt("/login");
  await logIn(user, "viewer");
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  expect(screen.getByTitle("viewer")).toHaveTextContent("viewer");
});

test("the links lead to the registration and to the reset", async () => {
  await renderAt("/login");
  expect(screen.getByRole("link", { name: "Register here" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Reset it here" })).toHaveAttribute("href", "/passwordresetrequest");
});

test("the provider's message about a wrong password is shown unchanged", async () => {
  const { user } = await renderAt("/login");
  await logIn(user, "viewer", "wrong");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).",
  );
  expect(screen.getByLabelText("Password")).toHaveValue("wrong");
});

test("Enter in an incomplete form says what is missing, and removes the earlier error", async () => {
  const { user } = await renderAt("/login");
  await logIn(user, "viewer", "wrong");
  await screen.findByText(/auth\/invalid-credential/);
  await user.clear(screen.getByLabelText("Email"));
  await user.type(screen.getByLabelText("Password"), "{Enter}");
  expect(screen.getByText("Please enter an email address.")).toBeVisible();
  expect(screen.queryByText(/auth\/invalid-credential/)).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText("Password"));
  await user.type(screen.getByLabelText("Email"), "{Enter}");
  expect(screen.getByText("Please enter your password.")).toBeVisible();
});

test("nobody is signed in when the server fails to return the account", async () => {
  const { user } = await renderAt("/login", {
    given: withFaults({ "POST /auth/user-login": { status: 500, error: "Broken" } }),
  });
  await logIn(user, "viewer");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch user details");
  expect(screen.getByRole("link", { name: "Log In" })).toBeInTheDocument();
});

test("an unverified address is refused without a sign-in, and the mail can be sent again", async () => {
  const { user, world } = await renderAt("/login", {
    given: ({ state }) => {
      for (const person of Object.values(state.people)) person.emailVerified = false;
    },
  });
  await logIn(user, "viewer");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your email address is not verified. Please check your inbox.",
  );
  expect(screen.getByRole("link", { name: "Log In" })).toBeInTheDocument();
  expect(world.state.mails).toEqual([]);
  // The mail goes to the address of the failed login, even if the field has changed since.
  await user.type(screen.getByLabelText("Email"), "x");
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  await screen.findByText("The verification email was sent again.");
  expect(screen.getByRole("button", { name: "Resend verification email" })).toHaveFocus();
  expect(world.state.mails.map(({ to }) => to)).toEqual([sampleEmail("viewer")]);
  expect(screen.getByRole("link", { name: "Log In" })).toBeInTheDocument();
});

test("/logout signs out and leads to /login; a guarded screen is closed again", async () => {
  const { router } = await renderAt("/logout", { as: "owner" });
  await screen.findByRole("heading", { level: 1, name: "Log In" });
  expect(router.state.location.pathname).toBe("/login");
  await router.navigate("/myaccount");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

test("a login as another person shows nothing of the first", async () => {
  const { user, router } = await renderAt("/myaccount", { as: "admin" });
  await screen.findByRole("link", { name: "Admin" });
  await router.navigate("/login");
  await screen.findByRole("heading", { level: 1, name: "Log In" });
  await logIn(user, "viewer");
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  await router.navigate("/myaccount");
  await screen.findByText(sampleEmail("viewer"));
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test.each<[string, Fault]>([
  ["does not answer", { reset: true }],
  ["does not know the person", { status: 404, error: "User not found" }],
  ["names nobody", { body: "{}" }],
])("when the server %s, the details could not be fetched", async (_, fault) => {
  const { user, router } = await renderAt("/login", { given: withFaults({ "POST /auth/user-login": fault }) });
  await logIn(user, "viewer");
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Failed to fetch user details$/);
  await router.navigate("/myaccount");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

test("an error without a message of the provider has a message of its own", async () => {
  const { user } = await renderAt("/login", {
    given: withFaults({ "POST /v1/accounts:lookup": { body: '{"users":[null]}' } }),
  });
  await logIn(user, "viewer");
  expect(await screen.findByRole("alert")).toHaveTextContent(/^An error occurred during login\. Please try again\.$/);
});

test("sending the mail again does not log in, even if the address has been verified in the meantime", async () => {
  const { user, world, router } = await renderAt("/login", {
    given: ({ state }) => {
      for (const person of Object.values(state.people)) person.emailVerified = false;
    },
  });
  await logIn(user, "viewer");
  const resend = await screen.findByRole("button", { name: "Resend verification email" });
  for (const person of Object.values(world.state.people)) person.emailVerified = true;
  await user.click(resend);
  await screen.findByText("The verification email was sent again.");
  expect(screen.getByRole("link", { name: "Log In" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/login");
});

test("the password can be shown and hidden", async () => {
  const { user } = await renderAt("/login");
  const field = screen.getByLabelText("Password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(field).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field).toHaveAttribute("type", "password");
});
