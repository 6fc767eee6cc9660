import { describe, expect, test } from "vitest";
import { ask, askProvider, bearer, listen, origin } from "../ask";
import { world } from "../server";

listen();

const nia = { userName: "nia", email: "Nia@Studio.test", password: "Secret#99" };
const signIn = (email: string, password: string) => askProvider("signInWithPassword", { email, password });
const isVerified = async (idToken: unknown) => {
  const { body } = await askProvider("lookup", { idToken });
  return (body["users"] as { emailVerified: boolean }[])[0]?.emailVerified;
};
const openLastMail = () => fetch(new URL(world().state.mails.at(-1)?.link ?? "", origin));

test("a registration sends a mail whose link verifies the address", async () => {
  expect(await ask("POST /auth/register", nia)).toEqual({ status: 200, body: {} });
  const before = await signIn("nia@studio.test", nia.password);
  expect(await isVerified(before.body["idToken"])).toBe(false);

  expect(await (await fetch(`${origin}/__mailbox`)).text()).toContain("To nia@studio.test");
  expect(await (await openLastMail()).text()).toContain("nia@studio.test is verified");

  const { body } = await signIn("nia@studio.test", nia.password);
  expect(await isVerified(body["idToken"])).toBe(true);
  expect(await ask("POST /auth/user-login", { uid: body["localId"] })).toEqual({
    status: 200,
    body: { userName: "nia", email: "nia@studio.test" },
  });
});

test("an unknown verification link verifies nobody", async () => {
  expect((await fetch(`${origin}/__mailbox/verify?code=`)).status).toBe(404);
});

describe("registering is refused", () => {
  test.each([
    [{ userName: "Nia" }, 400],
    [{ userName: "n".repeat(25) }, 400],
    [{ userName: "owner" }, 409],
    [{ email: "nonsense" }, 400],
    [{ email: "OWNER@studio.test" }, 409],
    [{ password: "Short#1" }, 400],
    [{ password: "NoSpecial1" }, 400],
    [{ password: undefined }, 400],
  ])("with %o", async (wrong, expected) => {
    const { status, body } = await ask("POST /auth/register", { ...nia, ...wrong });
    expect(status).toBe(expected);
    expect(body["error"]).toMatch(/\w/);
    expect(world().state.mails).toEqual([]);
  });
});

test("a taken user name is answered with a free suggestion", async () => {
  expect((await ask("POST /auth/check-username", { userName: "nia" })).body).toEqual({ available: true });
  const { body } = await ask("POST /auth/check-username", { userName: "owner" });
  expect(body).toEqual({ available: false, suggestion: "owner1" });
});

test("a reset password works once the address is verified again", async () => {
  const reset = { email: "viewer@studio.test", new_password: "Changed#77" };
  expect((await ask("POST /auth/password-reset", reset)).status).toBe(200);
  expect((await signIn(reset.email, "Studio#2026")).body).toMatchObject({
    error: { message: "INVALID_LOGIN_CREDENTIALS" },
  });
  const { body } = await signIn(reset.email, reset.new_password);
  expect(await isVerified(body["idToken"])).toBe(false);
  await openLastMail();
  expect(await isVerified(body["idToken"])).toBe(true);
});

test("after a change only the new password is accepted", async () => {
  const { body } = await signIn("viewer@studio.test", "Studio#2026");
  await askProvider("update", { idToken: body["idToken"], password: "Changed#77" });
  expect((await signIn("viewer@studio.test", "Changed#77")).status).toBe(200);
});

describe("deleting an account", () => {
  test("needs the person's own token", async () => {
    const uid = "user-owner";
    expect((await ask("DELETE /auth/delete-account", { uid })).status).toBe(401);
    const headers = await bearer("viewer@studio.test");
    expect((await ask("DELETE /auth/delete-account", { uid }, headers)).status).toBe(401);
    expect(world().state.people[uid]).toBeDefined();
  });

  test("deletes the person's projects, and moves invitees to the inviter", async () => {
    const headers = await bearer("editor@studio.test");
    expect((await ask("DELETE /auth/delete-account", { uid: "user-editor" }, headers)).status).toBe(200);
    const { people, projects } = world().state;
    expect(people["user-editor"]).toBeUndefined();
    expect(Object.keys(projects)).toEqual(["project-1"]);
    expect(projects["project-1"]?.permissions.map((one) => [one.email, one.sharedby])).toEqual([
      ["commenter@studio.test", "owner@studio.test"],
      ["viewer@studio.test", "owner@studio.test"],
    ]);
  });
});

test("a fault of the provider is answered with its code", async () => {
  world().faults.set("POST /v1/accounts:signInWithPassword", { status: 400, error: "TOO_MANY_ATTEMPTS_TRY_LATER" });
  const { status, body } = await signIn("owner@studio.test", "Studio#2026");
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: "TOO_MANY_ATTEMPTS_TRY_LATER" } });
});
