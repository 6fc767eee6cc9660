import type { IncomingMessage } from "node:http";
import { namedFile } from "./media-address.ts";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

// Decision: .github/decisions/stand-in.md
/**
 * Why a request is refused; undefined where it is answered. Any website can make its visitors' browsers send requests
 * to this machine, so only the studio's own pages are answered. A JSON body needs its content type, because browsers
 * send that across origins only after a preflight.
 */
export function refusalOf(asked: Asked): { status: number; error: string } | undefined {
  if (isForeign(asked) && !isOfSecondOrigin(asked))
    return { status: 403, error: "The studio answers its own pages only." };
  if (!isAsCalled(asked))
    return { status: 415, error: "The studio takes JSON as application/json, and files as a form." };
  return undefined;
}

/** Browsers name the requesting page in headers that no page can forge. A client without them is no browser. */
function isForeign(asked: Asked): boolean {
  const { host, origin, "sec-fetch-site": site } = asked.headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none" && !isVisit(asked);
  // Over plain http on another host than localhost browsers send no Sec-Fetch-Site.
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/** Addresses with side effects: calls of the back end, except its files, and Vite's command. */
const sideEffectPaths = /^\/(api\/(?!media\/)|__open-in-editor)/;

/** A top-level navigation from a link elsewhere, not a frame. */
const isVisit = ({ method, url = "", headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  !sideEffectPaths.test(url);

/**
 * A file at the second origin of media, to which the studio's own page is foreign. Any page may show it that knows its
 * name, as at a real host of files; the answer's headers say who may read it.
 */
const isOfSecondOrigin = ({ method = "", url = "" }: Asked) =>
  ["GET", "HEAD", "OPTIONS"].includes(method) && namedFile.test(url.replace(/\?.*$/, ""));

/** Which paths read a body of each content type. */
const readers: Record<string, RegExp> = {
  "application/json": /^\//,
  "multipart/form-data": /^\/(api\/(?!__world\/)|__sample|__world)/,
  "application/x-www-form-urlencoded": /^\/securetoken\.googleapis\.com\//,
  "application/octet-stream": /^\/api\/__world\/file\//,
};

function isAsCalled({ url = "", headers }: Asked): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  return !hasBody || (readers[type.trim()]?.test(url) ?? false);
}
