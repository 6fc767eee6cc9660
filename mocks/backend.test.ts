import { expect, test } from "vitest";
import { callsAt, routes } from "./backend";

const modules = import.meta.glob<Record<string, unknown>>(["../src/api/contract/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const isCall = (value: unknown): value is { line: string } =>
  typeof value === "object" && value !== null && "line" in value && "address" in value;
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));

test("every call of the contract is answered", () => {
  expect(calls.length).toBeGreaterThan(0);
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    calls.map(({ line }) => line).toSorted(),
  );
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s matches no other route",
  (_, route) => {
    const found = callsAt(route.method, route.path.replaceAll(/:\w+/g, "an%20id"));
    expect(found.map((call) => call.route)).toEqual([route]);
    for (const value of Object.values(found[0]?.params ?? {})) expect(value).toBe("an id");
  },
);
