import type { Fault } from "../../mocks/world";

/** A faulty answer of the back end; faults, section 2.1. */
export interface ResponseFault {
  id: string;
  what: string;
  fault: Fault;
  /** The server's words in the answer, where they may be displayed. */
  serverText?: string;
}

export const serverText = "The back end says <b>no</b>.";
const long = "no ".repeat(7_000);

const refused = (id: string, status: number, error?: string): ResponseFault => ({
  id,
  what: `${status}${error === undefined ? "" : " with words"}`,
  fault: error === undefined ? { status } : { status, error },
  ...(error !== undefined && { serverText: error }),
});
const answered = (id: string, what: string, body: string, status = 200, contentType?: string): ResponseFault => ({
  id,
  what,
  fault: { status, body, ...(contentType !== undefined && { contentType }) },
});
const page = "<!doctype html><html><body><h1>Welcome to the hotel's network</h1></body></html>";

/** Faults that show at once. R19 and R20, which take time, need a fake clock: slow-answers.test.tsx. */
export const responseFaults: ResponseFault[] = [
  refused("R01", 400, serverText),
  refused("R02", 400),
  ...['{"error":{}}', '{"error":[1]}', '{"error":5}', '{"error":null}', '{"error":""}', "not json"].map((body) =>
    answered("R03", `400 with ${body}`, body, 400),
  ),
  {
    ...answered("R03", "400 with 20 kB of words", JSON.stringify({ error: long }), 400),
    serverText: long.slice(0, 500),
  },
  refused("R04", 401, serverText),
  refused("R05", 403, serverText),
  refused("R06", 404),
  refused("R07", 409, serverText),
  refused("R07", 422),
  ...["2", "Wed, 21 Oct 2026 07:28:00 GMT", "99999"].map((retryAfter) => ({
    id: "R08",
    what: `429, to come back at ${retryAfter}`,
    fault: { status: 429, retryAfter },
  })),
  refused("R08", 429),
  answered("R09", "500 with a page", page, 500, "text/html"),
  ...[502, 503, 504].map((status) => answered("R10", `${status} without a body`, "", status)),
  answered("R11", "204", "", 204),
  answered("R12", "200 without a body", ""),
  answered("R13", "200 with JSON that breaks off", '{"error'),
  answered("R14", "200 with a page", page, 200, "text/html"),
  ...["null", "[]", '"x"', "0"].map((body) => answered("R15", `200 with ${body}`, body)),
  { id: "R17", what: "a connection that is refused", fault: { reset: true } },
  { id: "R18", what: "a connection that breaks in mid-answer", fault: { breaksOff: true } },
];

/** One fault of each id. Their variants are tested with the reads, which parse answers by the same code. */
export const oneFaultPerId = responseFaults.filter(
  ({ id }, index) => responseFaults.findIndex((one) => one.id === id) === index,
);

/** Faults with their titles, for `test.each`. */
export const withTitles = (faults: readonly ResponseFault[]) =>
  faults.map((kind) => [`${kind.id}: ${kind.what}`, kind] as const);
