import { createHmac } from "node:crypto";
import type { World } from "./world";

// Decision: .github/decisions/stand-in.md
/** A file at the page's own origin. */
export const ownMediaUrl = (file: string) => `/api/media/${file}`;

/** A file at the second origin, which gets no cookie: its world is named in the path, the kept one as "~". */
export const namedFile = /^\/api\/media\/([\w~-]{1,128})\/(\w[\w.-]*)$/;

/** The address of a media file, as the world's switches have it; undefined for "". */
export function mediaUrl(world: World, file: string): string | undefined {
  if (file === "") return undefined;
  const { mediaOrigin, signatureSeconds } = world.state.switches;
  const second = mediaOrigin === "second" ? secondOrigin(world.pageOrigin) : undefined;
  const address = second ? `${second}/api/media/${world.name || "~"}/${file}` : ownMediaUrl(file);
  if (signatureSeconds === undefined) return address;
  const expires = String(Date.now() + signatureSeconds * 1_000);
  return `${address}?expires=${expires}&signature=${signatureOf(file, expires)}`;
}

/**
 * The same server under its other name. To a browser that is another host, with another origin. Undefined where the page
 * is not asked for by a name of this machine.
 */
export function secondOrigin(origin: string): string | undefined {
  const [, scheme, host = "", port = ""] = /^(https?):\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.exec(origin) ?? [];
  return scheme && `${scheme}://${host === "localhost" ? "127.0.0.1" : "localhost"}${port}`;
}

/** Whether an address is signed as it has to be. As at real hosts, an added parameter makes its signature wrong. */
export function isValid(world: World, file: string, { searchParams }: URL): boolean {
  if (world.state.switches.signatureSeconds === undefined) return true;
  const expires = searchParams.get("expires") ?? "";
  const isWhole = searchParams.size === 2 && searchParams.get("signature") === signatureOf(file, expires);
  return isWhole && Date.now() <= Number(expires);
}

/** No secret is needed: a file's name cannot be guessed, so the signature only has to fit and to expire. */
const signatureOf = (file: string, expires: string) =>
  createHmac("sha256", "stand-in").update(`${file} ${expires}`).digest("hex").slice(0, 32);
