import type { IncomingMessage } from "node:http";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

// Decision: .github/decisions/stand-in.md
/**
 * Why the studio does not answer a request; undefined where it does. Any website can send requests to a server on the
 * machine of whoever looks at it, so only the studio's own pages are answered, and JSON counts only where it is called so:
 * a browser sends nobody's JSON to another origin without asking there first.
 */
export function refusalOf(asked: Asked): { status: number; error: string } | undefined {
  if (isForeign(asked)) return { status: 403, error: "The studio answers its own pages only." };
  if (!isAsCalled(asked))
    return { status: 415, error: "The studio takes JSON as application/json, and files as a form." };
  return undefined;
}

/** Browsers say in headers that no page can forge whose page it is that asks; a program that sends none is no browser. */
function isForeign(asked: Asked): boolean {
  const { host, origin, "sec-fetch-site": site } = asked.headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none" && !isVisit(asked);
  // Over plain http, on another host than this machine, browsers tell no site.
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/** What does something by being opened: calls of the back end, its files aside, and Vite's own command. */
const doings = /^\/(api\/(?!media\/)|__open-in-editor)/;

/** Somebody follows a link from elsewhere to a page or a film, in a window of their own and not in a frame. */
const isVisit = ({ method, url = "", headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  !doings.test(url);

/** Where a body of each type is read. */
const readers: Record<string, RegExp> = {
  "application/json": /^\//,
  "multipart/form-data": /^\/(api\/(?!__world\/)|__sample)/,
  "application/x-www-form-urlencoded": /^\/securetoken\.googleapis\.com\//,
  "application/octet-stream": /^\/api\/__world\/file\//,
};

function isAsCalled({ url = "", headers }: Asked): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  return !hasBody || (readers[type.trim()]?.test(url) ?? false);
}
