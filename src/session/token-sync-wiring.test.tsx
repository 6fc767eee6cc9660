import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn } from "@/session/identity";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { watchTraffic } from "@/testing/requests";
import { sampleEmail, samplePassword } from "../../mocks/seed";
import { server } from "../../mocks/server";

// Set before any module reads the environment, as in a build with VITE_AUTH_TOKEN_SYNC_URL.
const url = vi.hoisted(() => {
  const address = "https://studio.example/__cookies__";
  vi.stubEnv("VITE_AUTH_TOKEN_SYNC_URL", address);
  return address;
});

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  const note = ({ request }: { request: Request }) => {
    sent.push(`${request.method} ${request.headers.get("Authorization")?.slice(0, 10) ?? ""}`.trim());
    return new HttpResponse(null, { status: 204 });
  };
  server.use(http.post(url, note), http.delete(url, note));
});

test("a login sends its token, a logout deletes the cookie", async () => {
  const { user, router } = await renderAt("/login");
  expect(sent).toEqual([]);
  await logIn(user, "viewer");
  await waitFor(() => expect(sent).toEqual(["POST Bearer eyJ"]));
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  await router.navigate("/logout");
  await waitFor(() => expect(sent).toEqual(["POST Bearer eyJ", "DELETE"]));
});

test("an unverified person's token is never sent", async () => {
  const { user } = await renderAt("/login", {
    given: ({ state }) => {
      for (const person of Object.values(state.people)) person.emailVerified = false;
    },
  });
  await logIn(user, "viewer");
  await screen.findByText("Your email address is not verified. Please check your inbox.");
  expect(sent).toEqual([]);
});

test.each([
  [299, ["POST Bearer eyJ"]],
  [301, []],
])("a page that opens %d s after the login sends %j", async (seconds, expected) => {
  await signIn(sampleEmail("viewer"), samplePassword);
  const waitForIdle = watchTraffic();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
  await renderAt("/myaccount");
  await screen.findByText(sampleEmail("viewer"));
  await waitForIdle();
  expect(sent).toEqual(expected);
});
