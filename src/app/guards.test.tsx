import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { routes } from "@/routing/paths";
import { renderAt } from "@/testing/render-at";
import { sampleEmail, samplePassword } from "../../mocks/seed";

const open: string[] = [
  routes.landing,
  routes.register,
  routes.emailVerification,
  routes.login,
  routes.passwordResetRequest,
  routes.logout,
];
const guarded = Object.values(routes)
  .filter((path) => !open.includes(path))
  .map((path) => path.replaceAll(/:\w+/g, "some-1"));

test("there are 25 guarded routes", () => {
  expect(guarded).toHaveLength(25);
});

test.each(guarded)("a stranger at %s is sent to /login", async (path) => {
  const { router } = await renderAt(path);
  await screen.findByRole("heading", { level: 1, name: "Log In" });
  expect(router.state.location.pathname).toBe("/login");
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const expectScreen = async (name: string) => expect(await heading(name)).toBeInTheDocument();

test("after the login one is back at the address that led there", async () => {
  const { router, user } = await renderAt("/changepassword?x=1#y", { state: { kept: true } });
  await expectScreen("Log In");
  await user.type(screen.getByLabelText("Email"), sampleEmail("editor"));
  await user.type(screen.getByLabelText("Password"), samplePassword);
  await user.click(screen.getByRole("button", { name: "Login" }));
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
  await user.type(screen.getByLabelText("Email"), sampleEmail("editor"));
  await user.type(screen.getByLabelText("Password"), samplePassword);
  await user.click(screen.getByRole("button", { name: "Login" }));
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
    const given = ({ faults }: { faults: Map<string, object> }) => {
      faults.set("GET /admin/check-admin-status", fault);
    };
    await renderAt("/admin", { as: "admin", given });
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
      given: ({ faults }) => void faults.set(line, fault),
    });
    await screen.findByText("You are still signed in, but your account could not be loaded.");
    expect(router.state.location.pathname).toBe("/myaccount");
    world.faults.clear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await expectScreen("My Account");
  },
);

test("a person whom the server no longer knows is signed out", async () => {
  await renderAt("/myaccount", { as: "editor", given: ({ faults }) => void faults.set(line, { status: 404 }) });
  await expectScreen("Log In");
});
