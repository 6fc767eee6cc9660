import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

// What a user does to have something written.

export const press = async (user: UserEvent, name: string | RegExp) => {
  const [button] = await screen.findAllByRole("button", { name });
  await user.click(button ?? document.body);
};
const fill = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
export const form = (submit: string, fields: Record<string, string>) => async (user: UserEvent) => {
  for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
  await press(user, submit);
};
export const choice = (label: string, values: string[]) => async (user: UserEvent) => {
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  const other = values.find((value) => value !== select.value);
  await user.selectOptions(select, other ?? "");
};
export const title = (label: string, edit: string) => async (user: UserEvent) => {
  if (!screen.queryByRole("textbox", { name: label })) await press(user, edit);
  await fill(user, label, "Another name");
  await press(user, "Save");
};
export const deletion = (button: string) => async (user: UserEvent) => {
  await press(user, button);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: button }));
};

interface Text {
  label: string;
  edit: string | undefined;
  save: string;
}
export const rewriting =
  ({ label, edit, save }: Text) =>
  async (user: UserEvent) => {
    if (edit && !screen.queryByRole("textbox", { name: label })) await press(user, edit);
    await user.click(await screen.findByRole("textbox", { name: label }));
    await user.keyboard("{Control>}a{/Control}");
    await user.paste("Another text.");
    await press(user, save);
  };
