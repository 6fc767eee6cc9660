import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cannedStudio } from "./media/canned";
import { mediaUrl, secondOrigin } from "./media-address";
import { newLine } from "./production/parse";
import { respond, type Host } from "./respond";
import { seedState } from "./seed";
import type { Switches } from "./switches";

afterEach(() => vi.useRealTimers());

const page = "http://localhost:5173";

/** A server with a world of this name, in which story-1 has a line with a picture, audio and a clip. */
async function serve(name: string, switches: Partial<Switches>) {
  const host: Host = { folder: mkdtempSync(join(tmpdir(), "studio-")), worlds: new Map(), media: cannedStudio };
  const headers = name === "" ? undefined : { cookie: `world=${name}` };
  const get = (path: string) => respond(new Request(page + path, headers && { headers }), host);
  await get("/api/story/list");
  const world = host.worlds.get(name);
  const story = world?.state.stories["story-1"];
  if (!world || !story) throw new Error("There is no world.");
  const text = { scene_location: "", stage_directions: "", character_name: "BOB", dialogue_text: "Hi" };
  const files = { image_file: "i.webp", audio_file: "a.wav", video_file: "v.webm" };
  story.lines = [{ ...newLine(world, { ...text, line_number: 1 }), ...files, id: "line-1" }];
  for (const file of Object.values(files)) await world.store.put(file, new Uint8Array([1, 2, 3]));
  Object.assign(world.state.switches, switches);
  return {
    world,
    addresses: async () => {
      const answer = await get("/api/shot/line-1/details?user_id=user-owner");
      const { shot } = (await answer.json()) as { shot: Record<string, string> };
      return [shot["image_url"], shot["audio_url"], shot["video_url"]].map(String);
    },
    /** As another host, which gets no cookie. */
    visit: (address: string, init?: RequestInit) => respond(new Request(new URL(address, page), init), host),
  };
}

describe.each(["mine", ""])("with media at the second origin of the world %j", (name) => {
  test("every file is found there without a cookie", async () => {
    const { addresses, visit } = await serve(name, { mediaOrigin: "second" });
    const told = await addresses();
    const place = `http://127.0.0.1:5173/api/media/${name || "~"}`;
    expect(told).toEqual([`${place}/i.webp`, `${place}/a.wav`, `${place}/v.webm`]);
    for (const address of told) {
      const answer = await visit(address, { headers: { Range: "bytes=1-" } });
      expect(answer.status).toBe(206);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([2, 3]);
      expect((await visit(address, { method: "OPTIONS" })).status).toBe(403);
    }
  });

  test("the page may read them where that origin allows it", async () => {
    const { addresses, visit } = await serve(name, { mediaOrigin: "second", mediaCors: true });
    const [address = ""] = await addresses();
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const { headers, ok } = await visit(address, { method });
      expect(ok).toBe(true);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(page);
      expect(headers.get("Access-Control-Expose-Headers")).toContain("Content-Range");
      expect(headers.get("Access-Control-Allow-Headers")).toBe("Range");
    }
    expect((await visit(address.replace("i.webp", "gone.webp"))).headers.get("Access-Control-Allow-Origin")).toBe(page);
  });
});

test("the second origin has nothing while media lead to the page's own, and makes no world", async () => {
  const { addresses, visit, world } = await serve("mine", {});
  expect(await addresses()).toEqual(["/api/media/i.webp", "/api/media/a.wav", "/api/media/v.webm"]);
  expect((await visit("http://127.0.0.1:5173/api/media/mine/i.webp")).status).toBe(404);
  world.state.switches.mediaOrigin = "second";
  expect((await visit("http://127.0.0.1:5173/api/media/mine/i.webp")).status).toBe(200);
  expect((await visit("http://127.0.0.1:5173/api/media/other/i.webp")).status).toBe(404);
});

test.each([
  ["http://localhost:5173", "http://127.0.0.1:5173"],
  ["http://127.0.0.1:5173", "http://localhost:5173"],
  ["http://localhost", "http://127.0.0.1"],
  ["http://192.168.0.2:5173", undefined],
  ["https://localhost.example", undefined],
])("the second origin of %s is %s", (origin, second) => {
  expect(secondOrigin(origin)).toBe(second);
});

test("a page that is not on this machine has media at its own origin", async () => {
  const { world } = await serve("mine", { mediaOrigin: "second" });
  world.pageOrigin = "http://192.168.0.2:5173";
  expect(mediaUrl(world, "i.webp")).toBe("/api/media/i.webp");
  expect(mediaUrl(world, "")).toBeUndefined();
});

test.each(["own", "second"] as const)(
  "a signed address (%s) is valid for its seconds, and only as it is",
  async (at) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { addresses, visit } = await serve("mine", { mediaOrigin: at, signatureSeconds: 60, mediaCors: true });
    const inWorld = { headers: { cookie: "world=mine" } };
    const statusOf = async (address: string) => (await visit(address, inWorld)).status;
    const [address = ""] = await addresses();
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(`${address}&again=1`)).toBe(403);
    expect(await statusOf(address.replace(/expires=\d/, "expires=9"))).toBe(403);
    expect(await statusOf(address.replace(/\?.*/, ""))).toBe(403);
    vi.advanceTimersByTime(60_001);
    expect(await statusOf(address)).toBe(403);
    const [fresh = ""] = await addresses();
    expect(fresh).not.toBe(address);
    expect(await statusOf(fresh)).toBe(200);
    expect(await statusOf(seedState().voices["margaret-hale"]?.preview_url ?? "")).toBe(200);
  },
);
