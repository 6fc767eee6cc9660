import { expect, test } from "vitest";
import { listen, origin } from "./ask";
import { world } from "./server";

listen();

async function open(user_id: string) {
  const body = new FormData();
  body.set("user_id", user_id);
  const { status, headers } = await fetch(`${origin}/__sample`, { method: "POST", body, redirect: "manual" });
  return { status, to: headers.get("Location") };
}

const partsOf = (project_id: string) =>
  [world().state.contexts, world().state.stories, world().state.characters].map((things) =>
    Object.values(things)
      .filter((thing) => thing.project_id === project_id)
      .map((thing) => ("name" in thing ? thing.name : thing.title)),
  );

test("a user without the sample project gets a complete copy, once", async () => {
  const { status, to } = await open("user-admin");
  expect(status).toBe(303);
  const id = to?.replace("/project/", "") ?? "";
  expect(world().state.projects[id]).toMatchObject({ name: "Cyber Pawn Shorts", owner: "user-admin", permissions: [] });
  expect(partsOf(id)).toEqual(partsOf("project-1"));
  expect(partsOf(id).map((names) => names.length)).toEqual([3, 1, 2]);
  expect(await open("user-admin")).toEqual({ status: 303, to });
});

test("its owner is redirected to the sample project itself", async () => {
  expect(await open("user-owner")).toEqual({ status: 303, to: "/project/project-1" });
});

test("changes in the original are not copied", async () => {
  Object.assign(world().state.stories["story-1"] ?? {}, { title: "Private" });
  const { to } = await open("user-viewer");
  expect(partsOf(to?.replace("/project/", "") ?? "")[1]).toEqual(["Traffic Control Dogs"]);
});

test("without a user nothing is copied", async () => {
  expect((await open("user-nobody")).status).toBe(404);
});
