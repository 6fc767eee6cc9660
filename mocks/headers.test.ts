import { expect, test } from "vitest";
import { securityHeaders } from "./headers";

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
