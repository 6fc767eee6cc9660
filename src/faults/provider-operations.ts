import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { hasPassword } from "../../mocks/passwords";
import { samplePassword, type SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { fillIn, logIn } from "@/testing/log-in";

/** An operation of the identity provider, and the screen that uses it. */
interface Operation {
  name: string;
  line: string;
  at: string;
  as?: SamplePerson;
  /** Steps before the fault is set. */
  before?: (user: UserEvent) => Promise<void>;
  action: (user: UserEvent) => Promise<void>;
  /** The prefix of the provider's message. */
  prefix?: string;
  /** Checks that the failure left fields and world unchanged. */
  kept: (world: World) => void;
}

const person = (world: World) => world.state.people["user-viewer"];
const newPassword = "Changed#2026";

async function change(user: UserEvent) {
  await fillIn(user, "Old password", samplePassword);
  await fillIn(user, "New password", newPassword);
  await user.click(screen.getByRole("button", { name: "Change Password" }));
}

async function remove(user: UserEvent) {
  await fillIn(user, "Password", samplePassword);
  await user.selectOptions(screen.getByRole("combobox"), "Yes");
  await user.click(screen.getByRole("button", { name: "Delete" }));
}

export const operations: Operation[] = [
  {
    name: "signing in",
    line: "POST /v1/accounts:signInWithPassword",
    at: "/login",
    action: (user) => logIn(user, "viewer"),
    kept: () => expect(screen.getByLabelText("Password")).toHaveValue(samplePassword),
  },
  {
    name: "sending the verification mail again",
    line: "POST /v1/accounts:sendOobCode",
    at: "/login",
    before: async (user) => {
      await logIn(user, "viewer");
      await screen.findByText("Your email address is not verified. Please check your inbox.");
    },
    action: (user) => user.click(screen.getByRole("button", { name: "Resend verification email" })),
    kept: ({ state }) => expect(state.mails).toEqual([]),
  },
  {
    name: "checking the old password",
    line: "POST /v1/accounts:signInWithPassword",
    at: "/changepassword",
    as: "viewer",
    action: change,
    prefix: "Old password incorrect. ",
    kept: (world) => expect(hasPassword(person(world), samplePassword)).toBe(true),
  },
  {
    name: "changing the password",
    line: "POST /v1/accounts:update",
    at: "/changepassword",
    as: "viewer",
    action: change,
    kept: (world) => expect(hasPassword(person(world), samplePassword)).toBe(true),
  },
  {
    name: "checking the password of an account to be deleted",
    line: "POST /v1/accounts:signInWithPassword",
    at: "/deleteaccount",
    as: "viewer",
    action: remove,
    kept: (world) => expect(person(world)).toBeDefined(),
  },
  {
    name: "deleting the identity",
    line: "POST /v1/accounts:delete",
    at: "/deleteaccount",
    as: "viewer",
    action: remove,
    kept: (world) => expect(person(world)).toBeUndefined(),
  },
];
