import { z } from "zod";
import { HostileId, isId } from "./ids";

// Otherwise it tries at the start whether it may make code of texts, which the security policy forbids and reports.
z.config({ jitless: true });

/** One line of the back end's call table, such as "PUT /story/:story_id/update-title". */
export type Line = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Flatten<T> = { [K in keyof T]: T[K] };

/** What a call needs: its path names and its fields, in one flat object. */
type InputOf<L extends string, F extends z.ZodRawShape> = Flatten<
  Record<PathNames<L>, string> & (keyof F extends never ? unknown : z.infer<z.ZodObject<F>>)
>;

/** A call of the back end. `Wire` is what may arrive, `Reply` what the application makes of it. */
export interface Endpoint<Input = never, Reply = unknown, Wire = unknown> {
  line: Line;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** The query of a GET, the body of any other method; `user_id` aside. */
  fields: z.ZodObject;
  reply: z.ZodType<Reply, Wire>;
  options: Required<EndpointOptions>;
  /** Puts the path names of an input into the path, and leaves the rest as fields. Throws `HostileId`. */
  address(input: Input): { url: string; fields: Record<string, unknown> };
}

/** An event stream of the back end; every message is JSON of the shape `message`. */
export interface Stream<Input = never, Message = unknown, Wire = unknown> {
  line: Line;
  path: string;
  message: z.ZodType<Message, Wire>;
  address(input: Input): { url: string; fields: Record<string, unknown> };
}

interface EndpointOptions {
  /** Whether the signed-in user's `user_id` goes with the fields. */
  signed?: boolean;
  /** Whether the user's ID token goes along, whatever the configuration says. */
  bearer?: boolean;
  encoding?: "json" | "form";
  /** Milliseconds after which the call is given up. An upload has no limit while its bytes move. */
  timeout?: number;
}

export function endpoint<const L extends Line, F extends z.ZodRawShape, Reply, Wire>(
  line: L,
  fields: F,
  reply: z.ZodType<Reply, Wire>,
  { signed = true, bearer = false, encoding = "json", timeout = 60_000 }: EndpointOptions = {},
): Endpoint<InputOf<L, F>, Reply, Wire> {
  const [method, path] = line.split(" ") as [Endpoint["method"], string];
  const options = { signed, bearer, encoding, timeout };
  return {
    line,
    method,
    path,
    fields: z.object(fields),
    reply,
    options,
    address: (input) => fillPath(path, input, Object.keys(fields)),
  };
}

export function stream<const L extends `GET /${string}`, Message, Wire>(
  line: L,
  message: z.ZodType<Message, Wire>,
): Stream<InputOf<L, Record<never, never>>, Message, Wire> {
  const path = line.slice("GET ".length);
  return { line, path, message, address: (input) => fillPath(path, input, []) };
}

// Decision: .github/decisions/saving.md
/**
 * A reply that an answer doesn't give which tells of an error and holds nothing of what is `needed` (one of these fields
 * will do): whatever its status, it says no.
 */
export const unlessError = <Reply, Wire>(reply: z.ZodType<Reply, Wire>, ...needed: string[]) =>
  z
    .unknown()
    .refine((answer) => !holds(answer, "error") || needed.some((name) => holds(answer, name)))
    .pipe(reply as z.ZodType<Reply>);

/** The reply of a call whose answer the product never reads; an empty body will do. */
export const done = unlessError(z.unknown());

/** Whether there is something in a field of an answer. */
function holds(answer: unknown, name: string): boolean {
  const value: unknown = (answer as Record<string, unknown> | null | undefined)?.[name];
  if (typeof value === "string") return value.trim() !== "";
  return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

/** A path name stays among the fields only where the call sends it as one, too. */
function fillPath(path: string, input: object, fieldNames: string[]) {
  const fields: Record<string, unknown> = { ...input };
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = fields[name];
    if (!fieldNames.includes(name)) delete fields[name];
    if (typeof id !== "string" || !isId(id)) throw new HostileId(`${name} is no id`);
    return id;
  });
  return { url, fields };
}
