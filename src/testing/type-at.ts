import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderAt } from "./render-at";
import { given, type Place } from "@/faults/unsaved-places";

export const typedText = "  Everything\nthat was typed.\n";
export const restoreButton = /^Restore your unsaved text from \d/;

/** Renders the screen. The second time in a test (`first` false) it keeps the world, like a reload. */
export const openPlace = ({ at, as = "editor" }: Pick<Place, "at" | "as">, first = true) =>
  renderAt(at, { as, given: first ? given : undefined });

/** Found by label and selector, because queries by role are slow on a long screen. */
const fields = { selector: "input, textarea, [role=textbox]" };

interface Field {
  label: string;
  edit?: string | undefined;
}

export async function findField(user: UserEvent, { label, edit }: Field) {
  if (edit && !screen.queryByLabelText(label, fields)) await user.click(await screen.findByLabelText(edit));
  return await screen.findByLabelText(label, fields);
}

/** Replaces the text of the field and returns the field. */
export async function replaceText(user: UserEvent, place: Field, words = typedText) {
  const field = await findField(user, place);
  await user.click(field);
  await user.keyboard("{Control>}a{/Control}");
  await user.paste(words);
  return field;
}

/** Types at the end of the field's text. */
export async function appendText(user: UserEvent, field: HTMLElement, more: string) {
  await user.click(field);
  await user.keyboard(`{Control>}{End}{/Control}${more}`);
}

export async function clickSave(user: UserEvent, { save: name }: Pick<Place, "save">) {
  const buttons = await screen.findAllByRole("button", { name });
  await user.click(buttons[0] ?? document.body);
}
