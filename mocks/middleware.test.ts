import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { answerWith } from "./middleware";

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(respond: (request: Request) => Promise<Response>) {
  const started = createServer((incoming, outgoing) => void answerWith(respond, incoming, outgoing));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test("method, address, headers and a large body arrive whole", async () => {
  const url = await serve(async (request) => {
    const bytes = await request.bytes();
    return Response.json([request.method, new URL(request.url).search, request.headers.get("x-a"), bytes.length], {
      status: 201,
    });
  });
  const body = new Uint8Array(10_485_760);
  const response = await fetch(`${url}/api/x?y=1`, { method: "PUT", headers: { "x-a": "b" }, body });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual(["PUT", "?y=1", "b", body.length]);
});

test("frames are sent one by one, and a client that disconnects aborts the request", async () => {
  const aborted = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  const url = await serve(async (request) => {
    request.signal.addEventListener("abort", aborted);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
      cancel: cancelled,
    });
    return new Response(body);
  });
  const leaving = new AbortController();
  const reader = (await fetch(url, { signal: leaving.signal })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: 1\n\n");
  leaving.abort();
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
});

test("a network error closes the connection", async () => {
  const url = await serve(async () => Response.error());
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("a bug of the stand-in is answered by a 500 with its message", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const url = await serve(() => Promise.reject(new Error("Broken")));
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Error: Broken");
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
