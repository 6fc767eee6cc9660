import { hostTier, mediaBytes, whyNoBytes } from "@/api/media";

/** A host whose media can be played and not be read, or that is away. */
export interface UnreadableHost {
  origin: string;
  /** Which host, why, and what can be done. */
  words: string;
}

export const originOf = (url: string) => new URL(url, location.href).origin;

/** The hosts of these addresses that give no bytes; each is asked once. */
export async function unreadableHosts(urls: readonly string[], signal: AbortSignal): Promise<UnreadableHost[]> {
  const oneOfEach = new Map(urls.map((url) => [originOf(url), url]));
  const told = await Promise.all([...oneOfEach].map(([origin, url]) => whyUnreadable(origin, url, signal)));
  return told.filter((host) => host !== undefined);
}

async function whyUnreadable(origin: string, url: string, signal: AbortSignal): Promise<UnreadableHost | undefined> {
  try {
    if ((await hostTier(url, { signal })) === "bytes") return undefined;
    // Known to give none, the host is not asked again: this only says why.
    await mediaBytes(url, { signal });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return { origin, words: whyNoBytes(error) };
  }
}
