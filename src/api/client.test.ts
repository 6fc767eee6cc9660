import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshWorld, server } from "../../mocks/server";
import { errorText, isNotFound, reasonText, type ApiError } from "./api-error";
import { call, connect } from "./client";
import { deleteAccount } from "./contract/auth";
import { uploadPdf } from "./contract/context";
import { audioProgress } from "./contract/generators";
import { storyDetails, updateStoryTitle } from "./contract/story";
import { follow } from "./event-stream";

let world: ReturnType<typeof freshWorld>;

beforeEach(() => {
  world = freshWorld();
  connect({
    baseUrl: `${location.origin}/api`,
    userId: () => "user-owner",
    token: async () => "t.o.k",
    sendsToken: false,
  });
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("the call succeeded"),
    (error: ApiError) => error,
  );

describe("a call", () => {
  test("reads and writes", async () => {
    await call(updateStoryTitle, { story_id: "story-1", title: "Dawn" });
    expect(world.state.stories["story-1"]?.title).toBe("Dawn");
    await expect(call(storyDetails, { story_id: "story-1" })).resolves.toMatchObject({ story: { title: "Dawn" } });
  });

  test("carries the server's words, cut at 500 characters", async () => {
    world.faults.set(storyDetails.line, { status: 500, error: "boom" });
    const error = await failureOf(call(storyDetails, { story_id: "story-1" }));
    expect(error).toMatchObject({ failure: "refused", status: 500, serverText: "boom" });
    expect(errorText(error, "Failed to fetch story details")).toBe("boom");

    world.faults.set(storyDetails.line, { status: 500, error: "x".repeat(900) });
    expect((await failureOf(call(storyDetails, { story_id: "story-1" }))).serverText).toHaveLength(500);
  });

  test.each([
    [{ status: 500, body: "<h1>Oops</h1>", contentType: "text/html" }, "refused", "HTTP error 500"],
    [{ status: 503, body: "" }, "refused", "HTTP error 503"],
    [
      { status: 200, body: "<h1>Log in to the hotel</h1>", contentType: "text/html" },
      "unreadable",
      "The server's answer could not be read",
    ],
    [{ status: 200, body: '{"story":' }, "unreadable", "The server's answer could not be read"],
    [{ status: 200, body: '{"story":{},"error":"The story is locked"}' }, "unreadable", "The story is locked"],
    [{ status: 400, body: '{"error":{"code":7}}' }, "refused", "HTTP error 400"],
    [{ reset: true }, "unreachable", "Failed to fetch"],
  ])("told to answer %j, fails as %s: %s", async (fault, failure, reason) => {
    world.faults.set(storyDetails.line, fault);
    const error = await failureOf(call(storyDetails, { story_id: "story-1" }));
    expect(error).toMatchObject({ failure, reason });
    expect(reasonText(error)).toBe(reason);
  });

  test.each([
    [429, "7", 7_000],
    [429, new Date(Date.UTC(2030, 0, 1, 0, 0, 9)).toUTCString(), 9_000],
    [429, new Date(Date.UTC(2029, 0, 1)).toUTCString(), 0],
    [429, "soon", undefined],
    [429, undefined, undefined],
    [503, "7", undefined],
  ])("refused with %i and Retry-After %s, is wanted again after %s ms", async (status, retryAfter, wait) => {
    vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2030, 0, 1));
    world.faults.set(storyDetails.line, { status, ...(retryAfter === undefined ? {} : { retryAfter }) });
    const error = await failureOf(call(storyDetails, { story_id: "story-1" }));
    vi.restoreAllMocks();
    expect(error.retryAfter).toBe(wait);
  });

  test("is given up after its time, a minute where nothing else is said", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    world.faults.set(storyDetails.line, { hang: true });
    const failed = failureOf(call(storyDetails, { story_id: "story-1" }));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(failed).resolves.toMatchObject({ failure: "timeout" });
  });

  test.each(["<!doctype html><title>Sign in</title>", '{"ok":tr', "[1,"])(
    "takes %s for no confirmation of a write",
    async (body) => {
      world.faults.set(updateStoryTitle.line, { status: 200, body });
      const error = await failureOf(call(updateStoryTitle, { story_id: "story-1", title: "Dawn" }));
      expect(error.failure).toBe("unreadable");
    },
  );

  test("takes none that tells of an error for one, and carries its words", async () => {
    world.faults.set(updateStoryTitle.line, { status: 200, body: '{"error":"The story is locked"}' });
    const error = await failureOf(call(updateStoryTitle, { story_id: "story-1", title: "Dawn" }));
    expect(errorText(error, "Failed to update title")).toBe("The story is locked");
  });

  test.each(["", "OK", "null"])("takes %j for one", async (body) => {
    world.faults.set(updateStoryTitle.line, { status: 200, body });
    await expect(call(updateStoryTitle, { story_id: "story-1", title: "Dawn" })).resolves.not.toThrow();
  });

  test("gives an upload up after 60 s in which no byte has moved", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    world.faults.set(uploadPdf.line, { hang: true });
    const file = new File(["%PDF-"], "notes.pdf");
    const failed = failureOf(call(uploadPdf, { context_id: "context-1", info_id: "info-1", info_name: "Notes", file }));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await Promise.race([failed, Promise.resolve("under way")])).toBe("under way");
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(failed).resolves.toMatchObject({ failure: "timeout" });
  });

  test("rejects with the signal's own reason when it is called off", async () => {
    world.faults.set(storyDetails.line, { hang: true });
    const leaving = new AbortController();
    const failed = failureOf(call(storyDetails, { story_id: "story-1" }, { signal: leaving.signal }));
    leaving.abort();
    await expect(failed).resolves.toMatchObject({ name: "AbortError" });
  });

  test("asks nothing of the server for an id that is none", async () => {
    const seen = vi.fn<() => undefined>();
    server.use(http.all("*", seen));
    const error = await failureOf(call(storyDetails, { story_id: ".." }));
    expect(error.failure).toBe("hostile-id");
    expect(isNotFound(error)).toBe(true);
    expect(seen).not.toHaveBeenCalled();
  });

  test("says that one is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    world.faults.set(storyDetails.line, { reset: true });
    expect((await failureOf(call(storyDetails, { story_id: "story-1" }))).reason).toBe("You are offline");
    vi.restoreAllMocks();
  });

  test("carries a token only where the contract or the configuration says so", async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.all("*/api/*", ({ request }) => {
        tokens.push(request.headers.get("Authorization"));
        return HttpResponse.json({});
      }),
    );
    await call(updateStoryTitle, { story_id: "story-1", title: "Dawn" });
    await call(deleteAccount, { uid: "user-owner" });
    connect({ sendsToken: true });
    await call(updateStoryTitle, { story_id: "story-1", title: "Dawn" });
    expect(tokens).toEqual([null, "Bearer t.o.k", "Bearer t.o.k"]);
  });
});

