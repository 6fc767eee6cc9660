import { expect, test } from "vitest";
import { hostHeaders, originsIn, securityHeaders } from "./headers";

test("nothing unsafe is allowed, and calls go where the build was told", () => {
  const headers = securityHeaders({ connect: ["https://api.studio.test"], isSecure: true });
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
  expect(headers["Content-Security-Policy"]).toContain(
    "connect-src 'self' https://api.studio.test https://identitytoolkit",
  );
  expect(headers["Strict-Transport-Security"]).toBeDefined();
});

test("plain http is not told to be https", () => {
  const headers = securityHeaders({ isSecure: false });
  expect(headers["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
  expect(headers["Strict-Transport-Security"]).toBeUndefined();
});

test("a host of static files is told every header, for every address", () => {
  const reach = { connect: ["https://api.studio.test"], isSecure: true };
  const [path, ...lines] = hostHeaders(reach).split("\n");
  expect(path).toBe("/*");
  for (const [name, value] of Object.entries(securityHeaders(reach))) expect(lines).toContain(`  ${name}: ${value}`);
});

test("a build calls the addresses of its configuration, and none that are paths of its own", () => {
  const env = { VITE_API_BASE_URL: "https://api.studio.test/v1", VITE_AUTH_TOKEN_SYNC_URL: "/cookie" };
  expect(originsIn(env)).toEqual(["https://api.studio.test"]);
  expect(originsIn({})).toEqual([]);
});
