export type MediaKind = "image" | "audio" | "video";

/** An address that may be used in the page, or why it may not. */
export type MediaUrl = { url: string } | { refused: string };

/** A base for parsing relative addresses; which page it is does not matter. */
const anyBase = "https://here.invalid/";

/**
 * Checks an address from the server before it is used as `src`, `href` or `poster`. Allowed are https:, http:, blob:,
 * relative addresses, and data: of the given kind. Anything else is refused with a reason for the user. Undefined
 * where there is no address.
 */
export function mediaUrl(text: string | undefined, kind: MediaKind): MediaUrl | undefined {
  const address = text?.replace(/^ +| +$/g, "");
  if (!address) return undefined;
  // The URL parser silently drops tabs and line breaks, so "java\nscript:" would pass the check of the scheme below.
  if (hasControlCharacter(address)) return refuse(kind, "it holds control characters");

  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  switch (scheme) {
    case undefined: {
      const host = parse(address, anyBase)?.host;
      return host === "here.invalid" ? { url: address } : refuse(kind, "it leads to another host without saying how");
    }
    case "https:":
    case "http:":
    case "blob:": {
      const url = parse(address);
      if (url === undefined) return refuse(kind, "it is malformed");
      // What another page holds in its memory cannot be read here.
      if (scheme === "blob:" && isForeign(url)) return refuse(kind, "it belongs to another site");
      if (url.username || url.password) return refuse(kind, "it holds a user name or a password");
      return { url: url.href };
    }
    case "data:":
      return new RegExp(`^data:${kind}/[a-z0-9.+-]+[;,]`, "i").test(address)
        ? { url: address }
        : refuse(kind, `its data is no ${kind}`);
    default:
      return refuse(kind, `addresses starting with ${scheme.slice(0, 20)} are not used`);
  }
}

/** The address, or undefined where it may not be used. */
export function usableUrl(text: string | undefined, kind: MediaKind): string | undefined {
  const address = mediaUrl(text, kind);
  return address && "url" in address ? address.url : undefined;
}

/** Why the address may not be used; undefined where it may, or where there is none. */
export function whyRefused(text: string | undefined, kind: MediaKind): string | undefined {
  const address = mediaUrl(text, kind);
  return address && "refused" in address ? address.refused : undefined;
}

const signatures = ["x-amz-signature", "x-goog-signature", "signature"];

/** Whether an address is signed: its host then refuses it once a query parameter is added. */
export function isSigned(url: string): boolean {
  // Addresses come by the thousands, and few have parameters.
  if (!url.includes("?")) return false;
  const names = parse(url, anyBase)?.searchParams.keys() ?? [];
  return [...names].some((name) => signatures.includes(name.toLowerCase()));
}

/** An address without its signature: what is noted of a file stays true when its host signs the address anew. */
export const unsigned = (url: string): string => (isSigned(url) ? url.slice(0, url.indexOf("?")) : url);

const refuse = (kind: MediaKind, reason: string) => ({
  refused: `The address of this ${kind} cannot be used: ${reason}.`,
});

const isForeign = ({ origin }: URL) => typeof location !== "undefined" && origin !== location.origin;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