describe("an upload", () => {
  const pdf = new File(["%PDF-1.4 a very short one"], "notes.pdf", { type: "application/pdf" });
  const input = { context_id: "context-1", info_id: "info-1", info_name: "Who runs it", file: pdf };

  test("keeps the file's name and bytes and tells how much has left", async () => {
    const progress = vi.fn<(sent: number, total: number) => void>();
    const { id } = await call(uploadPdf, input, { onUpload: progress });
    const [, kept] = Object.entries(world.state.contexts["context-1"]?.information[0]?.attachments ?? {}).at(-1) ?? [];
    expect(kept).toMatchObject({ id, name: "notes.pdf" });
    expect(new TextDecoder().decode(await world.store.get(kept?.file ?? ""))).toBe("%PDF-1.4 a very short one");
    expect(progress).toHaveBeenCalled();
  });

  test("ends at once when it is called off", async () => {
    world.faults.set(uploadPdf.line, { hang: true });
    const leaving = new AbortController();
    const failed = failureOf(call(uploadPdf, input, { signal: leaving.signal }));
    leaving.abort();
    await expect(failed).resolves.toMatchObject({ name: "AbortError" });
  });

  test("carries the server's words", async () => {
    world.faults.set(uploadPdf.line, { status: 413, error: "Too large" });
    await expect(failureOf(call(uploadPdf, input))).resolves.toMatchObject({ status: 413, serverText: "Too large" });
  });
});

describe("a stream", () => {
  const followAudio = () =>
    new Promise<unknown[]>((resolve) => {
      const heard: unknown[] = [];
      const { close } = follow(
        audioProgress,
        { story_id: "story-1" },
        {
          message: (message) => {
            heard.push(message);
            if (message.complete) {
              close();
              resolve(heard);
            }
          },
          garbled: () => heard.push("garbled"),
          lost: (opened) => {
            heard.push({ lost: opened });
            resolve(heard);
          },
        },
      );
    });
  const frames = (...data: string[]) =>
    server.use(
      http.get("*/api/script-audio/progress/:id", () =>
        HttpResponse.text(data.map((frame) => `data: ${frame}\n\n`).join(""), {
          headers: { "Content-Type": "text/event-stream" },
        }),
      ),
    );

  test("gives its messages until it is complete, and goes on after a garbled one", async () => {
    frames('{"line_number":1,"progress":50}', "{oops", "[]", '{"complete":true}');
    await expect(followAudio()).resolves.toEqual([
      { line_number: 1, progress: 50 },
      "garbled",
      "garbled",
      { complete: true },
    ]);
  });

  test("that ends early is lost once, and not opened again", async () => {
    frames('{"line_number":1}');
    await expect(followAudio()).resolves.toEqual([{ line_number: 1 }, { lost: true }]);
  });

  test("that is refused was never open", async () => {
    world.faults.set(audioProgress.line, { status: 503 });
    await expect(followAudio()).resolves.toEqual([{ lost: false }]);
  });
});
