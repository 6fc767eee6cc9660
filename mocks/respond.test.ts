import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readState } from "./kept-state";
import { cannedStudio } from "./media/canned";
import { hasPassword } from "./passwords";
import { introduction, respond, type Host } from "./respond";
import { seedState } from "./seed";

const newHost = (): Host => ({
  folder: mkdtempSync(join(tmpdir(), "studio-")),
  worlds: new Map(),
  media: cannedStudio,
});

const origin = "http://localhost:5173";
const send = (host: Host, method: string, path: string, fields: object, world?: string) =>
  respond(
    new Request(origin + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(world !== undefined && { cookie: `theme=dark; world=${world}` }),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(fields) }),
    }),
    host,
  );

const rename = (host: Host, title: string, world?: string) =>
  send(host, "PUT", "/api/story/story-1/update-title", { user_id: "user-owner", title }, world);
const titleIn = async (host: Host, world?: string) => {
  const answer = await send(host, "GET", "/api/story/story-1/details?user_id=user-owner", {}, world);
  const { story } = (await answer.json()) as { story: { title: string } };
  return story.title;
};

test("a cookie names a world of its own", async () => {
  const host = newHost();
  await rename(host, "One", "first");
  expect([await titleIn(host, "first"), await titleIn(host, "second"), await titleIn(host)]).toEqual([
    "One",
    "Traffic Control Dogs",
    "Traffic Control Dogs",
  ]);
});

test("the default world survives a restart", async () => {
  const host = newHost();
  await rename(host, "Kept");
  await vi.waitFor(() => expect(readFileSync(join(host.folder, "state.json"), "utf8")).toContain("Kept"));
  expect(await titleIn({ ...newHost(), folder: host.folder })).toBe("Kept");
});

test("jobs that a restart interrupted have failed", () => {
  const { folder } = newHost();
  const state = seedState();
  Object.assign(state.stories["story-1"] ?? {}, {
    parsing: { status: "processing" },
    charactersStatus: { a: "complete", b: "x" },
  });
  Object.assign(state.characters["character-1"] ?? {}, { generation_status: "pending" });
  state.storyVideoJobs["job-1"] = {
    id: "job-1",
    story_id: "story-1",
    status: "queued",
    phase: "x",
    progress: 5,
    message: "",
  };
  writeFileSync(join(folder, "state.json"), JSON.stringify(state));

  const { stories, characters, storyVideoJobs } = readState(folder);
  expect(stories["story-1"]).toMatchObject({
    parsing: { status: "failed" },
    charactersStatus: { a: "complete", b: "failed" },
  });
  expect(characters["character-1"]?.generation_status).toBe("failed");
  expect(storyVideoJobs["job-1"]?.status).toBe("failed");
});

test("a state of an earlier version is read, and its plain passwords are removed from the disk", () => {
  const { folder } = newHost();
  const { people, ...state } = seedState();
  const grace = { ...people["user-owner"], user_id: "grace", password: "Secret#99", passwordDigest: undefined };
  writeFileSync(join(folder, "state.json"), JSON.stringify({ ...state, people: { ...people, grace } }));
  const opened = readState(folder).people["grace"];
  expect([hasPassword(opened, "Secret#99"), hasPassword(opened, "Secret#98")]).toEqual([true, false]);
  const kept = readFileSync(join(folder, "state.json"), "utf8");
  expect(kept).toContain("grace");
  expect(kept).not.toContain("Secret#99");
});

test("an unreadable state is put aside", () => {
  const { folder } = newHost();
  writeFileSync(join(folder, "state.json"), '{"people"');
  expect(readState(folder)).toEqual(seedState());
  expect(readFileSync(join(folder, "state.unreadable.json"), "utf8")).toBe('{"people"');
});

describe("the control of a world", () => {
  test("sets faults, clears them and resets the world", async () => {
    const host = newHost();
    const line = "GET /story/:story_id/details";
    await send(host, "POST", "/api/__world/fault", { line, status: 503 }, "mine");
    const details = () => send(host, "GET", "/api/story/story-1/details?user_id=user-owner", {}, "mine");
    expect((await details()).status).toBe(503);
    await send(host, "DELETE", "/api/__world/faults", {}, "mine");
    expect((await details()).status).toBe(200);

    await rename(host, "Changed", "mine");
    const state = (await (await send(host, "GET", "/api/__world/state", {}, "mine")).json()) as ReturnType<
      typeof seedState
    >;
    expect(state.stories["story-1"]?.title).toBe("Changed");
    await send(host, "POST", "/api/__world/reset", { pace: 0 }, "mine");
    expect(await titleIn(host, "mine")).toBe("Traffic Control Dogs");
    expect(host.worlds.get("mine")?.pace).toBe(0);
    await send(host, "PUT", "/api/__world/state", state, "mine");
    expect(await titleIn(host, "mine")).toBe("Changed");
  });

  test("is refused for the default world", async () => {
    expect((await send(newHost(), "POST", "/api/__world/reset", {})).status).toBe(501);
  });
});

test("the introduction names accounts, password and mailbox", () => {
  const text = introduction(`${origin}/`);
  for (const word of ["owner@studio.test", "admin@studio.test", "Studio#2026", `${origin}/__mailbox`])
    expect(text).toContain(word);
});
