import { hostileBatches } from "./hostile-texts";
import { rewriteAnswers } from "./rewritten";

/** Ids and levels stay valid, or no screen would be shown. */
const kept = /^(id|uid|\w+(_id|Id)|permission|permissionLevel)$/;
/** Fields whose keys are texts, too: names from the script. */
const namedBy = /^(mappings|matchTypes)$/;

/** An own property named `__proto__`, as JSON.parse makes it. */
const hostileField = ["__proto__", { isBreached: true }] as const;

/** The hostile texts in the answers. */
export interface Poison {
  /** The hostile text that now replaces this one. */
  replacementOf: (text: string) => string;
  /** Whether all hostile texts have been sent. */
  isAllSent: () => boolean;
  /** Uses the next hostile texts in later answers. */
  nextBatch: () => void;
}

/**
 * Replaces every text in the back end's answers by a hostile one until the end of the test, starting with batch
 * `first`. Equal texts get the same replacement.
 */
export function poisonAnswers(first = 0): Poison {
  const standIns = new Map<string, string>();
  let next = first;
  const replacementOf = (text: string) => {
    const hostile = standIns.get(text) ?? hostileBatches[next++ % hostileBatches.length] ?? "";
    standIns.set(text, hostile);
    return hostile;
  };

  /** Replaces hostile texts in a request by the originals, so that the stand-in knows them. */
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
  // Lone surrogates do not survive URL encoding.
  const meant = (sent: string) =>
    [...standIns].find(([, hostile]) => hostile.toWellFormed() === sent.toWellFormed())?.[0] ?? sent;

  rewriteAnswers((value, name) => {
    if (typeof value === "string") return kept.test(name) || value === "" ? value : replacementOf(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const fields = namedBy.test(name)
      ? Object.entries(value).map(([key, one]) => [replacementOf(key), one])
      : Object.entries(value);
    return Object.fromEntries([...fields, hostileField]);
  }, asMeant);
  return { replacementOf, isAllSent: () => next >= first + hostileBatches.length, nextBatch: () => standIns.clear() };
}
