import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { told } from "@/testing/told";
import { server } from "../../../mocks/server";

const line = "POST /auth/check-username";
const field = () => screen.getByLabelText("User name");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** The names the server is asked about from now on. */
function watchNames(): unknown[] {
  const names: unknown[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (!request.url.endsWith("/auth/check-username")) return;
    const sent = (await request.clone().json()) as { userName: unknown };
    names.push(sent.userName);
  });
  return names;
}

/** Lets the frozen clock go on; what the network then does takes its own, real time. */
async function wait(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

const freeze = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("the server is asked 500 ms after the last key, once, about the name as it stands then", async () => {
  await renderAt("/register");
  const names = watchNames();
  freeze();
  type("n");
  await wait(499);
  type("new");
  await wait(499);
  expect(names).toEqual([]);
  expect(screen.queryByText("User name is available")).not.toBeInTheDocument();
  await wait(1);
  expect(names).toEqual(["new"]);
  await wait(5_000);
  expect(names).toEqual(["new"]);
});

test.each([
  ["", []],
  ["É!", []],
  ["a", ["a"]],
  ["a".repeat(24), ["a".repeat(24)]],
  ["a".repeat(25), ["a".repeat(24)]],
])("of %j the server is asked about %j", async (typed, asked) => {
  await renderAt("/register");
  type("before");
  const names = watchNames();
  freeze();
  type(typed);
  await wait(500);
  expect(names).toEqual(asked);
});

test("an emptied field says nothing about availability", async () => {
  await renderAt("/register");
  type("newcomer");
  await screen.findByText("User name is available");
  type("");
  expect(screen.queryByText(/^User name is/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Register" })).toBeDisabled());
});

test("an older answer never takes the place of a newer one", async () => {
  const late = { delay: 900, times: 1, body: JSON.stringify({ available: false, suggestion: "older" }) };
  await renderAt("/register", { given: told({ [line]: late }) });
  const names = watchNames();
  type("slow");
  await waitFor(() => expect(names).toEqual(["slow"]));
  type("slower");
  await screen.findByText("User name is available");
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(names).toEqual(["slow", "slower"]);
  expect(screen.getByText("User name is available")).toBeInTheDocument();
  expect(screen.queryByText("User name is taken")).not.toBeInTheDocument();
});

test.each([
  ["a refusal", { status: 500 }],
  ["a reset connection", { reset: true }],
  ["an answer that says nothing", { body: "{}" }],
  ["an answer that is no yes", { body: '{"available":"true"}' }],
  ["a page instead of an answer", { body: "<!doctype html>", contentType: "text/html" }],
])("%s counts as taken, without a suggestion", async (_, fault) => {
  await renderAt("/register", { given: told({ [line]: fault }) });
  type("newcomer");
  expect(await screen.findByText("Failed to check username availability.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Try/ })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Fresh#2026" } });
  expect(screen.getByRole("button", { name: "Register" })).toBeDisabled();
});

test.each([
  [{ available: false }, undefined],
  [{ available: false, suggestion: "" }, undefined],
  [{ available: false, suggestion: "Free Name!" }, "Try freename instead?"],
])("the answer %j offers %j", async (answer, offered) => {
  await renderAt("/register", { given: told({ [line]: { body: JSON.stringify(answer) } }) });
  type("newcomer");
  expect(await screen.findByText("User name is taken")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Try/ })?.textContent).toBe(offered);
});
