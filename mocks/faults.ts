import { HttpResponse } from "msw";
import type { Fault, World } from "./world";

/** The faulty answer that the world has for this line; undefined where it has none. */
export async function faultyAnswerFor(world: World, line: string, request: Request, contentType: string) {
  const fault = world.faults.get(line);
  if (!fault) return undefined;
  countDown(world, line, fault);
  if (fault.delay) await pause(fault.delay);
  if (fault.hang) await clientGone(request);
  if (fault.hang || fault.reset) return HttpResponse.error();
  if (fault.breaksOff) return brokenBody();
  const headers = headersOf(fault);
  if (fault.body !== undefined)
    return plain(fault.body, fault.status ?? 200, fault.contentType ?? contentType, headers);
  if (fault.status !== undefined || fault.error !== undefined) return json(fault, headers);
  return undefined;
}

const headersOf = ({ retryAfter, location }: Fault): Record<string, string> => ({
  ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
  ...(location !== undefined && { Location: location }),
});

function countDown(world: World, line: string, fault: Fault) {
  if (fault.times === undefined) return;
  if (fault.times > 1) world.faults.set(line, { ...fault, times: fault.times - 1 });
  else world.faults.delete(line);
}

const json = ({ status = 500, error }: Fault, headers: Record<string, string>) =>
  plain(JSON.stringify(error === undefined ? {} : { error }), status, "application/json", headers);

/** A 204 or 304 must not have a body, or Response throws. */
const plain = (body: string, status: number, contentType: string, headers: Record<string, string>) =>
  new HttpResponse(status === 204 || status === 304 ? null : contentType === eventStream ? inFrames(body) : body, {
    status,
    headers: { "Content-Type": contentType, ...headers },
  });

/** A body that breaks off after its beginning. */
const brokenBody = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"beginning":'));
        setTimeout(() => controller.error(new Error("The connection broke off")), 0);
      },
    }),
    { headers: { "Content-Type": "application/json" } },
  );

const eventStream = "text/event-stream";

/** Sends events one by one, as fast as they are read. */
function inFrames(body: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const frames = body.split(/(?<=\n\n)/).values();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = frames.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const clientGone = ({ signal }: Request) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
