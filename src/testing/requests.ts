import { act } from "@testing-library/react";
import { http } from "msw";
import { onTestFinished } from "vitest";
import { server } from "../../mocks/server";

/** Collects the requests from now to the end of the test, such as "GET /api/story/list", in the order they are sent. */
export function watchRequests(): string[] {
  const sent: string[] = [];
  server.events.on("request:start", ({ request }) => {
    sent.push(nameOf(request));
  });
  return sent;
}

/** How many of the requests are calls of this line, which has no path parameters. */
export const countCalls = (sent: string[], line: string) =>
  sent.filter((one) => one === line.replace(" ", " /api")).length;

const callOf = (line: string) => new RegExp(`^${line.replace(" ", " /api").replaceAll(/:\w+/g, "[^/]+")}$`);
const nameOf = ({ method, url }: Request) => `${method} ${decodeURI(new URL(url).pathname)}`;

/** The requests that are calls of this line, which may have path parameters. */
export const callsTo = (line: string, sent: string[]) => sent.filter((one) => callOf(line).test(one));

/** Ids of the requests whose answers the test is holding back. */
const heldIds = new Set<string>();

function hold(isMeant: (request: Request) => boolean): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(() => heldIds.clear());
  server.use(
    http.all("*", async ({ request, requestId }) => {
      if (!isMeant(request)) return;
      heldIds.add(requestId);
      await released;
      heldIds.delete(requestId);
    }),
  );
  return release;
}

/** Holds back the answers to calls whose path has this end, until the returned function is called. */
export const holdAnswers = (pathEnd: string) => hold(({ url }) => new URL(url).pathname.endsWith(pathEnd));

/** Holds back the answers to the first `count` calls of a line, until the returned function is called. */
export function holdCalls(line: string, count = Infinity): () => void {
  let seen = 0;
  return hold((request) => callOf(line).test(nameOf(request)) && ++seen <= count);
}

/**
 * Tracks the requests in flight from now on. Returns a function that waits until none is in flight, except those the
 * test holds back, and until `isReady`. It depends on no clock, real or fake.
 */
export function watchTraffic(): (isReady?: () => boolean) => Promise<void> {
  const underWay = new Set<string>();
  server.events.on("request:start", ({ request, requestId }) => {
    underWay.add(requestId);
    request.signal.addEventListener("abort", () => underWay.delete(requestId));
  });
  server.events.on("request:end", ({ requestId }) => void underWay.delete(requestId));
  const isBusy = () => [...underWay].some((one) => !heldIds.has(one));
  return async (isReady = () => true) => {
    let turns = 0;
    for (let quiet = 0; quiet < 5; quiet = isBusy() || !isReady() ? 0 : quiet + 1) {
      if (++turns > 20_000) throw new Error("The page never comes to rest");
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  };
}

/** Waits for the next answer to a call whose path has this end. */
export const nextAnswer = (pathEnd: string) =>
  new Promise<void>((resolve) => {
    server.events.on("response:mocked", ({ request }) => {
      if (new URL(request.url).pathname.endsWith(pathEnd)) resolve();
    });
  });

/** Collects the bodies of the answers to calls of a line from now on. */
export function watchAnswers(line: string): string[] {
  const answers: string[] = [];
  server.events.on("response:mocked", ({ request, response }) => {
    if (callOf(line).test(nameOf(request)))
      void response
        .clone()
        .text()
        .then((body) => answers.push(body));
  });
  return answers;
}
