import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EditableText } from "./editable-text";

afterEach(cleanup);

const savingBy = (save: () => Promise<unknown>) => vi.fn<(text: string) => Promise<unknown>>(save);
const saves = () => savingBy(() => Promise.resolve());

describe("a text edited in place", () => {
  test("is plain text to whoever may not edit it", () => {
    render(<EditableText label="Name" value="Cloud Boss" mayEdit={false} onSave={saves()} />);
    expect(screen.getByText("Cloud Boss")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("Enter saves a line, says so and gives the focus back", async () => {
    const onSave = saves();
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.type(screen.getByLabelText("Name"), " Boss{Enter}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("Cloud Boss");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit name" })).toHaveFocus();
  });

  test("Saved leaves once it has faded, and is not said again by leaving the editor", async () => {
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={saves()} />);
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
    render(<EditableText label="Description of INT. BOB'S KITCHEN" value="" mayEdit onSave={saves()} />);
    expect(screen.getByRole("button", { name: "Edit description of INT. BOB'S KITCHEN" })).toBeInTheDocument();
  });

  test("a title too long to be shown in full can be read in full", () => {
    const name = "Cloud ".repeat(60).trim();
    render(<EditableText label="Name" look="title" value={name} mayEdit={false} onSave={saves()} />);
    expect(screen.getByTitle(name)).toHaveClass("line-clamp-3");
  });

  test("Enter breaks a line and Ctrl+Enter saves where there are many", async () => {
    const onSave = saves();
    render(<EditableText label="Description" value="One" multiline mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit description" }));
    await userEvent.keyboard("{Enter}Two");
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("One\nTwo");
  });

  test("Escape and Cancel leave the text as it was", async () => {
    const onSave = saves();
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={onSave} />);
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
    const onSave = savingBy(() => Promise.reject(new Error("no")));
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={onSave} error="Failed to update name." />);
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
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard(" Boss{Enter}{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Saving..." }));
    expect(onSave).toHaveBeenCalledOnce();
  });

  test("a value changed from outside does not touch what is being typed", async () => {
    const { rerender } = render(<EditableText label="Name" value="Cloud" mayEdit onSave={saves()} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.keyboard(" Boss");
    rerender(<EditableText label="Name" value="Fog" mayEdit onSave={saves()} />);
    expect(screen.getByLabelText("Name")).toHaveValue("Cloud Boss");
  });

  test("a text with a complaint is not saved", async () => {
    const onSave = saves();
    const validate = (text: string) => (text === "" ? "A name is required." : undefined);
    render(<EditableText label="Name" value="Cloud" mayEdit onSave={onSave} validate={validate} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit name" }));
    await userEvent.clear(screen.getByLabelText("Name"));
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("A name is required.")).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });
});
