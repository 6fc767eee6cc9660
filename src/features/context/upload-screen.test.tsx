import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/context-information/context-1/upload?infoId=info-1";
const text = "%PDF-1.4\n1 0 obj <</Length 20>> stream\nBT (Always fair.) Tj ET\nendstream endobj\n";
const pdf = (content = text) => new File([content], "weather.pdf", { type: "application/pdf" });
const files = (world: World) => world.state.contexts["context-1"]?.information[0]?.attachments ?? [];
const uploadButton = () => screen.getByRole("button", { name: "Upload" });
const extraction = "POST /upload-context/pdf-to-text/:context_id/information/:info_id/attachment/:attachment_id";

test("an uploaded PDF is listed at the entry, to which the screen returns", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor" });
  expect(await screen.findByRole("button", { name: "Upload" })).toBeDisabled();
  await user.upload(screen.getByLabelText("PDF file"), pdf());
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  await user.click(uploadButton());
  await screen.findByRole("link", { name: "weather.pdf" });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/context-information/context-1?infoId=info-1",
  );
  expect(files(world)).toHaveLength(1);
  expect(screen.queryByText(/extraction failed/)).not.toBeInTheDocument();
});

test.each([{ status: 500 }, { reset: true }])("a file whose text cannot be read stays uploaded: %j", async (fault) => {
  const { user, router } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set(extraction, fault),
  });
  await user.upload(await screen.findByLabelText("PDF file"), pdf());
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  await user.click(uploadButton());
  await screen.findByRole("link", { name: "weather.pdf" });
  expect(router.state.location.pathname).toBe("/context-information/context-1");
  expect(screen.getByRole("alert")).toHaveTextContent("Text extraction failed, but file was uploaded successfully");
});

const pdfType = "application/pdf";
const file = (name: string, type: string, ...content: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(content, name, { type });
const notPdf = "Please select a PDF file";

// rules/pdf.test.ts covers which files are refused.
test.each([
  ["no bytes", file("empty.pdf", pdfType), notPdf],
  ["20 MB", file("large.pdf", pdfType, "%PDF-", new Uint8Array(20_971_520)), "File size must be less than 10MB"],
  ["a name that reads backwards", file("notes\u202Efdp.exe", "application/x-msdownload", "MZ"), notPdf],
])("%s: refused before anything is sent", async (_, chosen, told) => {
  const sent = watchRequests();
  const { user } = await renderAt(address, { as: "owner" });
  const input = await screen.findByLabelText("PDF file");
  const reads = sent.length;
  await userEvent.setup({ applyAccept: false }).upload(input, chosen);
  expect(await screen.findByText(told)).toBeVisible();
  expect(uploadButton()).toBeDisabled();
  await user.type(uploadButton(), "{Enter}");
  expect(sent.slice(reads)).toEqual([]);
});

test.each([
  ["a name that looks like a page", file("<img src=x onerror=alert(1)>.pdf", pdfType, text)],
  ["a long name", file(`${"n".repeat(251)}.pdf`, pdfType, text)],
  ["a name in another direction", file("\u202Eملاحظات.pdf", pdfType, text)],
])("%s: may be uploaded, its name shown as it is", async (_, chosen) => {
  await renderAt(address, { as: "owner" });
  await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText("PDF file"), chosen);
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  expect(
    screen.getByText((_text, element) => element?.tagName === "BDI" && element.textContent === chosen.name),
  ).toBeVisible();
  expect(document.querySelector("main img")).toBeNull();
});

test("several files dropped at once are refused", async () => {
  await renderAt(address, { as: "owner" });
  fireEvent.drop(await screen.findByLabelText("PDF file"), {
    dataTransfer: { files: [pdf(), pdf()], types: ["Files"] },
  });
  expect(await screen.findByText(notPdf)).toBeVisible();
  expect(uploadButton()).toBeDisabled();
});

test("a dropped folder is refused", async () => {
  await renderAt(address, { as: "owner" });
  const folder = Object.assign(file("notes.pdf", ""), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("A folder", "NotFoundError")) }),
  });
  await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText("PDF file"), folder);
  expect(await screen.findByText(notPdf)).toBeVisible();
  expect(uploadButton()).toBeDisabled();
});

test("a file that was refused can be replaced by another", async () => {
  const { user, world } = await renderAt(address, { as: "owner" });
  await user.upload(await screen.findByLabelText("PDF file"), pdf("<html>"));
  await screen.findByText("Please select a PDF file");
  expect(uploadButton()).toBeDisabled();
  await user.upload(screen.getByLabelText("PDF file"), pdf());
  await waitFor(() => expect(screen.queryByText("Please select a PDF file")).not.toBeInTheDocument());
  expect(files(world)).toEqual([]);
});

test.each([
  [{ status: 413, error: "Too much for us" }, "Too much for us"],
  [{ status: 500 }, "Upload failed"],
  [{ reset: true }, "Failed to upload file. Please try again."],
  [{ status: 200, body: '{"error":"Too much for us"}' }, "Too much for us"],
  [{ status: 200, body: "{}" }, "Failed to upload file. Please try again."],
  [{ status: 200, body: "<html>" }, "Failed to upload file. Please try again."],
])("a failed upload (%j) says %s and keeps the file", async (fault, told) => {
  const { user } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set("POST /upload-context/upload-pdf/:context_id", fault),
  });
  await user.upload(await screen.findByLabelText("PDF file"), pdf());
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  await user.click(uploadButton());
  await screen.findByText(told);
  expect(screen.getByText("weather.pdf")).toBeInTheDocument();
  expect(uploadButton()).toBeEnabled();
});

// That cancelling aborts the request is tested in e2e only: jsdom's XMLHttpRequest does not report an abort.
test("an upload shows its progress and offers to cancel it", async () => {
  const { user } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set("POST /upload-context/upload-pdf/:context_id", { hang: true }),
  });
  await user.upload(await screen.findByLabelText("PDF file"), pdf());
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  await user.click(uploadButton());
  await screen.findByRole("progressbar", { name: "Uploading file" });
  expect(screen.getByText(/^\d+\.\d\d MB of \d+\.\d\d MB$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel upload" })).toBeEnabled();
});

test.each(["commenter", "viewer"] as const)("a %s uploads nothing", async (as) => {
  await renderAt(address, { as });
  await screen.findByText("Only the owner and editors of a project can upload files.");
  expect(screen.queryByLabelText("PDF file")).not.toBeInTheDocument();
});

test("without an entry the screen says that it was not found", async () => {
  await renderAt("/context-information/context-1/upload", { as: "owner" });
  expect(await screen.findByText("Information not found.")).toBeInTheDocument();
});
