import { screen } from "@testing-library/react";
import { samplePassword } from "../../mocks/seed";
import { fill, submitForm, press, type UserAction } from "@/testing/user-actions";
import { wasRefused, type FaultyWrite } from "./faulty-write";

const newPassword = "Fresh#2026";

const registration: UserAction = {
  by: "a form",
  async run(user, how) {
    await fill(user, "User name", "newcomer");
    await fill(user, "Email", "new@studio.test");
    await fill(user, "Password", newPassword);
    await screen.findByText("User name is available");
    await press(user, "Register", how);
  },
};

const farewell: UserAction = {
  by: "a form",
  async run(user, how) {
    await user.selectOptions(await screen.findByRole("combobox"), "yes");
    await fill(user, "Password", samplePassword);
    await press(user, "Delete", how);
  },
};

/** The writes that concern the account itself. */
export const faultyAccounts: FaultyWrite[] = [
  {
    line: "POST /auth/register",
    at: "/register",
    as: "nobody",
    action: registration,
    says: (reason) => (wasRefused(reason) ? "Failed to register user." : "An error occurred during registration."),
    serverWords: "",
    confirmedBy: "any answer",
  },
  {
    line: "POST /auth/user-login",
    at: "/login",
    as: "nobody",
    action: submitForm("Login", { Email: "owner@studio.test", Password: samplePassword }),
    says: "Failed to fetch user details",
    confirmedBy: "what it holds",
    asksProvider: true,
  },
  {
    line: "POST /auth/password-reset",
    at: "/passwordresetrequest",
    as: "nobody",
    action: submitForm("Reset Password", { Email: "owner@studio.test", "New password": newPassword }),
    says: (reason) =>
      wasRefused(reason) ? "Failed to reset password. Please try again." : "An error occurred. Please try again.",
    serverWords: "",
    confirmedBy: "any answer",
  },
  {
    line: "DELETE /auth/delete-account",
    at: "/deleteaccount",
    as: "viewer",
    action: farewell,
    says: "Failed to delete account on the server",
    confirmedBy: "any answer",
    asksProvider: true,
    endsSession: true,
  },
];
