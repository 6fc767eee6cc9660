import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { config } from "@/env";
import { fillIn, logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests, watchTraffic } from "@/testing/requests";
import { withFaults } from "@/testing/with-faults";
import { server } from "../../mocks/server";
import { userScreens } from "./screens";

// What a login leads to does not wait for what it does not need.

const list = "GET /api/project/list-all";
const asksWho = "POST /api/auth/user-login";

test("the code of the screen that follows comes while the password is typed", async () => {
  const load = vi.spyOn(userScreens, "/projectlist");
  const { user } = await renderAt("/login");
  await fillIn(user, "Password", "S");
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  load.mockRestore();
});

test("so does that of the screen from which somebody was sent to the login", async () => {
  const load = vi.spyOn(userScreens, "/story/:storyId");
  await renderAt("/story/story-1");
  await screen.findByRole("heading", { name: "Log In" });
  // The router's table was made before, and calls the loader itself.
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  load.mockRestore();
});

test("the projects are read while the back end is asked who that is, and are seen once it has said so", async () => {
  const addresses: URL[] = [];
  server.events.on("request:start", ({ request }) => void addresses.push(new URL(request.url)));
  const { user } = await renderAt("/login");
  const sent = watchRequests();
  const letIn = holdAnswers("/auth/user-login");
  await logIn(user, "owner");
  await waitFor(() => expect(sent).toEqual(expect.arrayContaining([asksWho, list])));
  const { searchParams } = addresses.find(({ pathname }) => pathname === "/api/project/list-all") ?? new URL("/");
  expect(Object.fromEntries(searchParams)).toEqual({ user_id: "user-owner", user_email: "owner@studio.test" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Log In");
  letIn();
  expect(await screen.findByRole("link", { name: /Cyber Pawn Shorts/ })).toBeInTheDocument();
});

test("of what was read for somebody who was not let in after all the next person sees nothing", async () => {
  const settle = watchTraffic();
  const { user } = await renderAt("/project/project-1", {
    given: withFaults({ "POST /auth/user-login": { status: 500, times: 1 } }),
  });
  await screen.findByRole("heading", { name: "Log In" });
  const sent = watchRequests();
  await logIn(user, "owner");
  await screen.findByText("Failed to fetch user details");
  await settle();
  expect(sent).toContain("GET /api/project/project-1/check-and-fetch");

  const answer = holdAnswers("/project/project-1/check-and-fetch");
  await logIn(user, "viewer");
  await screen.findByText("Loading project...");
  expect(screen.queryByRole("heading", { name: "Cyber Pawn Shorts" })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole("heading", { name: "Cyber Pawn Shorts" })).toBeInTheDocument();
});

test.each([
  ["whose address is not verified", undefined, false],
  ["who logs in where somebody else is", "editor", true],
] as const)("nothing is read ahead for somebody %s", async (_, as, isVerified) => {
  const { user } = await renderAt("/login", {
    as,
    given: ({ state }) => {
      for (const person of Object.values(state.people))
        if (person.user_id === "user-owner") person.emailVerified = isVerified;
    },
  });
  const settle = watchTraffic();
  const sent = watchRequests();
  const letIn = holdAnswers("/auth/user-login");
  await logIn(user, "owner");
  await settle();
  expect(sent).not.toContain(list);
  letIn();
  await settle();
});

test("the hosts that a login asks are connected to while it is filled in, where they are others", async () => {
  const { apiBaseUrl, signInUrl } = config;
  onTestFinished(() => {
    Object.assign(config, { apiBaseUrl, signInUrl });
    for (const link of connections()) link.remove();
  });
  Object.assign(config, { apiBaseUrl: "https://api.studio.example/v1" });
  const { user } = await renderAt("/login");
  expect(connections()).toEqual([]);
  await fillIn(user, "Email", "o");
  expect(connections().map(({ href, crossOrigin }) => [href, crossOrigin])).toEqual([
    ["https://api.studio.example/", ""],
  ]);
});

const connections = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=preconnect]")];
