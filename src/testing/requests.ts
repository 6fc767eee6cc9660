import { act } from "@testing-library/react";
import { http } from "msw";
import { onTestFinished } from "vitest";
import { server } from "../../mocks/server";

/** The requests from now to the end of the test, each as "GET /api/story/list", in the order of their sending. */
export function watchRequests(): string[] {
  const sent: string[] = [];
  server.events.on("request:start", ({ request }) => {
    sent.push(nameOf(request));
  });
  return sent;
}

/** How many of them went to a call of the back end, by its line. */
export const countOf = (sent: string[], line: string) =>
  sent.filter((one) => one === line.replace(" ", " /api")).length;

const callOf = (line: string) => new RegExp(`^${line.replace(" ", " /api").replaceAll(/:\w+/g, "[^/]+")}$`);
const nameOf = ({ method, url }: Request) => `${method} ${decodeURI(new URL(url).pathname)}`;

/** Those of them that went to a call whose line has names in its path. */
export const sentOf = (line: string, sent: string[]) => sent.filter((one) => callOf(line).test(one));

/** Requests that the test keeps from being answered. */
const held = new Set<string>();

function hold(isMeant: (request: Request) => boolean): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(() => held.clear());
  server.use(
    http.all("*", async ({ request, requestId }) => {
      if (!isMeant(request)) return;
      held.add(requestId);
      await released;
      held.delete(requestId);
    }),
  );
  return release;
}

/** Keeps the answers to calls whose path ends so until the returned function is called. */
export const holdAnswers = (pathEnd: string) => hold(({ url }) => new URL(url).pathname.endsWith(pathEnd));

/** The same for a call by its line; only for the first so many. */
export function holdCalls(line: string, count = Infinity): () => void {
  let seen = 0;
  return hold((request) => callOf(line).test(nameOf(request)) && ++seen <= count);
}

/**
 * Follows what is under way from now on. The function that it gives waits until nothing is but what the test holds, and
 * until the page is ready, where that is asked for; it needs no time of any clock.
 */
export function watchTraffic(): (isReady?: () => boolean) => Promise<void> {
  const underWay = new Set<string>();
  server.events.on("request:start", ({ request, requestId }) => {
    underWay.add(requestId);
    request.signal.addEventListener("abort", () => underWay.delete(requestId));
  });
  server.events.on("request:end", ({ requestId }) => void underWay.delete(requestId));
  const isBusy = () => [...underWay].some((one) => !held.has(one));
  return async (isReady = () => true) => {
    let turns = 0;
    for (let quiet = 0; quiet < 5; quiet = isBusy() || !isReady() ? 0 : quiet + 1) {
      if (++turns > 20_000) throw new Error("The page never comes to rest");
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  };
}

/** Waits for the next answer to a call whose path ends so. */
export const nextAnswer = (pathEnd: string) =>
  new Promise<void>((resolve) => {
    server.events.on("response:mocked", ({ request }) => {
      if (new URL(request.url).pathname.endsWith(pathEnd)) resolve();
    });
  });

/** What calls of a line are answered with from now on, as it comes over the wire. */
export function answersTo(line: string): string[] {
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
