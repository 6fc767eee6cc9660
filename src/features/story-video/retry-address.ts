import { isSigned } from "@/rules/media-url";

/**
 * The address under which a video that failed to load is asked for again: with a time parameter, so that no cache
 * answers. A signed address stays as it is, for its host refuses any other; blob: and data: have no parameters.
 */
export function retryAddress(url: string, now: number): string {
  const address = new URL(url, document.baseURI);
  if (!/^https?:$/.test(address.protocol) || isSigned(url)) return url;
  address.searchParams.set("t", String(now));
  return address.href;
}
