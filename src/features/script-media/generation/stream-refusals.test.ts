import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "@/api/client";
import { createGeneratorRun } from "@/jobs/generator-run";
import { createInFlight } from "@/jobs/in-flight";
import { countCalls, watchRequests } from "@/testing/requests";
import { server, world } from "../../../../mocks/server";
import { http, HttpResponse } from "msw";
import type { Fault } from "../../../../mocks/world";
import { lineGenerators } from "@/story/generators";

// What servers and proxies answer in place of a stream, over a true EventSource: for each of the seven.

const closers: (() => void)[] = [];
beforeEach(() => connect({ baseUrl: `${location.origin}/api`, userId: () => "user-owner" }));
afterEach(() => {
  for (const close of closers.splice(0)) close();
  connect({ userId: () => undefined });
});

const answers: [string, Fault][] = [
  ["a lost session", { status: 401 }],
  ["nothing there", { status: 404 }],
  ["too many requests", { status: 429, retryAfter: "2" }],
  ["an error", { status: 500 }],
  ["a busy server", { status: 503 }],
  ["no content", { status: 204, body: "" }],
  ["a page", { status: 200, body: "<!doctype html>", contentType: "text/html" }],
  ["JSON", { status: 200, body: "{}", contentType: "application/json" }],
  ["a reset connection", { reset: true }],
];

describe.each(lineGenerators.map((generator) => [generator.title, generator] as const))("%s:", (_title, generator) => {
  function begun() {
    server.use(http.post(`*/api${generator.start.line.split(" ")[1]}`, () => HttpResponse.json({})));
    const surroundings = { reread: () => Promise.resolve(), starts: createInFlight() };
    const run = createGeneratorRun(generator, { user_id: "user-owner", story_id: "story-1" }, surroundings);
    closers.push(run.open());
    return run.begin();
  }

  test.each(answers)("%s in place of its stream is told, and asked for no second time", async (_, fault) => {
    const sent = watchRequests();
    world().faults.set(generator.progress.line, fault);
    expect(await begun()).toMatchObject({
      phase: "stopped",
      lost: true,
      text: "Failed to connect to progress updates: The server could not be reached or sent no updates",
    });
    expect(countCalls(sent, generator.progress.line.replace(":story_id", "story-1"))).toBe(1);
  });

  test("a frame cut in half at the end of the stream is no frame", async () => {
    const body = 'data: {"line_number":1,"status":"completed"}\n\ndata: {"line_num';
    world().faults.set(generator.progress.line, { status: 200, body });
    const run = await begun();
    expect(run).toMatchObject({ lost: true, text: generator.lost });
    expect(run.garbled).toBeUndefined();
    expect([...run.lines.keys()]).toEqual([1]);
  });

  test("a thousand frames sent at once all arrive", async () => {
    const frame = (n: number) => `data: ${JSON.stringify({ line_number: n + 1, status: "completed" })}\n\n`;
    const body = `${Array.from({ length: 1_000 }, (_, n) => frame(n)).join("")}data: {"complete":true}\n\n`;
    world().faults.set(generator.progress.line, { status: 200, body });
    const run = await begun();
    expect(run.phase).toBe("complete");
    expect(run.lines.size).toBe(1_000);
  });
});
