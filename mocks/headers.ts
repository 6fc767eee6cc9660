import { createHash } from "node:crypto";

/** What the hosted app may connect to besides its own origin, and what its page holds. */
interface Reach {
  /** index.html as it was built: the style that stands in it is named by its hash, and no other may stand there. */
  page?: string;
  /** Origins of calls and of media that are read: back end, token sync, hosts of media. The two of the sign-in are always included. */
  connect?: string[];
  /** Origins of media that are no https hosts: only the stand-in's servers name one. */
  media?: string[];
  /** Whether it is served over https. Over plain http, as in development, HSTS and upgraded requests would break it. */
  isSecure: boolean;
}

const signIn = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** No other page may embed the studio in a frame, not even in development. */
export const noFrames = { "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY" };

// Decision: .github/decisions/security.md
/**
 * Media are shown from any https host, because the build does not know where a back end stores them. Their bytes are read
 * from hosts that it names.
 */
const contentPolicy = ({ page = "", connect = [], media = [], isSecure }: Reach) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...stylesIn(page)].join(" "),
    "font-src 'self'",
    `img-src ${["'self' blob: data: https:", ...media].join(" ")}`,
    `media-src ${["'self' blob: data: https:", ...media].join(" ")}`,
    // Reading a blob: or data: address tells nobody anything.
    `connect-src ${["'self'", ...connect, ...media, ...signIn, "blob: data:"].join(" ")}`,
    "frame-src blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    noFrames["Content-Security-Policy"],
    // The only policy is that of src/app/trusted-scripts.ts, for the worker's URL.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

const stylesIn = (page: string) =>
  [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );

/** The headers every answer of the hosted app carries. */
export const securityHeaders = (reach: Reach): Record<string, string> => ({
  ...noFrames,
  "Content-Security-Policy": contentPolicy(reach),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(reach.isSecure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

/** The headers as a `_headers` file for static hosts: a line with a path, and below it its headers. */
export function hostHeaders(reach: Reach): string {
  const lines = Object.entries(securityHeaders(reach)).map(([name, value]) => `  ${name}: ${value}`);
  // Their names contain a hash of the content.
  const forEver = "  Cache-Control: public, max-age=31536000, immutable";
  return ["/*", ...lines, "/assets/*", forEver, ""].join("\n");
}

/** The origins that the build's environment variables configure for calls and for reading media. */
export function originsIn(env: Record<string, unknown>): string[] {
  const told = [env["VITE_API_BASE_URL"], env["VITE_FIREBASE_AUTH_EMULATOR_URL"], env["VITE_AUTH_TOKEN_SYNC_URL"]];
  const called = told.flatMap((address) => (/^https?:/.test(String(address)) ? [new URL(String(address)).origin] : []));
  return [...new Set([...called, ...mediaOrigins(env["VITE_MEDIA_ORIGINS"])])];
}

/** A misspelt origin would be no part of the policy without a word, so it fails the build. */
function mediaOrigins(told: unknown): string[] {
  const origins = typeof told === "string" ? told.split(/[\s,]+/).filter((origin) => origin !== "") : [];
  return origins.map((origin) => {
    const [, found] = /^(https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)\/?$/i.exec(origin) ?? [];
    if (!found) throw new Error(`VITE_MEDIA_ORIGINS: "${origin}" is no origin such as https://media.example.com`);
    return found.toLowerCase();
  });
}
