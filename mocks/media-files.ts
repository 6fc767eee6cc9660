import { http, HttpResponse, type HttpHandler } from "msw";
import { voiceCatalogue } from "./media/voices";
import type { World } from "./world";

/** The files of the media store. Their random names work like signed URLs: knowing one is enough to read it. */
export const mediaFiles = (world: World): HttpHandler[] => [
  http.get("*/api/media/:file", ({ request, params }) => fileAnswer(world, String(params["file"]), request)),
  http.head("*/api/media/:file", ({ request, params }) => fileAnswer(world, String(params["file"]), request)),
];

const types: Record<string, string> = {
  wav: "audio/wav",
  mp3: "audio/mpeg",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  webm: "video/webm",
  mp4: "video/mp4",
  pdf: "application/pdf",
};

async function fileAnswer(world: World, file: string, request: Request): Promise<Response> {
  const type = types[file.split(".").at(-1) ?? ""];
  const isName = /^\w[\w.-]*$/.test(file);
  const bytes = isName ? ((await world.store.get(file)) ?? (await voicePreview(world, file))) : undefined;
  if (!bytes || !type) return HttpResponse.json({ error: "File not found" }, { status: 404 });

  const headers = new Headers({
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, max-age=3600",
  });
  const range = rangeOf(request.headers.get("Range"), bytes.length);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.length}`);
    return new HttpResponse(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${bytes.length}`);
  headers.set("Content-Length", String(end - start + 1));
  const body = request.method === "HEAD" ? null : bytes.slice(start, end + 1);
  return new HttpResponse(body, { status: range ? 206 : 200, headers });
}

/** The requested byte range, both ends included. Anything but a single plain range means the whole file. */
function rangeOf(header: string | null, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}

/** The preview of a catalogue voice, made at the first request and then stored. */
async function voicePreview(world: World, file: string): Promise<Uint8Array | undefined> {
  const voice = voiceCatalogue.find(({ voice_id }) => file === voicePreviewFile(voice_id));
  if (!voice) return undefined;
  const text = `Hello, I am ${voice.name}. This is how I sound.`;
  const { bytes } = await world.media.make({ make: "speech", text, voice_id: voice.voice_id });
  await world.store.put(file, bytes);
  return bytes;
}

export const voicePreviewFile = (voice_id: string) => `voice-${voice_id}.wav`;
