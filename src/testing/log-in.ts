import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { sampleEmail, samplePassword, type SamplePerson } from "../../mocks/seed";

/** Fills in the login form that is on the screen, and sends it. */
export async function logIn(user: UserEvent, person: SamplePerson, password = samplePassword) {
  await fillIn(user, "Email", sampleEmail(person));
  await fillIn(user, "Password", password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

/** Puts a text into a field at once, in place of what stands there: typing letter by letter is for tests about typing. */
export async function fillIn(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
