import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** How the final control of an action is activated; `asUsual` is one click, or one choice in a select. */
export type Use = (user: UserEvent, control: HTMLElement, asUsual: () => Promise<void>) => Promise<unknown>;
const usual: Use = (_, __, asUsual) => asUsual();
const click = (how: Use, user: UserEvent, control: HTMLElement) => how(user, control, () => user.click(control));

/** Something a user does that sends a write, and the kind of control that sends it. */
export interface Act {
  by: "a form" | "a button" | "a choice";
  /** Performs the action. After a failure it repeats only the steps that are still needed. */
  run: (user: UserEvent, how?: Use) => Promise<unknown>;
}

export const press = async (user: UserEvent, name: string | RegExp, how = usual) => {
  const [found] = await screen.findAllByRole("button", { name });
  await click(how, user, found ?? document.body);
};

/** Replaces the text of a field, unless it already has that text. */
export async function fill(user: UserEvent, label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  if (field.value === text) return;
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export const button = (name: string): Act => ({ by: "a button", run: (user, how) => press(user, name, how) });

export const form = (submit: string, fields: Record<string, string>): Act => ({
  by: "a form",
  async run(user, how) {
    for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
    await press(user, submit, how);
  },
});

/** Chooses the first voice that is not chosen yet. */
export const voice: Act = {
  by: "a choice",
  async run(user, how = usual) {
    const voices = await screen.findAllByRole<HTMLInputElement>("radio", { name: /Accent/ });
    await click(how, user, voices.find(({ checked }) => !checked) ?? document.body);
  },
};

/** Chooses the first of these values that is not chosen yet. */
export const choice = (label: string, values: string[]): Act => ({
  by: "a choice",
  async run(user, how = usual) {
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    const other = values.find((value) => value !== select.value);
    await how(user, select, () => user.selectOptions(select, other ?? ""));
  },
});

export const title = (label: string, edit: string): Act => ({
  by: "a button",
  async run(user, how) {
    if (!screen.queryByRole("textbox", { name: label })) await press(user, edit);
    await fill(user, label, "Another name");
    await press(user, "Save", how);
  },
});

/** Opens a dialog, unless it is open, and confirms it. */
const confirmed = (open: (user: UserEvent) => Promise<unknown>, yes: string): Act => ({
  by: "a button",
  async run(user, how = usual) {
    if (!screen.queryByRole("alertdialog")) await open(user);
    const dialog = within(await screen.findByRole("alertdialog"));
    await click(how, user, dialog.getByRole("button", { name: yes }));
  },
});
export const deletion = (name: string) => confirmed((user) => press(user, name), name);
export const removal = (label: string) =>
  confirmed(async (user) => user.selectOptions(await screen.findByLabelText(label), "remove"), "Remove");

interface Text {
  label: string;
  edit?: string | undefined;
  save: string;
  isInForm?: true | undefined;
}
export const rewriting = ({ label, edit, save, isInForm }: Text): Act => ({
  by: isInForm ? "a form" : "a button",
  async run(user, how) {
    if (edit && !screen.queryByRole("textbox", { name: label })) await press(user, edit);
    await user.click(await screen.findByRole("textbox", { name: label }));
    await user.keyboard("{Control>}a{/Control}");
    await user.paste("Another text.");
    await press(user, save, how);
  },
});

const words = "%PDF-1.4\n1 0 obj <</Length 20>> stream\nBT (Always fair.) Tj ET\nendstream endobj\n";
const storm = () => new File([words], "storm.pdf", { type: "application/pdf" });

export const upload: Act = {
  by: "a form",
  async run(user, how) {
    if (!screen.queryByText("storm.pdf")) await user.upload(await screen.findByLabelText("PDF file"), storm());
    await waitFor(() => expectEnabled(screen.getByRole("button", { name: "Upload" })));
    await press(user, "Upload", how);
  },
};

function expectEnabled(control: HTMLElement) {
  if (control.matches(":disabled")) throw new Error("The control cannot be used yet");
}

/** The ways in which a user activates a control twice by accident. */
export const twice: Record<string, { use: Use; inForm?: true }> = {
  "a double click": { use: (user, control) => user.dblClick(control) },
  "Enter twice": {
    use: async (user, control) => {
      control.focus();
      await user.keyboard("{Enter}{Enter}");
    },
  },
  "two clicks at once": {
    async use(_, control) {
      act(() => {
        control.click();
        control.click();
      });
    },
  },
  "two submissions at once": {
    inForm: true,
    async use(_, control) {
      act(() => {
        control.closest("form")?.requestSubmit();
        control.closest("form")?.requestSubmit();
      });
    },
  },
};
