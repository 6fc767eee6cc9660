import { expect, test } from "vitest";
import { ask, listen, origin } from "./ask";
import { server, world } from "./server";
import { control } from "./control";
import { usualSwitches } from "./switches";

listen();

async function save(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${origin}/__world`, { method: "POST", body, redirect: "manual" });
}

const chosen = async () => {
  const page = await (await fetch(`${origin}/__world`)).text();
  return [...page.matchAll(/value="([^"]*)" selected/g)].map(([, value]) => value);
};

test("the page shows how the switches stand, and its form changes them", async () => {
  expect(await chosen()).toEqual(["own", "false", "new", "kept", "true", "keep", "false"]);
  const { status, headers } = await save({
    mediaOrigin: "second",
    mediaCors: "true",
    mediaAddresses: "in place",
    parseIds: "reused",
    parseKeepsMedia: "false",
    bulkRuns: "overwrite",
    slate: "true",
    signatureSeconds: "30",
  });
  expect([status, headers.get("Location")]).toEqual([303, "/__world"]);
  expect(world().state.switches).toEqual({
    mediaOrigin: "second",
    mediaCors: true,
    mediaAddresses: "in place",
    parseIds: "reused",
    parseKeepsMedia: false,
    bulkRuns: "overwrite",
    slate: true,
    signatureSeconds: 30,
  });
  expect(await chosen()).toEqual(["second", "true", "in place", "reused", "false", "overwrite", "true"]);
  await save({ signatureSeconds: "" });
  expect(world().state.switches.signatureSeconds).toBeUndefined();
});

test("what the form cannot send is refused, as text", async () => {
  const answer = await save({ bulkRuns: "<script>" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain("<script>");
  expect(world().state.switches).toEqual(usualSwitches);
});

test("the control reads and turns switches as JSON", async () => {
  server.use(...control(world()));
  expect((await ask("GET /__world/switches")).body).toEqual(usualSwitches);
  const turned = await ask("PUT /__world/switches", { parseIds: "replaced" });
  expect(turned).toEqual({ status: 200, body: { ...usualSwitches, parseIds: "replaced" } });
  expect(world().state.switches.parseIds).toBe("replaced");
  expect((await ask("PUT /__world/switches", { parseIds: 1 })).status).toBe(400);
});
