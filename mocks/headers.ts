/** What the hosted app may reach besides its own origin. */
interface Reach {
  /** Origins for calls: the back end, the token sync. Sign-in's own two are always there. */
  connect?: string[];
  /** Whether it is served by https. On plain http, as on a developer's own machine, these would lock the browser out. */
  isSecure: boolean;
}

const signIn = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

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
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The headers every answer of the hosted app carries. */
export const securityHeaders = (reach: Reach): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(reach),
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(reach.isSecure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});
