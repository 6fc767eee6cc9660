export interface Dated {
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
  /** When it was first found too old. */
  tooOldSince?: number | undefined;
}

export type Age = { is: "offered" } | { is: "hidden"; tooOldSince: number } | { is: "over" };

// Decision: .github/decisions/drafts.md
/**
 * What becomes of a draft that is offered for so many milliseconds, at a reading of the clock. Clocks jump: one that is too
 * old is hidden, and over only where it is found so again, by a clock that has gone on as long again. A clock that goes
 * back begins anew.
 */
export function ageOf({ at, tooOldSince }: Dated, offeredFor: number, now: number): Age {
  if (now - at <= offeredFor) return { is: "offered" };
  if (tooOldSince === undefined || now < tooOldSince) return { is: "hidden", tooOldSince: now };
  return now - tooOldSince < offeredFor ? { is: "hidden", tooOldSince } : { is: "over" };
}
