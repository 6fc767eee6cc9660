import { ApiError, longestWords } from "./api-error";
import type { Endpoint, Stream } from "./endpoint";
import { HostileId } from "./ids";

interface Connection {
  /** Where the back end answers, without a trailing slash. */
  baseUrl: string;
  userId: () => string | undefined;
  /** The signed-in user's ID token, for the calls that carry one. */
  token: () => Promise<string | undefined>;
  /** Whether every fetch carries the token, for back ends that check it. */
  sendsToken: boolean;
}

let connection: Connection = {
  baseUrl: "/api",
  userId: () => undefined,
  token: () => Promise.resolve(undefined),
  sendsToken: false,
};

/** Says once, at the start, where the back end is and who is asking. */
export const connect = (to: Partial<Connection>) => {
  connection = { ...connection, ...to };
};

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Bytes of an upload that have left, and all there are. */
  onUpload?: ((sent: number, total: number) => void) | undefined;
}

/**
 * Makes one call of the contract and gives its reply. Rejects with an ApiError, or with the signal's reason.
 * Nothing is ever sent twice: whoever wants another try says so.
 */
export async function call<Input, Reply, Wire>(
  e: Endpoint<Input, Reply, Wire>,
  input: Input,
  { signal, onUpload }: CallOptions = {},
): Promise<Reply> {
  const { url, fields } = addressOf(e, input);
  if (e.options.signed) fields["user_id"] = connection.userId();
  const headers = new Headers();
  const token = e.options.bearer || connection.sendsToken ? await connection.token() : undefined;
  if (token) headers.set("Authorization", `Bearer ${token}`);

  const query = e.method === "GET" ? `?${new URLSearchParams(texts(fields)).toString()}` : "";
  const address = `${connection.baseUrl}${url}${query}`;
  const { status, body, comeBack } =
    e.options.encoding === "form"
      ? await upload(e, address, formOf(fields), headers, { signal, onUpload })
      : await exchange(e, address, fields, headers, signal);

  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const retryAfter = status === 429 ? waitOf(comeBack) : undefined;
    throw new ApiError(e.line, "refused", { status, serverText: errorField(json), retryAfter });
  }
  if (isBroken(body, json)) throw new ApiError(e.line, "unreadable", { status });
  const reply = e.reply.safeParse(json);
  if (!reply.success)
    throw new ApiError(e.line, "unreadable", { status, serverText: errorField(json), cause: reply.error });
  return reply.data;
}

/**
 * Gives a token to the server that keeps a cookie of it; without one, has the cookie deleted. That server is no part of
 * the back end and of its contract, so nothing is read from the answer.
 */
export async function syncToken(url: string, token: string | undefined): Promise<void> {
  const request: RequestInit = token
    ? { method: "POST", headers: { Authorization: `Bearer ${token}` } }
    : { method: "DELETE" };
  await fetch(url, request);
}

interface Answer {
  status: number;
  body: string;
  /** The header Retry-After, where there is one that the browser shows. */
  comeBack?: string | null;
}

async function exchange(
  e: Pick<Endpoint, "line" | "method" | "options">,
  address: string,
  fields: Record<string, unknown>,
  headers: Headers,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), e.options.timeout);
  const init: RequestInit = {
    method: e.method,
    headers,
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
  };
  if (e.method !== "GET") {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(fields);
  }
  try {
    const response = await fetch(address, init);
    const { status, headers: told } = response;
    return { status, body: await response.text(), comeBack: told.get("Retry-After") };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(e.line, late.signal.aborted ? "timeout" : "unreachable", { cause });
  } finally {
    clearTimeout(timer);
  }
}

type Sent = Pick<Endpoint, "line" | "options">;

/**
 * An upload goes through XMLHttpRequest, the only sender that tells how many bytes have left. It may take as long as
 * they move; the limit of other calls is that of a standstill.
 */
function upload(e: Sent, address: string, form: FormData, headers: Headers, { signal, onUpload }: CallOptions) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let standstill: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (reason: unknown) => {
      reject(reason);
      request.abort();
    };
    const cancel = () => giveUp(signal?.reason);
    const awaitBytes = () => {
      clearTimeout(standstill);
      standstill = setTimeout(() => giveUp(new ApiError(e.line, "timeout")), e.options.timeout);
    };
    request.open("POST", address);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      awaitBytes();
      onUpload?.(loaded, total);
    });
    request.addEventListener("load", () => resolve({ status: request.status, body: request.responseText }));
    request.addEventListener("error", () => reject(new ApiError(e.line, "unreachable")));
    request.addEventListener("loadend", () => {
      clearTimeout(standstill);
      signal?.removeEventListener("abort", cancel);
    });
    awaitBytes();
    signal?.throwIfAborted();
    signal?.addEventListener("abort", cancel, { once: true });
    request.send(form);
  });
}

/** Where an event stream is found; it carries who is asking, for it can carry no header. */
export function addressOfStream<Input, Message, Wire>(s: Stream<Input, Message, Wire>, input: Input): string {
  const user = new URLSearchParams({ user_id: connection.userId() ?? "" });
  return `${connection.baseUrl}${addressOf(s, input).url}?${user.toString()}`;
}

function addressOf<Input>(to: Pick<Endpoint<Input>, "line" | "address">, input: Input) {
  try {
    return to.address(input);
  } catch (cause) {
    if (cause instanceof HostileId) throw new ApiError(to.line, "hostile-id", { cause });
    throw cause;
  }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The fields of a GET are texts already; `user_id` alone may be missing, and is then left out. */
const texts = (fields: Record<string, unknown>) =>
  Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string");

/** Undefined where the text is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A page instead of an answer, as of a portal or a proxy, or JSON that breaks off. It confirms nothing. */
const isBroken = (body: string, json: unknown) => json === undefined && /^\s*[<{[]/.test(body);

/** Milliseconds of a Retry-After, which is given in seconds or as a date; undefined where it is neither. */
function waitOf(comeBack: string | null | undefined): number | undefined {
  if (!comeBack) return undefined;
  const wait = /^\d+$/.test(comeBack) ? Number(comeBack) * 1_000 : Date.parse(comeBack) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function errorField(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null || !("error" in json) || typeof json.error !== "string")
    return undefined;
  return json.error.trim().slice(0, longestWords) || undefined;
}
