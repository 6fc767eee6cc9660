import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** Answers a request of Node's own server as a fetch handler would. A client that leaves aborts the request. */
export async function answerWith(
  respond: (request: Request) => Promise<Response>,
  incoming: IncomingMessage & { originalUrl?: string | undefined },
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  try {
    const response = await respond(asRequest(incoming, gone.signal));
    if (response.type === "error") {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(response.status, response.statusText || undefined, [...response.headers].flat());
    if (!response.body || incoming.method === "HEAD") {
      outgoing.end();
      return;
    }
    outgoing.flushHeaders();
    await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing);
  } catch (error) {
    if (gone.signal.aborted) return;
    console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500, { "Content-Type": "text/plain" }).end(String(error));
  }
}

function asRequest(incoming: IncomingMessage & { originalUrl?: string | undefined }, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value].flat()) if (one !== undefined && !name.startsWith(":")) headers.append(name, one);
  }
  const method = incoming.method ?? "GET";
  const init: RequestInit & { duplex?: "half" } = { method, headers, signal };
  if (method !== "GET" && method !== "HEAD") {
    init.body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
    init.duplex = "half";
  }
  const address = incoming.originalUrl ?? incoming.url ?? "/";
  return new Request(new URL(address, `http://${incoming.headers.host ?? "localhost"}`), init);
}
