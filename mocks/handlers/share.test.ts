import { describe, expect, test } from "vitest";
import { ask, bearer, listen } from "../ask";
import { world } from "../server";

listen();

const email = (name: string) => `${name}@studio.test`;
const projectId = "project-1";
const people = () =>
  world().state.projects[projectId]?.permissions.map((one) => `${one.email.split("@")[0]} ${one.permission}`);

const invite = (who: string, whom: string, permission: string) =>
  ask("POST /share/invite", { projectId, email: whom, inviterEmail: email(who), permission });

describe("inviting", () => {
  test("adds a person below the inviter and sends a mail", async () => {
    expect((await invite("commenter", "New@Friend.test", "commenter")).status).toBe(200);
    expect(world().state.projects[projectId]?.permissions.at(-1)).toEqual({
      email: "new@friend.test",
      permission: "commenter",
      sharedby: email("commenter"),
    });
    const mail = { projectId, projectName: "x", inviterEmail: email("commenter"), inviteeEmail: "new@friend.test" };
    expect((await ask("POST /share/send-invite-email", { ...mail, baseUrl: "https://studio.example" })).status).toBe(
      200,
    );
    expect(world().state.mails.at(-1)).toMatchObject({
      to: "new@friend.test",
      link: "https://studio.example/project/project-1",
    });
  });

  test.each([
    ["viewer", "a@b.test", "commenter", 403],
    ["admin", "a@b.test", "viewer", 403],
    ["owner", "a@b.test", "owner", 400],
    ["owner", "nonsense", "viewer", 400],
    ["owner", "VIEWER@studio.test", "viewer", 409],
    ["editor", "owner@studio.test", "viewer", 409],
  ])("%s inviting %s as %s is answered by %i", async (who, whom, permission, expected) => {
    const { status, body } = await invite(who, whom, permission);
    expect(status).toBe(expected);
    expect(body["error"]).toMatch(/\w/);
    expect(people()).toHaveLength(3);
  });
});

test("the list starts with the owner", async () => {
  const { body } = await ask("GET /share/project-permissions/project-1");
  expect(body["permissions"]).toEqual([
    { email: email("owner"), permission: "owner" },
    { email: email("editor"), permission: "editor", sharedby: email("owner") },
    { email: email("commenter"), permission: "commenter", sharedby: email("editor") },
    { email: email("viewer"), permission: "viewer", sharedby: email("owner") },
  ]);
});

describe("with a token, changing a level", () => {
  test.each([
    ["owner", "commenter", "editor", 200],
    ["editor", "commenter", "viewer", 200],
    ["editor", "editor", "viewer", 200],
    ["commenter", "commenter", "editor", 403],
    ["commenter", "editor", "viewer", 403],
    ["editor", "viewer", "commenter", 403],
    ["owner", "owner", "viewer", 403],
    ["admin", "viewer", "editor", 403],
    ["owner", "admin", "editor", 404],
  ])("%s setting %s to %s is answered by %i", async (who, whom, permission, expected) => {
    const sharedBy =
      world().state.projects[projectId]?.permissions.find((one) => one.email === email(whom))?.sharedby ?? null;
    const fields = { projectId, email: email(whom), permission, sharedBy };
    expect((await ask("POST /share/set-project-permission", fields, await bearer(email(who)))).status).toBe(expected);
  });
});

describe("removing somebody who has invitees", () => {
  const remove = (fields: object, headers = {}) =>
    ask("DELETE /share/remove-permission", { projectId, email: email("editor"), ...fields }, headers);

  test("can move them to somebody else", async () => {
    expect((await remove({ removeInvitees: false, newSharedBy: email("owner") })).status).toBe(200);
    expect(people()).toEqual(["commenter commenter", "viewer viewer"]);
    expect(world().state.projects[projectId]?.permissions[0]?.sharedby).toBe(email("owner"));
  });

  test("can remove them, too", async () => {
    expect((await remove({ removeInvitees: true, newSharedBy: null })).status).toBe(200);
    expect(people()).toEqual(["viewer viewer"]);
  });

  test.each([null, "stranger@studio.test", email("editor"), email("commenter")])(
    "does not move them to %s",
    async (newSharedBy) => {
      expect((await remove({ removeInvitees: false, newSharedBy })).status).toBe(400);
      expect(people()).toHaveLength(3);
    },
  );

  test("is refused to people below or in another branch", async () => {
    for (const who of ["commenter", "viewer"]) {
      const { status } = await remove({ removeInvitees: true, newSharedBy: null }, await bearer(email(who)));
      expect(status).toBe(403);
    }
  });
});
