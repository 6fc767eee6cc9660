import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { holdCalls, watchTraffic } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";
import { server } from "../../../mocks/server";
import type { Fault } from "../../../mocks/world";

const line = "POST /auth/check-username";
const field = () => screen.getByLabelText("User name");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Collects the names that the server is asked about from now on. */
function watchNames(): unknown[] {
  const names: unknown[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (!request.url.endsWith("/auth/check-username")) return;
    const sent = (await request.clone().json()) as { userName: unknown };
    names.push(sent.userName);
  });
  return names;
}

/** Opens the registration with a fake clock. `wait` advances it and waits for the answers. */
async function open(fault?: Fault) {
  const waitForIdle = watchTraffic();
  const { world } = await renderAt("/register", { given: fault && withFaults({ [line]: fault }) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wait = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await waitForIdle();
    // React renders the answer in a later task.
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  return { world, wait };
}

test("the server is asked once, 500 ms after the last key, about the name in the field", async () => {
  const { wait } = await open();
  const names = watchNames();
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
])("for the input %j the server is asked about %j", async (typed, asked) => {
  const { wait } = await open();
  type("before");
  const names = watchNames();
  type(typed);
  await wait(500);
  expect(names).toEqual(asked);
});

test("an emptied field says nothing about availability", async () => {
  const { wait } = await open();
  type("newcomer");
  await wait(500);
  expect(screen.getByText("User name is available")).toBeInTheDocument();
  type("");
  await wait(0);
  expect(screen.queryByText(/^User name is/)).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Register" })).toBeDisabled();
});

test("a late answer about an earlier name is ignored", async () => {
  const { world, wait } = await open();
  const release = holdCalls(line, 1);
  const names = watchNames();
  type("slow");
  await wait(500);
  type("slower");
  await wait(500);
  expect(names).toEqual(["slow", "slower"]);
  expect(screen.getByText("User name is available")).toBeInTheDocument();
  world.faults.set(line, { body: JSON.stringify({ available: false, suggestion: "older" }) });
  release();
  await wait(600);
  expect(names).toEqual(["slow", "slower"]);
  expect(screen.getByText("User name is available")).toBeInTheDocument();
  expect(screen.queryByText("User name is taken")).not.toBeInTheDocument();
});

test.each<[string, Fault]>([
  ["a refusal", { status: 500 }],
  ["a reset connection", { reset: true }],
  ["an answer that says nothing", { body: "{}" }],
  ["an answer that is no yes", { body: '{"available":"true"}' }],
  ["a page instead of an answer", { body: "<!doctype html>", contentType: "text/html" }],
])("%s counts as taken, without a suggestion", async (_, fault) => {
  const { wait } = await open(fault);
  type("newcomer");
  await wait(500);
  expect(screen.getByText("Failed to check username availability.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Try/ })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Fresh#2026" } });
  expect(screen.getByRole("button", { name: "Register" })).toBeDisabled();
});

test.each([
  [{ available: false }, undefined],
  [{ available: false, suggestion: "" }, undefined],
  [{ available: false, suggestion: "Free Name!" }, "Try freename instead?"],
])("the answer %j offers %j", async (answer, offered) => {
  const { wait } = await open({ body: JSON.stringify(answer) });
  type("newcomer");
  await wait(500);
  expect(screen.getByText("User name is taken")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Try/ })?.textContent).toBe(offered);
});
