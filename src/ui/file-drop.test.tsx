import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FileDrop } from "./file-drop";

function Attachment() {
  const [file, setFile] = useState<File>();
  return <FileDrop label="PDF file" file={file} onChoose={setFile} error={file && "Only PDF files are allowed"} />;
}

test("shows the chosen file's name and size, and ties the error to the input", async () => {
  render(<Attachment />);
  const input = screen.getByLabelText("PDF file");
  await userEvent.upload(input, new File(["x".repeat(2048)], "notes.txt"));
  expect(screen.getByText("notes.txt").parentElement).toHaveTextContent("notes.txt 2 KB");
  expect(input).toHaveAccessibleDescription("Only PDF files are allowed");
});

test("the same file can be chosen twice", async () => {
  render(<Attachment />);
  const input = screen.getByLabelText("PDF file");
  await userEvent.upload(input, new File(["x"], "notes.pdf"));
  expect(input).toHaveValue("");
});
