import { describe, expect, test } from "vitest";
import { ask, listen, origin } from "./ask";
import { world } from "./server";

listen();

const list = "GET /project/list-all";
const asked = { user_id: "user-owner", user_email: "owner@studio.test" };

describe("a call", () => {
  test.each([
    ["without its fields", { user_id: "user-owner" }, 400],
    ["without user_id", { user_email: "owner@studio.test" }, 400],
    ["of nobody", { ...asked, user_id: "constructor" }, 401],
  ])("%s is refused with a message", async (_, fields, expected) => {
    const { status, body } = await ask(list, fields);
    expect(status).toBe(expected);
    expect(body["error"]).toMatch(/\w/);
  });

  test("with a body that is no JSON object is refused", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const body of ["", "null", "[]", "{"]) {
      const response = await fetch(`${origin}/api/auth/register`, { method: "POST", headers, body });
      expect(response.status).toBe(400);
    }
  });

  test("with JSON of another content type is refused, as is a form in place of JSON", async () => {
    const fields = { userName: "nia", email: "nia@studio.test", password: "Secret#99" };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const body of [JSON.stringify(fields), form]) {
      const response = await fetch(`${origin}/api/auth/register`, { method: "POST", body });
      expect(response.status).toBe(415);
    }
  });
});

describe("a call with a fault", () => {
  test.each([
    [{ status: 403, error: "No" }, 403, '{"error":"No"}'],
    [{ error: "No" }, 500, '{"error":"No"}'],
    [{ status: 502 }, 502, "{}"],
    [{ body: '{"owned' }, 200, '{"owned'],
    [{ status: 500, body: "<h1>Down</h1>", contentType: "text/html" }, 500, "<h1>Down</h1>"],
    [{ status: 204, body: "" }, 204, ""],
  ])("%o", async (fault, status, text) => {
    world().faults.set(list, fault);
    const response = await fetch(`${origin}/api/project/list-all`);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  test("for two calls is answered the third time", async () => {
    world().faults.set(list, { status: 500, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await ask(list, asked)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test("by a reset is a network error", async () => {
    world().faults.set(list, { reset: true });
    await expect(ask(list, asked)).rejects.toThrow(TypeError);
  });

  test("that hangs never answers, until the caller aborts", async () => {
    world().faults.set(list, { hang: true });
    const answer = fetch(`${origin}/api/project/list-all`, { signal: AbortSignal.timeout(50) });
    await expect(answer).rejects.toThrow("timeout");
  });

  test("with a delay is answered late", async () => {
    world().faults.set(list, { delay: 60 });
    const before = performance.now();
    expect((await ask(list, asked)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(50);
  });
});

describe("a stream", () => {
  const progress = (user_id = "user-owner") => `${origin}/api/script-audio/progress/story-1?user_id=${user_id}`;

  test("is refused like a call, before it opens", async () => {
    expect((await fetch(progress("user-admin"))).status).toBe(403);
    expect((await fetch(progress(""))).status).toBe(400);
    world().faults.set("GET /script-audio/progress/:story_id", { status: 503 });
    expect((await fetch(progress())).status).toBe(503);
  });

  test("with a body as its fault sends that", async () => {
    world().faults.set("GET /script-audio/progress/:story_id", { body: "data: {oops\n\n" });
    const response = await fetch(progress());
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(await response.text()).toBe("data: {oops\n\n");
  });

  test("sends one frame a message and closes at the end", async () => {
    const start = { user_id: "user-owner", story_id: "story-1" };
    await ask("POST /script-audio/start-generation", start);
    const text = await (await fetch(progress())).text();
    const frames = text
      .trim()
      .split("\n\n")
      .map((frame) => JSON.parse(frame.slice("data: ".length)) as object);
    expect(frames.at(-1)).toHaveProperty("complete", true);
  });
});
