const loopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The https address of a page that was loaded over plain http, unless it comes from this machine. */
export function secureAddress(address: string): string | undefined {
  const url = new URL(address);
  if (url.protocol !== "http:" || loopback.test(url.hostname)) return undefined;
  url.protocol = "https:";
  return url.href;
}
