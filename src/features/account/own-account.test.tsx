import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests, watchTraffic } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";
import { samplePassword } from "../../../mocks/seed";
import type { Fault } from "../../../mocks/world";

const deleteButton = () => screen.getByRole("button", { name: "Delete" });

test("My Account shows name, email and its links", async () => {
  await renderAt("/myaccount", { as: "viewer" });
  expect(screen.getByText("viewer@studio.test")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Change Password" })).toHaveAttribute("href", "/changepassword");
  expect(screen.getByRole("link", { name: "Delete Account" })).toHaveAttribute("href", "/deleteaccount");
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("only an admin sees the link to the admin area", async () => {
  await renderAt("/myaccount", { as: "admin" });
  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
});

async function confirm(user: UserEvent, password = samplePassword) {
  expect(deleteButton()).toBeDisabled();
  await fill(user, "Password", password);
  expect(deleteButton()).toBeDisabled();
  await user.selectOptions(screen.getByRole("combobox"), "Yes");
  await user.click(deleteButton());
}

test("after a deletion of the account the landing page says so", async () => {
  const { user, router, world } = await renderAt("/deleteaccount", { as: "viewer" });
  expect(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/myaccount");
  await confirm(user);
  expect(await screen.findByText("Account deleted successfully.")).toHaveRole("status");
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  await screen.findByRole("link", { name: "Log In" });
  expect(world.state.people).not.toHaveProperty("user-viewer");
});

test("a wrong password deletes nothing and shows the provider's message", async () => {
  const { user, world } = await renderAt("/deleteaccount", { as: "viewer" });
  await confirm(user, "wrong");
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Firebase: .*credential/);
  expect(world.state.people).toHaveProperty("user-viewer");
});

test("when the server refuses, the account at the provider is not deleted either", async () => {
  const line = "DELETE /auth/delete-account";
  const { user, router, world } = await renderAt("/deleteaccount", {
    as: "viewer",
    given: withFaults({ [line]: { status: 500 } }),
  });
  await confirm(user);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to delete account on the server");
  expect(world.state.people).toHaveProperty("user-viewer");
  expect(router.state.location.pathname).toBe("/deleteaccount");
  world.faults.clear();
  await user.click(deleteButton());
  await screen.findByText("Account deleted successfully.");
});

test.each<Fault>([
  { status: 500 },
  { reset: true },
  { body: '{"is_admin":"true"}' },
  { body: '{"is_admin":1}' },
  { body: "{}" },
])("unless the server confirms the admin there is no link to the admin area: %j", async (fault) => {
  const waitForIdle = watchTraffic();
  await renderAt("/myaccount", { as: "admin", given: withFaults({ "GET /admin/check-admin-status": fault }) });
  await screen.findByText("admin@studio.test");
  await waitForIdle();
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("the question before the deletion is preset to No; Cancel leads back to the account", async () => {
  const { user, router } = await renderAt("/deleteaccount", { as: "viewer" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["No", "Yes"]);
  expect(screen.getByRole("combobox")).toHaveDisplayValue("No");
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/myaccount"));
});

test("Enter deletes nothing before Yes is chosen", async () => {
  const waitForIdle = watchTraffic();
  const { user, world } = await renderAt("/deleteaccount", { as: "viewer" });
  await fill(user, "Password", samplePassword);
  await user.keyboard("{Enter}");
  await waitForIdle();
  expect(world.state.people).toHaveProperty("user-viewer");
});

test("a retry succeeds where the account is already gone at the server and at the provider", async () => {
  const { user, world } = await renderAt("/deleteaccount", {
    as: "viewer",
    given: withFaults({ "POST /v1/accounts:delete": { reset: true } }),
  });
  await confirm(user);
  await screen.findByText(/auth\/network-request-failed/);
  world.faults.clear();
  await user.click(deleteButton());
  expect(await screen.findByText("Account deleted successfully.")).toBeVisible();
});

test("when only the provider failed, a retry does not call the server again", async () => {
  const { user, world } = await renderAt("/deleteaccount", {
    as: "viewer",
    given: withFaults({ "POST /v1/accounts:delete": { status: 500, error: "INTERNAL_ERROR" } }),
  });
  const sent = watchRequests();
  const person = world.state.people["user-viewer"];
  await confirm(user);
  await screen.findByText(/auth\/internal-error/);
  // The stand-in shares its people between back end and provider; here the provider still knows the person.
  if (person) world.state.people["user-viewer"] = person;
  world.faults.clear();
  await user.click(deleteButton());
  await screen.findByText("Account deleted successfully.");
  expect(countCalls(sent, "DELETE /auth/delete-account")).toBe(1);
});
