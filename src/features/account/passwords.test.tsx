import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";
import { hasPassword } from "../../../mocks/passwords";
import { sampleEmail, samplePassword } from "../../../mocks/seed";
import type { Fault, World } from "../../../mocks/world";

const newPassword = "Changed#2026";
const isPassword = (world: World, password: string) => hasPassword(world.state.people["user-editor"], password);

async function fillReset(user: UserEvent) {
  await fill(user, "Email", sampleEmail("editor"));
  await fill(user, "New password", newPassword);
  await user.click(screen.getByRole("button", { name: "Reset Password" }));
}

test("a reset leads to /emailverification, which says that it worked", async () => {
  const { user, router, world } = await renderAt("/passwordresetrequest");
  expect(screen.getByRole("button", { name: "Reset Password" })).toBeDisabled();
  await fillReset(user);
  await screen.findByText("Password reset successfully. Please verify your email.");
  expect(router.state.location.pathname).toBe("/emailverification");
  expect(isPassword(world, newPassword)).toBe(true);
});

test.each<[string, Fault]>([
  ["Not today.", { status: 400, error: "Not today." }],
  ["Failed to reset password. Please try again.", { status: 500 }],
  ["An error occurred. Please try again.", { reset: true }],
])("a failed reset says %j", async (text, fault) => {
  const { user } = await renderAt("/passwordresetrequest", {
    given: withFaults({ "POST /auth/password-reset": fault }),
  });
  await fillReset(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
});

test("a reset with a weak password says so", async () => {
  const { user } = await renderAt("/passwordresetrequest");
  await fill(user, "Email", sampleEmail("editor"));
  await user.type(screen.getByLabelText("New password"), "weak{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Please ensure the password meets all requirements.");
});

async function fillChange(user: UserEvent, oldPassword = samplePassword) {
  await fill(user, "Old password", oldPassword);
  await fill(user, "New password", newPassword);
  await user.click(screen.getByRole("button", { name: "Change Password" }));
}

test("a change leads to the landing page with an alert", async () => {
  const { user, router, world } = await renderAt("/changepassword", { as: "editor" });
  await fillChange(user);
  expect(await screen.findByText("Password change was successful.")).toHaveRole("status");
  // The message does not time out; it stays until it is dismissed.
  expect(screen.getByText("Password change was successful.").parentElement).not.toHaveClass("animate-toast");
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(isPassword(world, newPassword)).toBe(true);
});

test("a wrong old password shows the provider's message", async () => {
  const { user, world } = await renderAt("/changepassword", { as: "editor" });
  await fillChange(user, "wrong");
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Old password incorrect\. Firebase: .*credential/);
  expect(isPassword(world, samplePassword)).toBe(true);
});

test("a change without the old password asks for it once the new one is good", async () => {
  const { user } = await renderAt("/changepassword", { as: "editor" });
  await fill(user, "New password", newPassword);
  expect(screen.getByRole("button", { name: "Change Password" })).toBeEnabled();
  await user.type(screen.getByLabelText("New password"), "{Enter}");
  expect(screen.getByLabelText("Old password")).toHaveAccessibleDescription("Please enter your old password.");
  expect(screen.queryByText(/all requirements/)).not.toBeInTheDocument();
});

test("a change to a weak password says so", async () => {
  const { user } = await renderAt("/changepassword", { as: "editor" });
  await fill(user, "Old password", samplePassword);
  await user.type(screen.getByLabelText("New password"), "weak{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Please ensure the new password meets all requirements.");
});
