import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask, listen, origin } from "../ask";

listen();

const user_id = "user-editor";
const attachments = "/upload-context/context-1/information/info-1/attachments";

function pdfSaying(content: string, { isDeflated = true } = {}) {
  const stream = isDeflated ? deflateSync(content) : Buffer.from(content);
  const filter = isDeflated ? "/Filter /FlateDecode " : "";
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj\n<< ${filter}/Length ${stream.length} /DecodeParms << /Predictor 1 >> >>\nstream\n`),
    stream,
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ]);
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name = "notes.pdf") {
  const form = new FormData();
  form.set("file", new File([bytes], name, { type: "application/pdf" }));
  for (const [field, value] of Object.entries({ user_id, info_id: "info-1", info_name: "Who runs it" }))
    form.set(field, value);
  const response = await fetch(`${origin}/api/upload-context/upload-pdf/context-1`, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as { attachment_id?: string; error?: string } };
}

const extract = (id: string | undefined) =>
  ask(`POST /upload-context/pdf-to-text/context-1/information/info-1/attachment/${id}`, { user_id });

test("an uploaded PDF is listed, read and shown byte for byte", async () => {
  const pdf = pdfSaying(String.raw`BT (Hello \(cloud\)) Tj 0 -14 Td [(Bo) -20 (b)] TJ ET`);
  const { status, body } = await upload(pdf);
  expect(status).toBe(200);
  const id = body.attachment_id;
  expect((await ask(`GET ${attachments}`, { user_id })).body).toEqual({
    attachments: [{ id, name: "notes.pdf", type: "pdf" }],
  });
  expect(await extract(id)).toEqual({ status: 200, body: { preview: "Hello (cloud)\nBob" } });
  const shown = await ask(`GET /view-attachment/context-1/information/info-1/attachment/${id}`, {
    user_id: "user-viewer",
  });
  expect(shown.body).toEqual({ attachment: { name: "notes.pdf", type: "pdf", content: pdf.toString("base64") } });
});

test("uncompressed text is read, too", async () => {
  const { body } = await upload(pdfSaying("BT (Plain) Tj ET", { isDeflated: false }));
  expect((await extract(body.attachment_id)).body).toEqual({ preview: "Plain" });
});

test("a PDF without readable text stays uploaded, and says so", async () => {
  const { body } = await upload(pdfSaying("q 1 0 0 1 0 0 cm Q"));
  expect(await extract(body.attachment_id)).toEqual({
    status: 422,
    body: { error: "No text could be read from this PDF." },
  });
  expect((await ask(`GET ${attachments}`, { user_id })).body["attachments"]).toHaveLength(1);
});

test("anything but a PDF of at most 10 MB is refused", async () => {
  expect(await upload(Buffer.from("<html>"))).toEqual({ status: 400, body: { error: "Please select a PDF file" } });
  const largest = Buffer.alloc(10_485_760, "0");
  largest.write("%PDF-");
  expect((await upload(largest)).status).toBe(200);
  expect((await upload(Buffer.concat([largest, Buffer.from("0")]))).body.error).toBe(
    "File size must be less than 10MB",
  );
});

test("a new entry stores its text as typed, and needs a name and a text", async () => {
  const add = (info_name: string, information: string) =>
    ask("POST /project-context/context-3/add-information", { user_id, info_name, information });
  const { body } = await add("  Rule ", " No winks.\n");
  const entry = await ask(`GET /project-context/context-3/information/${String(body["information_id"])}`, { user_id });
  expect(entry.body).toEqual({ information: { name: "Rule", information: " No winks.\n" } });
  expect((await add("Rule", "  ")).status).toBe(400);
  expect((await add(" ", "Text")).status).toBe(400);
});
