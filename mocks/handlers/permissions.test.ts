import { expect, test } from "vitest";
import { ask, listen } from "../ask";
import { world } from "../server";

listen();

const everybody = ["owner", "editor", "commenter", "viewer", "admin"];
const inProject = { project_id: "project-1" };
const owned = { project_owner_id: "user-owner" };

/** Document 1, section 6. The admin has no level in the project. */
const capabilities: [may: string[], line: string, fields?: Record<string, unknown>][] = [
  [["owner"], "PUT /project/project-1/update-name", { ...owned, name: "New" }],
  [["owner"], "DELETE /project/delete", inProject],
  [["owner", "editor"], "PUT /project/project-1/update-description", { ...owned, description: "New" }],
  [["owner", "editor"], "PUT /project/project-1/update-image-style", { ...owned, image_style: "Film Noir" }],
  [["owner", "editor"], "POST /project-context/create", { ...inProject, name: "New" }],
  [["owner", "editor"], "POST /story/create", { ...inProject, title: "New" }],
  [["owner", "editor"], "PUT /project-context/context-1/update-name", { name: "New" }],
  [["owner", "editor"], "PUT /project-context/context-1/update-type", { context_type: "Theme" }],
  [["owner", "editor"], "POST /project-context/context-1/add-information", { info_name: "N", information: "I" }],
  [["owner", "editor"], "PUT /project-context/context-1/information/info-1", { info_name: "N", information: "I" }],
  [["owner", "editor"], "DELETE /project-context/context-1/information/info-1"],
  [["owner", "editor"], "DELETE /project-context/delete", { ...inProject, context_id: "context-1" }],
  [["owner", "editor"], "PUT /story/story-1/update-title", { title: "New" }],
  [["owner", "editor"], "PUT /story/story-1/update-length", { minutes: 0, seconds: 15 }],
  [["owner"], "DELETE /story/delete", { ...inProject, story_id: "story-1" }],
  [everybody.slice(0, 4), "GET /project/project-1/check-and-fetch"],
  [everybody.slice(0, 4), "GET /project-context/context-1/details"],
  [everybody.slice(0, 4), "GET /project-context/context-1/information/info-1"],
  [everybody.slice(0, 4), "GET /story/story-1/details"],
  [everybody.slice(0, 4), "GET /story/list", inProject],
  [["admin"], "GET /default-voice-settings/list-voices"],
];
const cases = capabilities.flatMap(([may, line, fields]) =>
  everybody.map((who) => ({ may: may.includes(who), who, line, fields })),
);

test.each(cases)("$who: $line → $may", async ({ may, who, line, fields }) => {
  const before = structuredClone(world().state);
  const { status, body } = await ask(line, { ...fields, user_id: `user-${who}` });
  expect(status).toBe(may ? 200 : 403);
  if (may) return;
  expect(body["error"]).toMatch(/\w/);
  expect(world().state).toEqual(before);
});

test("a project of somebody else is refused, an unknown one not found, and neither lists anything", async () => {
  const user_id = "user-viewer";
  expect(await ask("GET /story/list", { user_id, project_id: "project-2" })).toEqual({
    status: 403,
    body: { error: "You don't have access to this project" },
  });
  expect(await ask("GET /story/list", { user_id, project_id: "constructor" })).toEqual({
    status: 404,
    body: { error: "Project not found" },
  });
});

test("the creator of a story may delete it", async () => {
  const user_id = "user-editor";
  const { body } = await ask("POST /story/create", { ...inProject, user_id, title: "Mine" });
  const { status } = await ask("DELETE /story/delete", { ...inProject, user_id, story_id: body["story_id"] });
  expect(status).toBe(200);
  expect(Object.keys(world().state.stories)).toEqual(["story-1"]);
});

test("a story's length is a multiple of 15 seconds and never zero", async () => {
  const set = (minutes: number, seconds: number) =>
    ask("PUT /story/story-1/update-length", { user_id: "user-owner", minutes, seconds });
  for (const [minutes, seconds] of [
    [0, 0],
    [6, 0],
    [1, 20],
    [-1, 15],
    [0.5, 0],
  ] as const) {
    expect((await set(minutes, seconds)).status).toBe(400);
  }
  expect((await set(5, 45)).status).toBe(200);
});

test("deleting a project deletes its stories, characters and context items", async () => {
  await ask("DELETE /project/delete", { ...inProject, user_id: "user-owner" });
  const { projects, stories, characters, contexts } = world().state;
  expect([projects, stories, characters, contexts].map((table) => Object.keys(table))).toEqual([
    ["project-2"],
    [],
    [],
    [],
  ]);
});

test("the project list separates owned and shared projects", async () => {
  const { body } = await ask("GET /project/list-all", { user_id: "user-editor", user_email: "EDITOR@studio.test" });
  expect(body).toEqual({
    owned_projects: [{ id: "project-2", name: "Night Ferry", owner: "editor", permission: "owner" }],
    accessible_projects: [{ id: "project-1", name: "Cyber Pawn Shorts", owner: "owner", permission: "editor" }],
  });
});
