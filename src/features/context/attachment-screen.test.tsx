import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { bytesOf } from "./bytes-of";
import { fileKind } from "./file-kind";

const address = "/view-attachment/context-1?infoId=info-1&attachmentId=file-1";
const line = "GET /view-attachment/:context_id/information/:info_id/attachment/:attachment_id";

const show = (attachment: object, as: "owner" | "viewer" = "viewer") =>
  renderAt(address, { as, given: ({ faults }) => faults.set(line, { body: JSON.stringify({ attachment }) }) });

test("a PDF is shown 800 pixels high with a download, and its object URL is revoked on leaving", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const { router } = await show({ name: "weather.pdf", type: "pdf", content: btoa("%PDF-1.4 fair") });
  const frame = await screen.findByTitle("Preview of weather.pdf");
  expect(frame).toHaveClass("h-[800px]");
  const url = frame.getAttribute("src") ?? "";
  expect(url).toMatch(/^blob:/);
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("download", "weather.pdf");
  expect(screen.getByRole("heading", { level: 1, name: "weather.pdf" })).toBeInTheDocument();
  const blob = made.mock.lastCall?.[0];
  expect(blob).toMatchObject({ type: "application/pdf", size: 13 });

  await router.navigate("/projectlist");
  await screen.findByRole("heading", { level: 1, name: "My Projects" });
  await waitFor(() => expect(revoked).toHaveBeenCalledWith(url));
});

test("another type has no preview, but its kind, its size and a download", async () => {
  await show({ name: "a.docx", type: "docx", content: btoa("PK") });
  await screen.findByText("Preview not available for this file type.");
  expect(screen.getByText("DOCX · 1 kB")).toBeVisible();
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("download", "a.docx");
  expect(screen.queryByTitle(/^Preview/)).not.toBeInTheDocument();
});

test("a browser that shows no PDFs says so, and offers the file", async () => {
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "pdfViewerEnabled"));
  await show({ name: "weather.pdf", type: "pdf", content: btoa("%PDF-1.4 fair") });
  expect(await screen.findByText("This browser does not show PDFs.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("href", expect.stringMatching(/^blob:/));
  expect(screen.queryByTitle(/^Preview/)).not.toBeInTheDocument();
});

test.each([
  ["weather.pdf", "application/pdf", "PDF"],
  ["notes.final.odt", undefined, "ODT"],
  ["notes.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "DOCX"],
  ["README", "", undefined],
])("the kind of %s, which the server calls %s, is %s", (name, type, kind) => expect(fileKind(name, type)).toBe(kind));

test("a file without a name is shown all the same", async () => {
  await show({ type: "docx", content: btoa("PK") });
  expect(await screen.findByRole("heading", { level: 1, name: "Attachment" })).toBeVisible();
});

test.each([address, "/view-attachment/context-1?infoId=info-1", "/view-attachment/context-1"])(
  "%s shows that the attachment was not found",
  async (path) => {
    await renderAt(path, { as: "owner" });
    expect(await screen.findByText("Attachment not found.")).toBeInTheDocument();
  },
);

test("base64 is decoded to its bytes", () => {
  expect(bytesOf("AP+A")).toEqual(new Uint8Array([0, 255, 128]));
  expect(bytesOf("")).toBeUndefined();
  expect(bytesOf("a")).toBeUndefined();
});
