import { hostileBatches } from "./hostile-texts";
import { rewriteAnswers } from "./rewritten";

/** Ids and levels stay, or there would be no screen to see. */
const kept = /^(id|uid|\w+(_id|Id)|permission|permissionLevel)$/;
/** Tables whose keys are names that the server has read somewhere. */
const namedBy = /^(mappings|matchTypes)$/;

/** Not of the protocol that objects read and write, but a field of that name, as JSON can hold it. */
const hostileField = ["__proto__", { isBreached: true }] as const;

/** What stands for the texts of the answers. */
export interface Poison {
  /** The hostile text that stands for this one at present. */
  instead: (text: string) => string;
  /** Whether all of them have been sent. */
  isAllSent: () => boolean;
  /** Has the next ones stand for the texts of the answers to come. */
  turn: () => void;
}

/**
 * Until the end of the test every text of every answer of the back end is a hostile one, beginning with the `first` of
 * them; the same one for the same text.
 */
export function poisonAnswers(first = 0): Poison {
  const standIns = new Map<string, string>();
  let next = first;
  const instead = (text: string) => {
    const hostile = standIns.get(text) ?? hostileBatches[next++ % hostileBatches.length] ?? "";
    standIns.set(text, hostile);
    return hostile;
  };

  /** What the application sends back means what it stands for: a server knows its own texts. */
  async function asMeant(request: Request): Promise<Request> {
    const url = new URL(request.url);
    for (const [name, value] of new URLSearchParams(url.searchParams)) url.searchParams.set(name, meant(value));
    const { method, headers } = request;
    if (method === "GET") return new Request(url, { headers });
    const body: unknown = JSON.parse(await request.text(), (_, value: unknown) =>
      typeof value === "string" ? meant(value) : value,
    );
    return new Request(url, { method, headers, body: JSON.stringify(body) });
  }
  // Half a pair, which is no sign, does not survive in an address.
  const meant = (sent: string) =>
    [...standIns].find(([, hostile]) => hostile.toWellFormed() === sent.toWellFormed())?.[0] ?? sent;

  rewriteAnswers((value, name) => {
    if (typeof value === "string") return kept.test(name) || value === "" ? value : instead(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const fields = namedBy.test(name)
      ? Object.entries(value).map(([key, one]) => [instead(key), one])
      : Object.entries(value);
    return Object.fromEntries([...fields, hostileField]);
  }, asMeant);
  return { instead, isAllSent: () => next >= first + hostileBatches.length, turn: () => standIns.clear() };
}
