import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { useState, type ComponentProps } from "react";
import { EditableText, type EditableField } from "./editable-text";

type Save = (text: string) => Promise<boolean>;
const savingBy = (save: () => Promise<boolean>) => vi.fn<Save>(save);
const saves = () => savingBy(() => Promise.resolve(true));

type InPlaceProps = Omit<ComponentProps<typeof EditableText>, "own"> & {
  value: string;
  mayEdit?: boolean;
  validate?: (text: string) => string | undefined;
  onSave: Save;
  error?: string;
  own?: Partial<EditableField>;
};

/** An editable text whose own text is kept here. */
function InPlace({ value, mayEdit = false, validate, onSave, error, own, ...rest }: InPlaceProps) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const text = typed ?? value;
  async function save() {
    setState("saving");
    const isSaved = await onSave(text);
    setState(isSaved ? "idle" : "failed");
    return isSaved;
  }
  const all: EditableField = {
    text,
    saved: value,
    isDirty: text !== value,
    mayEdit,
    complaint: validate?.(text),
    type: setTyped,
    save,
    isSaving: state === "saving",
    failure: state === "failed" ? error : undefined,
    forgetFailure: () => setState("idle"),
    setAside: () => setTyped(undefined),
    kept: undefined,
    restore: () => undefined,
    discard: () => undefined,
    theirs: undefined,
    keepMine: save,
    goOn: () => undefined,
    ...own,
  };
  return <EditableText {...rest} own={all} />;
}

describe("a text edited in place", () => {
  test("is plain text to whoever may not edit it", () => {
    render(<InPlace label="Name" value="Cloud Boss" mayEdit={false} onSave={saves()} />);
    expect(screen.getByText("Cloud Boss")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test.each([true, false])("Ctrl+S saves it, and no page as a file, where many lines are %s", async (multiline) => {
    const onSave = saves();
    render(<InPlace label="Name" value="Cloud" mayEdit multiline={multiline} onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.type(screen.getByLabelText("Name"), " Boss");
    expect(fireEvent.keyDown(screen.getByLabelText("Name"), { key: "s", ctrlKey: true })).toBe(false);
    expect(onSave).toHaveBeenCalledExactlyOnceWith("Cloud Boss");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
  });

  test("Enter saves a line, says so and gives the focus back", async () => {
    const onSave = saves();
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.type(screen.getByLabelText("Name"), " Boss{Enter}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("Cloud Boss");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit name" })).toHaveFocus();
  });

  test("Saved leaves once it has faded, and is not said again by leaving the editor", async () => {
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={saves()} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard(" Boss{Enter}");
    // By its older name: jsdom knows the animation property in that spelling only.
    fireEvent(await screen.findByText("Saved"), new Event("webkitAnimationEnd", { bubbles: true }));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  test("a name within its label keeps its capitals", () => {
    render(<InPlace label="Description of INT. BOB'S KITCHEN" value="" mayEdit onSave={saves()} />);
    expect(screen.getByRole("button", { name: "Edit description of INT. BOB'S KITCHEN" })).toBeInTheDocument();
  });

  test("a title too long to be shown in full can be read in full", () => {
    const name = "Cloud ".repeat(60).trim();
    render(<InPlace label="Name" look="title" value={name} mayEdit={false} onSave={saves()} />);
    expect(screen.getByTitle(name)).toHaveClass("line-clamp-2");
  });

  test("Enter breaks a line and Ctrl+Enter saves where there are many", async () => {
    const onSave = saves();
    render(<InPlace label="Description" value="One" multiline mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit description" }));
    await userEvent.keyboard("{Enter}Two");
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("One\nTwo");
  });

  test("Escape and Cancel leave the text as it was", async () => {
    const onSave = saves();
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={onSave} />);
    for (const leave of [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(screen.getByRole("button", { name: "Cancel" })),
    ]) {
      await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
      await userEvent.keyboard(" Boss");
      await leave();
      expect(screen.getByText("Cloud")).toBeInTheDocument();
    }
    expect(onSave).not.toHaveBeenCalled();
  });

  test("a failed save keeps what was typed and says why", async () => {
    const onSave = savingBy(() => Promise.resolve(false));
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={onSave} error="Failed to update name." />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    expect(screen.queryByText("Failed to update name.")).not.toBeInTheDocument();
    await userEvent.keyboard(" Boss{Enter}");
    expect(await screen.findByText("Failed to update name.")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to update name.");
    expect(screen.getByLabelText("Name")).toHaveValue("Cloud Boss");
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Failed to update name.");
    expect(screen.getByLabelText("Name")).not.toHaveAttribute("readonly");
  });

  test("saves once however often it is asked to while saving", async () => {
    const onSave = savingBy(() => new Promise(() => {}));
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard(" Boss{Enter}{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Saving..." }));
    expect(onSave).toHaveBeenCalledOnce();
  });

  test("a value changed from outside does not touch what is being typed", async () => {
    const { rerender } = render(<InPlace label="Name" value="Cloud" mayEdit onSave={saves()} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard(" Boss");
    rerender(<InPlace label="Name" value="Fog" mayEdit onSave={saves()} />);
    expect(screen.getByLabelText("Name")).toHaveValue("Cloud Boss");
  });

  test("a text with a complaint is not saved", async () => {
    const onSave = saves();
    const validate = (text: string) => (text === "" ? "A name is required." : undefined);
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={onSave} validate={validate} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.clear(screen.getByLabelText("Name"));
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("A name is required.")).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  test("a text that was typed and never saved is offered where it is read, and edited when taken up", async () => {
    const restore = vi.fn<() => void>();
    const kept = { at: new Date().setHours(14, 2), text: "Cloud Boss of all", isOutdated: true };
    render(<InPlace label="Name" value="Cloud" mayEdit onSave={saves()} own={{ kept, restore }} />);
    expect(screen.getByText("“Cloud Boss of all”")).toBeInTheDocument();
    expect(screen.getByText(/The saved text has changed since\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Restore your unsaved text from 14:02" }));
    expect(restore).toHaveBeenCalledOnce();
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  test("whoever may no longer edit can still read what they had typed", () => {
    const kept = { at: Date.now(), text: "Cloud Boss of all", isOutdated: false };
    render(<InPlace label="Name" value="Cloud" mayEdit={false} onSave={saves()} own={{ kept }} />);
    expect(screen.getByText("Cloud")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Your unsaved text" })).toHaveTextContent("Cloud Boss of all");
    expect(screen.queryByRole("button", { name: /Restore|Edit/ })).not.toBeInTheDocument();
  });
});
