import { readFileSync } from "node:fs";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";
import type { SamplePerson } from "../../mocks/seed";

const menuButton = () => screen.getByRole("button", { name: /menu$/ });
const menuItems = () =>
  within(screen.getByRole("navigation", { name: "Menu" }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`);

const menuOfUser = [
  "Home /",
  "My Account /myaccount",
  "Logout /logout",
  "Create Project /createproject",
  "Project List /projectlist",
];

test("a stranger's menu has Home, New User and Login, and the bar a Log In button", async () => {
  const { user } = await renderAt("/emailverification");
  expect(await screen.findByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  await user.click(menuButton());
  expect(menuItems()).toEqual(["Home /", "New User /register", "Login /login"]);
});

test("a signed-in user's menu has the account and the projects, and the bar the user's name", async () => {
  const { user } = await renderAt("/myaccount", { as: "editor" });
  expect(screen.getByTitle("editor")).toHaveTextContent("editor");
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
  await user.click(menuButton());
  expect(menuItems()).toEqual(menuOfUser);
});

test("the menu closes on a choice, on Escape and on a click elsewhere", async () => {
  const { user, router } = await renderAt("/emailverification");
  await user.click(menuButton());
  expect(menuButton()).toHaveAttribute("aria-expanded", "true");
  expect(menuButton()).toHaveAccessibleName("Close menu");
  expect(menuButton().querySelector("svg")).toHaveClass("lucide-x");

  await user.keyboard("{Escape}");
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  expect(menuButton()).toHaveFocus();
  expect(menuButton().querySelector("svg")).toHaveClass("lucide-menu");

  await user.click(menuButton());
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");

  await user.click(menuButton());
  await user.click(await screen.findByRole("link", { name: "New User" }));
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  await waitFor(() => expect(router.state.location.pathname).toBe("/register"));
});

test("after a change of route the heading has the focus, or a form's first field; on the first page nothing is moved", async () => {
  const { user, router } = await renderAt("/emailverification");
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Login here" }));
  expect(await screen.findByRole("textbox", { name: "Email" })).toHaveFocus();
  await act(() => router.navigate("/emailverification"));
  expect(await screen.findByRole("heading", { level: 1, name: "Verify your email" })).toHaveFocus();
});

test("a form that comes while the menu is open leaves it open, with the focus where it was", async () => {
  const { user, router } = await renderAt("/emailverification");
  await user.click(menuButton());
  await act(() => router.navigate("/login"));
  expect(await screen.findByRole("textbox", { name: "Email" })).not.toHaveFocus();
  expect(menuButton()).toHaveAttribute("aria-expanded", "true");
  expect(menuButton()).toHaveFocus();
});

test("the heading keeps the focus when another takes its place", async () => {
  const { user, router } = await renderAt("/myaccount", { as: "admin" });
  await user.click(await screen.findByRole("link", { name: "Admin" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin"));
  const heading = await screen.findByRole("heading", { level: 1, name: "Admin" });
  await waitFor(() => expect(heading).toHaveFocus());
});

test("the brand leads to the landing page, and the skip link to the content", async () => {
  const { user } = await renderAt("/emailverification");
  expect(screen.getByRole("link", { name: "VIRTUAL STUDIO" })).toHaveAttribute("href", "/");
  await user.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the page before the application has the same wordmark", async () => {
  await renderAt("/emailverification");
  const drawn = screen.getByRole("link", { name: "VIRTUAL STUDIO" }).querySelector("path")?.getAttribute("d");
  expect(readFileSync("index.html", "utf8")).toContain(`d="${drawn}"`);
});

test("an unknown address says so and has a way home", async () => {
  await renderAt("/no-such-page");
  expect(screen.getByRole("alert")).toHaveTextContent("There is no page at this address.");
  expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
});

test.each<[string, string, SamplePerson?]>([
  ["/", "VIRTUAL STUDIO"],
  ["/register", "Register · VIRTUAL STUDIO"],
  ["/emailverification", "Verify your email · VIRTUAL STUDIO"],
  ["/login", "Log In · VIRTUAL STUDIO"],
  ["/passwordresetrequest", "Reset password · VIRTUAL STUDIO"],
  ["/no-such-page", "Page not found · VIRTUAL STUDIO"],
  ["/myaccount", "My Account · VIRTUAL STUDIO", "viewer"],
  ["/changepassword", "Change password · VIRTUAL STUDIO", "viewer"],
  ["/deleteaccount", "Delete account · VIRTUAL STUDIO", "viewer"],
  ["/admin", "Admin · VIRTUAL STUDIO", "admin"],
])("the window at %s is titled %s", async (path, title, as) => {
  await renderAt(path, { as });
  await waitFor(() => expect(document.title).toBe(title));
});

test.each(["My Account", "Logout", "Create Project", "Project List", "Home"])(
  "choosing %s closes the menu",
  async (item) => {
    const { user } = await renderAt("/changepassword", { as: "viewer" });
    await user.click(menuButton());
    await user.click(within(screen.getByRole("navigation", { name: "Menu" })).getByRole("link", { name: item }));
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  },
);

test("who cannot be loaded keeps the menu of those who are in, under the address that the provider knows", async () => {
  const { user } = await renderAt("/myaccount", {
    as: "viewer",
    given: withFaults({ "POST /auth/user-login": { status: 503 } }),
  });
  await screen.findByText("You are still signed in, but your account could not be loaded.");
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
  expect(screen.getByText("viewer@studio.test")).toBeVisible();
  await user.click(menuButton());
  expect(menuItems()).toEqual(menuOfUser);
});

test("a file that is dropped beside its field is not opened in place of the application", async () => {
  await renderAt("/emailverification");
  const drop = (type: string) =>
    fireEvent.drop(screen.getByRole("main"), { dataTransfer: { types: [type], files: [] } });
  expect(drop("Files")).toBe(false);
  expect(drop("text/plain")).toBe(true);
});
