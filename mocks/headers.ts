/** What the hosted app may reach besides its own origin. */
interface Reach {
  /** Origins for calls: the back end, the token sync. Sign-in's own two are always there. */
  connect?: string[];
  /** Whether it is served by https. On plain http, as on a developer's own machine, these would lock the browser out. */
  isSecure: boolean;
}

const signIn = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** No page elsewhere shows the studio in a frame, in development neither. */
export const noFrames = { "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY" };

// Decision: .github/decisions/security.md
/** Media may come from any https host: where a back end stores them is not known when the app is built. */
const contentPolicy = ({ connect = [], isSecure }: Reach) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob: data: https:",
    `connect-src ${["'self'", ...connect, ...signIn].join(" ")}`,
    "frame-src blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    noFrames["Content-Security-Policy"],
    // Texts become code nowhere. The one policy is that of src/app/trusted-scripts.ts, for the worker's address.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

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

/** The same as a file for hosts of static files: a line for a path, and below it those of its headers. */
export function hostHeaders(reach: Reach): string {
  const lines = Object.entries(securityHeaders(reach)).map(([name, value]) => `  ${name}: ${value}`);
  // Their names change with what is in them.
  const forEver = "  Cache-Control: public, max-age=31536000, immutable";
  return ["/*", ...lines, "/assets/*", forEver, ""].join("\n");
}

/** Where a build is told to make calls, besides its own origin. */
export function originsIn(env: Record<string, unknown>): string[] {
  const told = [env["VITE_API_BASE_URL"], env["VITE_FIREBASE_AUTH_EMULATOR_URL"], env["VITE_AUTH_TOKEN_SYNC_URL"]];
  return told.flatMap((address) => (/^https?:/.test(String(address)) ? [new URL(String(address)).origin] : []));
}
