import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hostHeaders, originsIn, securityHeaders } from "./headers";

test("the policy allows nothing unsafe, and calls only to the configured origins", () => {
  const headers = securityHeaders({ connect: ["https://api.studio.test"], isSecure: true });
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
  expect(headers["Content-Security-Policy"]).toContain(
    "connect-src 'self' https://api.studio.test https://identitytoolkit",
  );
  expect(headers["Strict-Transport-Security"]).toBeDefined();
});

test("media of hosts that the build names can be read, and those of a stand-in's second origin shown as well", () => {
  const at = (reach: Parameters<typeof securityHeaders>[0]) => securityHeaders(reach)["Content-Security-Policy"] ?? "";
  const named = at({ connect: ["https://media.studio.test"], isSecure: true });
  expect(named).toContain("connect-src 'self' https://media.studio.test");
  expect(named).toContain("media-src 'self' blob: data: https:;");
  const second = at({ media: ["http://127.0.0.1:5173"], isSecure: false });
  for (const what of ["img-src", "media-src", "connect-src"])
    expect(second).toMatch(new RegExp(`${what} [^;]*http://127\\.0\\.0\\.1:5173`));
});

test("of the styles in a page, the policy allows those that were built into it, and no others", () => {
  const page = "<head><style>p{color:red}</style></head><p>&lt;style></p>";
  const policy = securityHeaders({ page, isSecure: true })["Content-Security-Policy"];
  const hash = createHash("sha256").update("p{color:red}").digest("base64");
  expect(policy).toContain(`; style-src 'self' 'sha256-${hash}';`);
  expect(securityHeaders({ isSecure: true })["Content-Security-Policy"]).toContain("; style-src 'self';");
});

test("over plain http nothing forces https", () => {
  const headers = securityHeaders({ isSecure: false });
  expect(headers["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
  expect(headers["Strict-Transport-Security"]).toBeUndefined();
});

test("the _headers file has every header for every address", () => {
  const reach = { connect: ["https://api.studio.test"], isSecure: true };
  const [path, ...lines] = hostHeaders(reach).split("\n");
  expect(path).toBe("/*");
  for (const [name, value] of Object.entries(securityHeaders(reach))) expect(lines).toContain(`  ${name}: ${value}`);
});

test("the origins are those of the configured URLs, without relative ones", () => {
  const env = { VITE_API_BASE_URL: "https://api.studio.test/v1", VITE_AUTH_TOKEN_SYNC_URL: "/cookie" };
  expect(originsIn(env)).toEqual(["https://api.studio.test"]);
  expect(originsIn({})).toEqual([]);
});

test("the origins of media are told with commas or spaces, and a misspelt one fails the build", () => {
  const told = (VITE_MEDIA_ORIGINS: string) => originsIn({ VITE_MEDIA_ORIGINS });
  expect(told("https://a.test, https://*.b.test:8443/\nhttps://a.test")).toEqual([
    "https://a.test",
    "https://*.b.test:8443",
  ]);
  expect(told(" ")).toEqual([]);
  for (const wrong of ["http://a.test", "a.test", "https://a.test/path", "https://a.test;script-src", "*"])
    expect(() => told(wrong)).toThrow(`VITE_MEDIA_ORIGINS: "${wrong}" is no origin`);
});
