/** The browser's Trusted Types, which not every browser has and TypeScript does not describe. */
interface TrustedTypes {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string }) => unknown;
}

// Decision: .github/decisions/security.md
/**
 * The security policy lets no text become markup or code. The one exception is the address of a worker, and only of a
 * file of our own.
 */
export function trustOwnScripts({ trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as object) {
  trustedTypes?.createPolicy("default", { createScriptURL: requireSameOrigin });
}

export function requireSameOrigin(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError("A script of another origin");
  return address;
}
