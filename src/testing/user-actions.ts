import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** How the final control of an action is activated; `activateOnce` is one click, or one choice in a select. */
export type ActivateControl = (
  user: UserEvent,
  control: HTMLElement,
  activateOnce: () => Promise<void>,
) => Promise<unknown>;
const byDefault: ActivateControl = (_, __, activateOnce) => activateOnce();
const clickBy = (activate: ActivateControl, user: UserEvent, control: HTMLElement) =>
  activate(user, control, () => user.click(control));

/** Something a user does that sends a write, and the kind of control that sends it. */
export interface UserAction {
  by: "a form" | "a button" | "a choice";
  /** Performs the action. After a failure it repeats only the steps that are still needed. */
  run: (user: UserEvent, activate?: ActivateControl) => Promise<unknown>;
}

export const press = async (user: UserEvent, name: string | RegExp, activate = byDefault) => {
  const [found] = await screen.findAllByRole("button", { name });
  await clickBy(activate, user, found ?? document.body);
};

/** Replaces the text of a field, unless it already has that text. */
export async function fill(user: UserEvent, label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  if (field.value === text) return;
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export const clickButton = (name: string): UserAction => ({
  by: "a button",
  run: (user, activate) => press(user, name, activate),
});

export const submitForm = (submit: string, fields: Record<string, string>): UserAction => ({
  by: "a form",
  async run(user, activate) {
    for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
    await press(user, submit, activate);
  },
});

/** Chooses the first voice that is not chosen yet. */
export const chooseVoice: UserAction = {
  by: "a choice",
  async run(user, activate = byDefault) {
    const voices = await screen.findAllByRole<HTMLInputElement>("radio", { name: /Accent/ });
    await clickBy(activate, user, voices.find(({ checked }) => !checked) ?? document.body);
  },
};

/** Chooses the first of these values that is not chosen yet. */
export const chooseOption = (label: string, values: string[]): UserAction => ({
  by: "a choice",
  async run(user, activate = byDefault) {
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    const other = values.find((value) => value !== select.value);
    await activate(user, select, () => user.selectOptions(select, other ?? ""));
  },
});

/** Chooses the first of these radio buttons that is not chosen yet. */
export const chooseRadio = (names: string[]): UserAction => ({
  by: "a choice",
  async run(user, activate = byDefault) {
    const radios = await Promise.all(names.map((name) => screen.findByRole<HTMLInputElement>("radio", { name })));
    await clickBy(activate, user, radios.find(({ checked }) => !checked) ?? document.body);
  },
});

export const editTitle = (label: string, edit: string): UserAction => ({
  by: "a button",
  async run(user, activate) {
    if (!screen.queryByRole("textbox", { name: label })) await press(user, edit);
    await fill(user, label, "Another name");
    await press(user, "Save", activate);
  },
});

/** Opens a dialog, unless it is open, and confirms it. */
const confirmInDialog = (open: (user: UserEvent) => Promise<unknown>, yes: string): UserAction => ({
  by: "a button",
  async run(user, activate = byDefault) {
    if (!screen.queryByRole("alertdialog")) await open(user);
    const dialog = within(await screen.findByRole("alertdialog"));
    await clickBy(activate, user, dialog.getByRole("button", { name: yes }));
  },
});
export const deleteByButton = (name: string) => confirmInDialog((user) => press(user, name), name);
export const removePerson = (label: string) =>
  confirmInDialog(async (user) => user.selectOptions(await screen.findByLabelText(label), "remove"), "Remove");

interface Text {
  label: string;
  edit?: string | undefined;
  save: string;
  isInForm?: true | undefined;
}
export const rewriteText = ({ label, edit, save, isInForm }: Text): UserAction => ({
  by: isInForm ? "a form" : "a button",
  async run(user, activate) {
    if (edit && !screen.queryByRole("textbox", { name: label })) await press(user, edit);
    await user.click(await screen.findByRole("textbox", { name: label }));
    await user.keyboard("{Control>}a{/Control}");
    await user.paste("Another text.");
    await press(user, save, activate);
  },
});

const words = "%PDF-1.4\n1 0 obj <</Length 20>> stream\nBT (Always fair.) Tj ET\nendstream endobj\n";
const storm = () => new File([words], "storm.pdf", { type: "application/pdf" });

export const uploadFile: UserAction = {
  by: "a form",
  async run(user, activate) {
    if (!screen.queryByText("storm.pdf")) await user.upload(await screen.findByLabelText("PDF file"), storm());
    await waitFor(() => expectEnabled(screen.getByRole("button", { name: "Upload" })));
    await press(user, "Upload", activate);
  },
};

function expectEnabled(control: HTMLElement) {
  if (control.matches(":disabled")) throw new Error("The control cannot be used yet");
}

/** The ways in which a user activates a control twice by accident. */
export const doubleActivations: Record<string, { activate: ActivateControl; inForm?: true }> = {
  "a double click": { activate: (user, control) => user.dblClick(control) },
  "Enter twice": {
    activate: async (user, control) => {
      control.focus();
      await user.keyboard("{Enter}{Enter}");
    },
  },
  "two clicks at once": {
    async activate(_, control) {
      act(() => {
        control.click();
        control.click();
      });
    },
  },
  "two submissions at once": {
    inForm: true,
    async activate(_, control) {
      act(() => {
        control.closest("form")?.requestSubmit();
        control.closest("form")?.requestSubmit();
      });
    },
  },
};
