import { afterAll, beforeAll, beforeEach } from "vitest";
import { freshWorld, server } from "./server";

/** Sets a test file up to call the stand-in by fetch, with a fresh world for every test. */
export function listen() {
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => void freshWorld());
  afterAll(() => server.close());
}

export const origin = "http://studio.test";

interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a line such as "GET /story/list" with its fields in the query or the body. */
export async function ask(line: string, fields: Record<string, unknown> = {}, headers = {}): Promise<Answered> {
  const [method = "", path = ""] = line.split(" ");
  const url = new URL(`${origin}/api${path}`);
  const init: RequestInit = { method, headers: { "Content-Type": "application/json", ...headers } };
  if (method !== "GET") init.body = JSON.stringify(fields);
  else for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Calls the identity provider as the Firebase SDK does. */
export async function askProvider(operation: string, fields: Record<string, unknown>): Promise<Answered> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`;
  const response = await fetch(url, { method: "POST", body: JSON.stringify(fields) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Signs somebody in and returns their Authorization header. */
export async function bearer(email: string, password = "Studio#2026") {
  const { body } = await askProvider("signInWithPassword", { email, password });
  return { Authorization: `Bearer ${String(body["idToken"])}` };
}
