import { http, HttpResponse, type HttpHandler } from "msw";
import { isValid, secondOrigin } from "./media-address";
import { voiceCatalogue } from "./media/voices";
import type { World } from "./world";

/**
 * The files of the media store, at the page's own origin and at the second one. Their random names work like signed URLs:
 * knowing one is enough to read it.
 */
export const mediaFiles = (world: World): HttpHandler[] => [
  http.all("*/api/media/:file", ({ request, params }) => {
    if (request.method === "GET" || request.method === "HEAD")
      return fileAnswer(world, String(params["file"]), request);
  }),
  http.all("*/api/media/:world/:file", ({ request, params }) => secondAnswer(world, String(params["file"]), request)),
];

/** What the second origin answers; it is there while media lead to it. */
async function secondAnswer(world: World, file: string, request: Request): Promise<Response> {
  const { mediaOrigin, mediaCors } = world.state.switches;
  if (mediaOrigin === "own") return HttpResponse.json({ error: "File not found" }, { status: 404 });
  const isAsking = request.method === "OPTIONS";
  const answer = isAsking
    ? new Response(null, { status: mediaCors ? 204 : 403 })
    : await fileAnswer(world, file, request);
  // The page is where this server has its other name.
  const page = secondOrigin(new URL(request.url).origin);
  if (!mediaCors || !page) return answer;
  const headers = {
    "Access-Control-Allow-Origin": page,
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "Range",
    "Access-Control-Expose-Headers": "Accept-Ranges, Content-Length, Content-Range",
  };
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

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
  const growing = isName && isValid(world, file, new URL(request.url)) ? await world.store.grow?.(file) : undefined;
  if (growing && type) {
    if (request.method === "HEAD") await growing.cancel();
    const body = request.method === "HEAD" ? null : growing;
    return new HttpResponse(body, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  }
  const bytes = isName ? ((await world.store.get(file)) ?? (await voicePreview(world, file))) : undefined;
  if (!bytes || !type) return HttpResponse.json({ error: "File not found" }, { status: 404 });
  if (!previewedBy(file) && !isValid(world, file, new URL(request.url)))
    return HttpResponse.json({ error: "The address of this file has expired" }, { status: 403 });

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
  const voice = previewedBy(file);
  if (!voice) return undefined;
  const text = `Hello, I am ${voice.name}. This is how I sound.`;
  const { bytes } = await world.media.make({ make: "speech", text, voice_id: voice.voice_id });
  await world.store.put(file, bytes);
  return bytes;
}

/** The catalogue voice whose preview a file is. */
const previewedBy = (file: string) => voiceCatalogue.find(({ voice_id }) => file === voicePreviewFile(voice_id));

export const voicePreviewFile = (voice_id: string) => `voice-${voice_id}.wav`;
