import { expect, test, vi } from "vitest";
import { requireSameOrigin, trustOwnScripts } from "./trusted-scripts";

test("there is one policy, for addresses of scripts alone", () => {
  const createPolicy = vi.fn<(name: string, rules: object) => void>();
  trustOwnScripts({ trustedTypes: { createPolicy } });
  expect(createPolicy.mock.calls).toEqual([["default", { createScriptURL: requireSameOrigin }]]);
});

test("a browser without Trusted Types starts, too", () => {
  expect(() => trustOwnScripts({})).not.toThrow();
});

test.each(["/assets/stream-source.js", "assets/x.js", "http://localhost:3000/assets/x.js"])("%s is ours", (address) => {
  expect(requireSameOrigin(address)).toBe(address);
});

test.each([
  "https://evil.example/x.js",
  "//evil.example/x.js",
  "data:text/javascript,alert(1)",
  "blob:https://evil.example/1",
])("%s is not", (address) => {
  expect(() => requireSameOrigin(address)).toThrow("A script of another origin");
});
