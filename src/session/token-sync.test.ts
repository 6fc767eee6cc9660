import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../../mocks/server";
import { createTokenSync } from "./token-sync";

const url = "https://studio.example/__cookies__";
const seconds = (count: number) => count * 1000;
const token = (name: string, age = 0) => ({ token: name, signedInAt: Date.now() - seconds(age) });
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  const note = ({ request }: { request: Request }) => {
    sent.push(`${request.method} ${request.headers.get("Authorization") ?? ""}`.trim());
    return new HttpResponse(null, { status: 204 });
  };
  server.use(http.post(url, note), http.delete(url, note));
});

test("a new token is posted once, a changed one again, and a sign-out deletes the cookie", async () => {
  const sync = createTokenSync(url);
  await sync(token("one"));
  await sync(token("one"));
  await sync(token("two"));
  await sync(undefined);
  expect(sent).toEqual(["POST Bearer one", "POST Bearer two", "DELETE"]);
});

test("nothing is sent while nobody has signed in", async () => {
  await createTokenSync(url)(undefined);
  expect(sent).toEqual([]);
});

test("a token whose sign-in is older than 300 s is not sent", async () => {
  const sync = createTokenSync(url);
  await sync(token("old", 301));
  expect(sent).toEqual([]);
  await sync(token("fresh", 299));
  expect(sent).toEqual(["POST Bearer fresh"]);
});

test("a sign-out deletes the cookie even if the token was too old to be posted", async () => {
  const sync = createTokenSync(url);
  await sync(token("old", 301));
  await sync(undefined);
  expect(sent).toEqual(["DELETE"]);
});

test("after a failed sync the next token is posted", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const sync = createTokenSync(url);
  server.use(http.post(url, () => HttpResponse.error(), { once: true }));
  await sync(token("one"));
  await sync(token("two"));
  expect(sent).toEqual(["POST Bearer two"]);
  vi.restoreAllMocks();
});
