import { HttpResponse } from "msw";
import { z } from "zod";
import type { Endpoint, Stream } from "@/api/endpoint";
import { faultyAnswerFor } from "./faults";
import { framesOf } from "./frames";
import type { Route } from "./router";
import type { World } from "./world";

/** Thrown by an answer to fail as the back end fails: a status and `{ error }`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, error: string) {
    super(error);
    this.status = status;
  }
}

/**
 * Answers one call from the world, in the shape of the wire. `user_id` is the caller's on signed calls and "" on
 * others. The request is for what is not among the fields, such as the bearer token. Without a return value `{}` is
 * sent.
 */
type Answer<E> =
  E extends Endpoint<infer Input, unknown, infer Wire>
    ? (input: Input & Caller, world: World, request: Request) => Wire | Promise<Wire>
    : E extends Stream<infer Input>
      ? (input: Input & Caller, world: World, signal: AbortSignal) => AsyncGenerator<object>
      : never;

type Caller = { user_id: string };

/** One answer for every endpoint and stream a contract module exports; a missing one does not compile. */
export type Answers<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint | Stream ? Name : never]: Answer<Contract[Name]>;
};

/** The routes of one contract module with their answers. */
export function routesOf<Contract extends object>(contract: Contract, answers: Answers<Contract>): Route[] {
  return Object.entries(answers).map(([name, answer]) => {
    const described = contract[name as keyof Contract] as Endpoint | Stream;
    return "message" in described
      ? streamRoute(described, answer as Answer<Stream>)
      : endpointRoute(described, answer as Answer<Endpoint>);
  });
}

const endpointRoute = (e: Endpoint, answer: Answer<Endpoint>): Route => ({
  method: e.method,
  path: e.path,
  answer: (request, params, world) =>
    refusalsAnswered(async () => {
      const failure = await faultyAnswerFor(world, e.line, request, "application/json");
      if (failure) return failure;
      const sent = await fieldsOf(e, request);
      const fields = e.fields.safeParse(sent);
      if (!fields.success) throw new Refusal(400, z.prettifyError(fields.error));
      const user_id = e.options.signed ? callerIn(world, sent["user_id"]) : "";
      const wire = (await answer({ ...fields.data, ...params, user_id } as never, world, request)) ?? {};
      assertFitsContract(e.line, e.reply, wire);
      if (e.method !== "GET") world.save();
      return HttpResponse.json(wire);
    }),
});

const streamRoute = (s: Stream, messages: Answer<Stream>): Route => ({
  method: "GET",
  path: s.path,
  answer: (request, params, world) =>
    refusalsAnswered(async () => {
      const failure = await faultyAnswerFor(world, s.line, request, "text/event-stream");
      if (failure) return failure;
      const user_id = callerIn(world, new URL(request.url).searchParams.get("user_id"));
      const gone = new AbortController();
      const source = messages({ ...params, user_id } as never, world, gone.signal);
      const body = await framesOf(source, {
        request,
        gone,
        check: (message) => assertFitsContract(s.line, s.message, message),
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" } });
    }),
});

async function refusalsAnswered(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return HttpResponse.json({ error: refusal.message }, { status: refusal.status });
  }
}

function callerIn(world: World, user_id: unknown): string {
  if (typeof user_id !== "string" || user_id === "") throw new Refusal(400, "user_id is missing");
  if (!Object.hasOwn(world.state.people, user_id)) throw new Refusal(401, "There is no such user");
  return user_id;
}

/**
 * An answer that does not fit the contract is a bug of the stand-in, and must not look like a fault the product
 * handles.
 */
function assertFitsContract(line: string, schema: z.ZodType, wire: unknown) {
  const read = schema.safeParse(wire);
  if (!read.success) throw new Error(`${line}: the stand-in's answer does not fit the contract. ${read.error.message}`);
}

async function fieldsOf(e: Endpoint, request: Request): Promise<Record<string, unknown>> {
  if (e.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const type = e.options.encoding === "form" ? "multipart/form-data" : "application/json";
  if (!request.headers.get("Content-Type")?.startsWith(type)) throw new Refusal(415, `${e.line} wants ${type}`);
  try {
    if (e.options.encoding === "form") return Object.fromEntries(await request.formData());
    return z.record(z.string(), z.unknown()).parse(await request.json());
  } catch {
    throw new Refusal(400, `${e.line} wants ${e.options.encoding === "form" ? "a multipart form" : "a JSON object"}`);
  }
}
