import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderAt } from "./render-at";
import { given, type Place } from "@/faults/unsaved-places";

export const text = "  Everything\nthat was typed.\n";
export const restoreButton = /^Restore your unsaved text from \d/;

/** Opens the screen; a second time in a test it is what a reload shows. */
export const open = ({ at, as = "editor" }: Pick<Place, "at" | "as">, first = true) =>
  renderAt(at, { as, given: first ? given : undefined });

/** By roles a long screen is searched for long. */
const fields = { selector: "input, textarea, [role=textbox]" };

interface Field {
  label: string;
  edit?: string | undefined;
}

export async function box(user: UserEvent, { label, edit }: Field) {
  if (edit && !screen.queryByLabelText(label, fields)) await user.click(await screen.findByLabelText(edit));
  return await screen.findByLabelText(label, fields);
}

/** Puts the text into the field and returns the field. */
export async function put(user: UserEvent, place: Field, words = text) {
  const field = await box(user, place);
  await user.click(field);
  await user.keyboard("{Control>}a{/Control}");
  await user.paste(words);
  return field;
}

/** Goes on where the field's text ends. */
export async function goOn(user: UserEvent, field: HTMLElement, more: string) {
  await user.click(field);
  await user.keyboard(`{Control>}{End}{/Control}${more}`);
}

export async function save(user: UserEvent, { save: name }: Pick<Place, "save">) {
  const buttons = await screen.findAllByRole("button", { name });
  await user.click(buttons[0] ?? document.body);
}
