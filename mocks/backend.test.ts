import type { HttpHandler } from "msw";
import { expect, test } from "vitest";
import { backend } from "./backend";
import { world } from "./server";

const calls = backend(world()).filter(
  ({ info }) => String(info.path).startsWith("*/api/") && !String(info.path).includes("/media/"),
);

test("every call of the contract is answered", () => {
  expect(calls).toHaveLength(108);
});

test.each(calls.map((call) => [call.info.header, call] as const))("%s is answered by itself alone", async (_, call) => {
  const url = String(call.info.path).replace("*", "http://studio.test").replaceAll(/:\w+/g, "some-id");
  const answering: HttpHandler[] = [];
  for (const other of calls) {
    const request = new Request(url, { method: String(call.info.method) });
    if (await other.test({ request })) answering.push(other);
  }
  expect(answering).toEqual([call]);
});
