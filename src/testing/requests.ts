import { http } from "msw";
import { afterEach } from "vitest";
import { server } from "../../mocks/server";

/** The requests from now to the end of the test, each as "GET /api/story/list", in the order of their sending. */
export function watchRequests(): string[] {
  const sent: string[] = [];
  server.events.on("request:start", ({ request }) => {
    sent.push(`${request.method} ${decodeURI(new URL(request.url).pathname)}`);
  });
  return sent;
}

/** How many of them went to a call of the back end, by its line. */
export const countOf = (sent: string[], line: string) =>
  sent.filter((one) => one === line.replace(" ", " /api")).length;

/** Those of them that went to a call whose line has names in its path. */
export function sentOf(line: string, sent: string[]) {
  const call = new RegExp(`^${line.replace(" ", " /api").replaceAll(/:\w+/g, "[^/]+")}$`);
  return sent.filter((one) => call.test(one));
}

/** Keeps the answers to calls whose path ends so until the returned function is called. */
export function holdAnswers(pathEnd: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.all("*", async ({ request }) => {
      if (new URL(request.url).pathname.endsWith(pathEnd)) await held;
    }),
  );
  return release;
}

/** Waits for the next answer to a call whose path ends so. */
export const nextAnswer = (pathEnd: string) =>
  new Promise<void>((resolve) => {
    server.events.on("response:mocked", ({ request }) => {
      if (new URL(request.url).pathname.endsWith(pathEnd)) resolve();
    });
  });

afterEach(() => server.events.removeAllListeners());
