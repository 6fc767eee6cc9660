import { beforeEach, expect, test } from "vitest";
import { listen, origin } from "./ask";
import { world } from "./server";

listen();
beforeEach(() => world().store.put("clip-1.webm", new TextEncoder().encode("0123456789")));

const get = (file: string, range?: string) =>
  fetch(`${origin}/api/media/${file}`, range === undefined ? {} : { headers: { Range: range } });

test("a file is served whole, with its type and its length", async () => {
  const response = await get("clip-1.webm");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "video/webm",
    "content-length": "10",
    "accept-ranges": "bytes",
  });
  expect(await response.text()).toBe("0123456789");
});

test.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
])("%s is %s", async (range, text, contentRange) => {
  const response = await get("clip-1.webm", range);
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe(contentRange);
  expect(await response.text()).toBe(text);
});

test.each(["bytes=10-", "bytes=5-4"])("%s cannot be satisfied", async (range) => {
  const response = await get("clip-1.webm", range);
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */10");
});

test.each(["bytes=1-2,4-5", "bytes=-", "lines=1-2"])("%s gets the whole file", async (range) => {
  expect((await get("clip-1.webm", range)).status).toBe(200);
});

test("HEAD answers with length and type, but no body", async () => {
  const response = await fetch(`${origin}/api/media/clip-1.webm`, { method: "HEAD" });
  expect(response.headers.get("content-length")).toBe("10");
  expect(await response.text()).toBe("");
});

test.each(["nothing.webm", "..%2Fstate.json", "%2Fetc%2Fpasswd", ".hidden.webm"])("%s is not found", async (file) => {
  expect((await get(file)).status).toBe(404);
});

test("the preview of a catalogue voice is made once", async () => {
  expect(await world().store.get("voice-margaret-hale.wav")).toBeUndefined();
  const response = await get("voice-margaret-hale.wav");
  expect(response.headers.get("Content-Type")).toBe("audio/wav");
  expect(await world().store.get("voice-margaret-hale.wav")).toEqual(new Uint8Array(await response.arrayBuffer()));
});
