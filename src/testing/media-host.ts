import { http, HttpResponse } from "msw";
import { server } from "../../mocks/server";

interface Answering {
  /** Whether pages may read its files, or only play them; or it cannot be reached. */
  gives: "bytes" | "play" | "nothing";
  status?: number;
  body?: string;
}

/**
 * A host of media files, as a browser meets it: where a page may only play files, its reading fails without a reason.
 * Returns what it is asked for, such as "GET /a.webm" or "GET /a.webm bytes=0-0 reload".
 */
export function mockMediaHost(origin: string, { gives, status = 200, body = "bytes" }: Answering): string[] {
  const asked: string[] = [];
  server.use(
    http.all(`${origin}/*`, ({ request: { method, url, headers, cache, mode } }) => {
      const told = [method, new URL(url).pathname, headers.get("Range"), cache === "default" ? undefined : cache];
      asked.push(told.filter(Boolean).join(" "));
      const isAnswered = gives === "bytes" || (gives === "play" && mode === "no-cors");
      return isAnswered ? new HttpResponse(method === "HEAD" ? null : body, { status }) : HttpResponse.error();
    }),
  );
  return asked;
}
