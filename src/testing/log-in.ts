import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { sampleEmail, samplePassword, type SamplePerson } from "../../mocks/seed";

/** Fills in and submits the login form on the screen. */
export async function logIn(user: UserEvent, person: SamplePerson, password = samplePassword) {
  await fillIn(user, "Email", sampleEmail(person));
  await fillIn(user, "Password", password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

/** Replaces the text of a field at once, which is faster than typing it key by key. */
export async function fillIn(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
