import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths, patterns } from "@/routing/paths";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { holdAnswers } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";

const open: string[] = [
  paths.landing,
  paths.register,
  paths.emailVerification,
  paths.login,
  paths.passwordResetRequest,
  paths.logout,
];
const guarded = patterns()
  .filter((path) => !open.includes(path))
  .map((path) => path.replaceAll(/:\w+/g, "some-1"));

test("there are guarded routes", () => {
  expect(guarded.length).toBeGreaterThan(0);
});

const forAdmins: string[] = [paths.admin, paths.defaultVoices];

test.each(guarded)("a stranger at %s is sent to /login, and after the login back", async (path) => {
  const { router, user } = await renderAt(`${path}?infoId=info-1`);
  expect(await screen.findByRole("heading", { level: 1, name: "Log In" })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: "/login", search: "" });
  await logIn(user, "owner");
  // An admin screen would send most people here again.
  const back = forAdmins.includes(path) ? "/projectlist" : `${path}?infoId=info-1`;
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(back));
  expect(await screen.findByTitle("owner")).toBeInTheDocument();
});

test.each(guarded)("a reload of %s waits until it is known who is there, and never shows the login", async (path) => {
  const answer = holdAnswers("/auth/user-login");
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("h1, header a")) seen.add(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  const opened = renderAt(path, { as: "admin" });
  await heading("One moment");
  answer();
  const { router } = await opened;
  await screen.findByTitle("admin");
  observer.disconnect();
  expect([...seen]).not.toContain("Log In");
  expect(router.state.location).toMatchObject({ pathname: path, key: "default" });
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const expectScreen = async (name: string) => expect(await heading(name)).toBeInTheDocument();

test("after the login one is back at the address that led there", async () => {
  const { router, user } = await renderAt("/changepassword?x=1#y", { state: { kept: true } });
  await expectScreen("Log In");
  await logIn(user, "editor");
  await expectScreen("Change password");
  expect(router.state.location).toMatchObject({
    pathname: "/changepassword",
    search: "?x=1",
    hash: "#y",
    state: { kept: true },
  });
});

test.each([
  ["an address of another site", { from: { pathname: "//evil.example", search: "", hash: "" } }],
  ["something that is no address", { from: "/changepassword" }],
])("a login with %s in its state goes to /projectlist", async (_, state) => {
  const { router, user } = await renderAt("/login", { state });
  await logIn(user, "editor");
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
});

test("a reload of a guarded screen never shows the login", async () => {
  const { router } = await renderAt("/changepassword", { as: "viewer" });
  await expectScreen("Change password");
  expect(router.state.location.key).toBe("default");
});

test.each(["/admin", "/default-voices"])("a non-admin at %s is sent to /login with a word why", async (path) => {
  const { router } = await renderAt(path, { as: "owner" });
  await expectScreen("Log In");
  expect(screen.getByText("That page is for administrators only.")).toBeInTheDocument();
  expect(router.state.location.state).not.toHaveProperty("from");
});

test.each([{ status: 500 }, { status: 200, body: '{"is_admin":"true"}' }])(
  "without a plain yes of the server nobody is an admin: %j",
  async (fault) => {
    await renderAt("/admin", { as: "admin", given: withFaults({ "GET /admin/check-admin-status": fault }) });
    await expectScreen("Log In");
  },
);

test("an admin enters", async () => {
  await renderAt("/admin", { as: "admin" });
  await expectScreen("Admin");
});

const line = "POST /auth/user-login";

test.each([{ reset: true }, { status: 503 }])(
  "while the server fails (%j) one stays signed in and can retry",
  async (fault) => {
    const { router, user, world } = await renderAt("/myaccount", {
      as: "editor",
      given: withFaults({ [line]: fault }),
    });
    await screen.findByText("You are still signed in, but your account could not be loaded.");
    expect(router.state.location.pathname).toBe("/myaccount");
    world.faults.clear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expectScreen("My Account");
  },
);

test.each([
  [{ status: 404, error: "User not found" }, "User not found"],
  [{ status: 401 }, "Failed to fetch user details"],
])("a person whom the server no longer knows (%j) is signed out, and told why", async (fault, why) => {
  await renderAt("/myaccount", { as: "editor", given: withFaults({ [line]: fault }) });
  await expectScreen("Log In");
  expect(await screen.findByText(why)).toBeVisible();
});
