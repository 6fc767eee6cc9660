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
