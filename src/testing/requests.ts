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

afterEach(() => server.events.removeAllListeners());
