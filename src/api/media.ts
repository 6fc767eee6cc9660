/** Milliseconds within which a host that is there answers a request for one byte. */
const patienceMs = 10_000;

/** What a page may do with a host's media: read their bytes, or only play and show them. */
export type HostTier = "bytes" | "play";

/**
 * Why there are no bytes. Policy: the page's security policy does not name the host. Host: it is there and lets no page
 * read (CORS). Status: it answered so. Network: it could not be reached, or broke off.
 */
export type NoBytes = "policy" | "host" | "status" | "network";

export class MediaBytesError extends Error {
  /** Such as "media.example.com:8443". */
  readonly host: string;
  readonly reason: NoBytes;
  /** The HTTP status, where the reason is one. */
  readonly status: number | undefined;

  constructor(host: string, reason: NoBytes, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`No bytes from ${host}: ${reason}${status === undefined ? "" : ` ${status}`}`, { cause });
    this.name = "MediaBytesError";
    this.host = host;
    this.reason = reason;
    this.status = status;
  }
}

interface Options {
  signal?: AbortSignal | undefined;
}

/** What was found out, and is being found out, of each origin. A reason stands for the tier "play". */
const found = new Map<string, Promise<"bytes" | "policy" | "host">>();

/** Hosts are asked anew: after somebody mended one, and after each test. */
export const forgetHosts = () => found.clear();

// Decision: .github/decisions/media.md
/**
 * What may be done with the media of an address's host. It is asked once, for one byte. The page's own host, blob: and
 * data: are never asked. Rejects with a MediaBytesError where the host could not be reached, which tells nothing of it.
 */
export async function hostTier(address: string, { signal }: Options = {}): Promise<HostTier> {
  return (await findOut(address, signal)) === "bytes" ? "bytes" : "play";
}

/**
 * The bytes of an address that `rules/media-url.ts` let pass. Rejects with a MediaBytesError, or with the signal's
 * reason.
 */
export async function mediaBytes(address: string, { signal }: Options = {}): Promise<Blob> {
  const host = hostOf(address);
  const tier = await findOut(address, signal);
  if (tier !== "bytes") throw new MediaBytesError(host, tier);
  const response = await read(address, signal);
  if (!response.ok) throw new MediaBytesError(host, "status", { status: response.status });
  return await response.blob().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new MediaBytesError(host, "network", { cause });
  });
}

/** What stands where something needs bytes and gets none. */
export function whyNoBytes(error: unknown): string {
  if (!(error instanceof MediaBytesError)) return "The file could not be read.";
  const { host, reason, status = 0 } = error;
  switch (reason) {
    case "policy":
      return `This page may show files of ${host}, but not read them: its security policy does not name that host. Whoever runs the studio can add it to VITE_MEDIA_ORIGINS and build again.`;
    case "host":
      return `${host} does not let this page read its files, though it may show them. Whoever runs that host can allow ${location.origin} there (CORS).`;
    case "status":
      if (status === 403) return `${host} refused the file (403). Its address may have expired.`;
      return status === 404 || status === 410
        ? `The file is gone from ${host} (${status}).`
        : `${host} did not give the file (${status}).`;
    case "network":
      return navigator.onLine ? `${host} could not be reached.` : "You are offline.";
  }
}

async function findOut(address: string, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  if (isOwn(address)) return "bytes";
  const { origin } = urlOf(address);
  const asked = found.get(origin) ?? ask(address);
  found.set(origin, asked);
  // Several may wait for one answer, so that who leaves ends only their own waiting.
  return await unlessAborted(asked, signal);
}

/** Asks for one byte, past the browser's cache: a copy in there that was shown says nothing of who may read. */
async function ask(address: string): Promise<"bytes" | "policy" | "host"> {
  const host = hostOf(address);
  const { origin } = urlOf(address);
  const late = AbortSignal.timeout(patienceMs);
  const policy = watchPolicy(origin);
  try {
    const response = await send(address, { headers: { Range: "bytes=0-0" }, cache: "reload", signal: late });
    // A host that does not know ranges sends the whole file. Any status is an answer that could be read.
    response.body?.cancel().catch(() => undefined);
    return "bytes";
  } catch (cause) {
    if (await policy.refused()) return "policy";
    if (await isThere(address, late)) return "host";
    found.delete(origin);
    throw new MediaBytesError(host, "network", { cause });
  } finally {
    policy.end();
  }
}

/**
 * Reads an address of a host that lets itself be read. Where it was shown before, the browser's cache may hold an answer
 * without the header that allows it; the second request goes past that cache. Some hosts leave the header out where they
 * refuse, so that their status cannot be read.
 */
async function read(address: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await send(address, { signal: signal ?? null }).catch((cause: unknown) => {
      signal?.throwIfAborted();
      if (isOwn(address)) throw cause;
      return send(address, { signal: signal ?? null, cache: "reload" });
    });
  } catch (cause) {
    signal?.throwIfAborted();
    const isClosed = !isOwn(address) && (await isThere(address, AbortSignal.timeout(patienceMs)));
    throw new MediaBytesError(hostOf(address), isClosed ? "host" : "network", { cause });
  }
}

/** Cookies go to the page's own host alone. */
const send = (address: string, init: RequestInit) =>
  fetch(address, { credentials: "same-origin", referrerPolicy: "no-referrer", ...init });

/** Whether the host answers at all. No page can read this answer, so every host gives it. */
async function isThere(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await send(address, { method: "HEAD", mode: "no-cors", cache: "reload", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}

/** Notices whether the page's policy refuses a request to an origin; the failed request itself does not say why. */
function watchPolicy(origin: string) {
  let isRefused = false;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : undefined;
    if (effectiveDirective === "connect-src" && blocked === origin) isRefused = true;
  };
  document.addEventListener("securitypolicyviolation", note);
  return {
    /** The browser tells of it in a task of its own, which may come after the failure. */
    refused: async () => {
      if (!isRefused) await new Promise((resolve) => setTimeout(resolve));
      return isRefused;
    },
    end: () => document.removeEventListener("securitypolicyviolation", note),
  };
}

const isOwn = (address: string) => {
  const { protocol, origin } = urlOf(address);
  return protocol === "blob:" || protocol === "data:" || origin === location.origin;
};

/** An address of the page's own making names no host. */
const hostOf = (address: string) => urlOf(address).host || location.host;

const urlOf = (address: string) => new URL(address, location.href);

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
