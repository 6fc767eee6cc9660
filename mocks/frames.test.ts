import { expect, test, vi } from "vitest";
import { Refusal } from "./answers";
import { framesOf } from "./frames";

const request = new Request("http://studio.test");
const following = () => ({ request, gone: new AbortController(), check: () => undefined });

/** Yields one message, then waits for the abort. */
function waiting(signal: AbortSignal) {
  const ended = vi.fn<() => void>();
  async function* messages() {
    try {
      yield { line_number: 1 };
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    } finally {
      ended();
    }
  }
  return { messages: messages(), ended };
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("every message is a frame of its own", async () => {
  async function* messages() {
    yield { line_number: 1 };
    await Promise.resolve();
    yield { complete: true };
  }
  const text = await new Response(await framesOf(messages(), following())).text();
  expect(text).toBe('data: {"line_number":1}\n\ndata: {"complete":true}\n\n');
});

test("a client that stops reading ends the generator", async () => {
  const how = following();
  const { messages, ended } = waiting(how.gone.signal);
  const reader = (await framesOf(messages, how)).getReader();
  expect(textOf((await reader.read()).value)).toBe('data: {"line_number":1}\n\n');
  await reader.cancel();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

test("an aborted request ends the generator", async () => {
  const leaving = new AbortController();
  const how = { ...following(), request: new Request("http://studio.test", { signal: leaving.signal }) };
  const { messages, ended } = waiting(how.gone.signal);
  await framesOf(messages, how);
  leaving.abort();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

test("a refusal before the first message rejects", async () => {
  // oxlint-disable-next-line require-yield -- it throws before its first message
  async function* refusing(): AsyncGenerator<object> {
    throw new Refusal(403, "No");
  }
  await expect(framesOf(refusing(), following())).rejects.toThrow(new Refusal(403, "No"));
});

test("a message that does not fit the contract breaks the stream", async () => {
  async function* messages() {
    yield { line_number: "one" };
  }
  const check = () => {
    throw new Error("unreadable");
  };
  await expect(new Response(await framesOf(messages(), { ...following(), check })).text()).rejects.toThrow(
    "unreadable",
  );
});

test("an idle stream is kept open by comments", async () => {
  vi.useFakeTimers();
  const how = following();
  const { messages } = waiting(how.gone.signal);
  const reader = (await framesOf(messages, how)).getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(textOf((await reader.read()).value)).toMatch(/^: /);
  await reader.cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
