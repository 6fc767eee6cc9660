import { expect, test } from "vitest";
import { callsAt, routes } from "./backend";

test("every call of the contract is answered", () => {
  expect(routes).toHaveLength(108);
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s matches no other route",
  (_, route) => {
    const found = callsAt(route.method, route.path.replaceAll(/:\w+/g, "an%20id"));
    expect(found.map((call) => call.route)).toEqual([route]);
    for (const value of Object.values(found[0]?.params ?? {})) expect(value).toBe("an id");
  },
);
