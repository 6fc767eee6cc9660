export type MediaKind = "image" | "audio" | "video";

/** An address that may reach the page, or why it may not. */
export type MediaUrl = { url: string } | { refused: string };

/** Stands for the page where only the form of a relative address matters. */
const here = "https://here.invalid/";

/**
 * The one way for an address of the server into `src`, `href` or `poster`: https:, http:, blob:, relative, or data: of
 * the kind that is shown. Everything else is refused with a reason for the user; undefined where there is no address.
 */
export function mediaUrl(text: string | undefined, kind: MediaKind): MediaUrl | undefined {
  const address = text?.replace(/^ +| +$/g, "");
  if (!address) return undefined;
  // The URL parser drops tabs and line breaks silently: "java\nscript:" would pass a look at the text.
  if (hasControlCharacter(address)) return refuse(kind, "it holds control characters");

  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  switch (scheme) {
    case undefined: {
      const host = parse(address, here)?.host;
      return host === "here.invalid" ? { url: address } : refuse(kind, "it leads to another host without saying how");
    }
    case "https:":
    case "http:":
    case "blob:": {
      const url = parse(address);
      if (url === undefined) return refuse(kind, "it is malformed");
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

/** The address where it may be used. */
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

/** Whether an address is signed: one parameter more, and its host refuses it. */
export function isSigned(url: string): boolean {
  const names = parse(url, here)?.searchParams.keys() ?? [];
  return [...names].some((name) => signatures.includes(name.toLowerCase()));
}

const refuse = (kind: MediaKind, reason: string) => ({
  refused: `The address of this ${kind} cannot be used: ${reason}.`,
});

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
