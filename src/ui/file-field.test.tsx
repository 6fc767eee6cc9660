import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FileField } from "./file-field";

function Attachment() {
  const [file, setFile] = useState<File>();
  return (
    <FileField
      label="PDF file"
      file={file}
      size="2 kB"
      onChoose={setFile}
      onRemove={() => setFile(undefined)}
      error={file && "Only PDF files are allowed"}
    />
  );
}

test("shows the chosen file's name and size, and ties the error to the input", async () => {
  render(<Attachment />);
  const input = screen.getByLabelText("PDF file");
  await userEvent.upload(input, new File(["x".repeat(2048)], "notes.txt"));
  expect(screen.getByText("notes.txt").parentElement).toHaveTextContent(/^notes.txt\s*2 kB\s*Choose another$/);
  expect(input).toHaveAccessibleDescription("Only PDF files are allowed");
});

test("takes the chosen file back, and the focus goes to the input", async () => {
  render(<Attachment />);
  await userEvent.upload(screen.getByLabelText("PDF file"), new File(["x"], "notes.pdf"));
  await userEvent.click(screen.getByRole("button", { name: "Remove the file" }));
  expect(screen.queryByText("notes.pdf")).not.toBeInTheDocument();
  expect(screen.getByText("Choose a file")).toBeVisible();
  expect(screen.getByLabelText("PDF file")).toHaveFocus();
});

test("the same file can be chosen twice", async () => {
  render(<Attachment />);
  const input = screen.getByLabelText("PDF file");
  await userEvent.upload(input, new File(["x"], "notes.pdf"));
  expect(input).toHaveValue("");
});
