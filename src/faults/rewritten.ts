import { getResponse, http, HttpResponse } from "msw";
import { backend } from "../../mocks/backend";
import { server, world } from "../../mocks/server";

type AsMeant = (sent: Request) => Request | Promise<Request>;

/**
 * Rewrites every value in the back end's JSON answers, inner values first, until the end of the test. `asMeant`
 * rewrites the requests.
 */
export function rewriteAnswers(
  rewritten: (value: unknown, name: string) => unknown,
  asMeant: AsMeant = (sent) => sent,
) {
  server.use(
    http.all("*/api/*", async ({ request }) => {
      const answer = await getResponse(backend(world()), await asMeant(request.clone()));
      if (!answer?.headers.get("Content-Type")?.includes("json")) return answer;
      const json: unknown = JSON.parse(await answer.text(), (name, value: unknown) => rewritten(value, name));
      return new HttpResponse(JSON.stringify(json), { status: answer.status, headers: answer.headers });
    }),
  );
}
