export interface Dated {
  /** When it was last edited, in milliseconds since 1970. */
  at: number;
  /** When it was first found too old. */
  tooOldSince?: number | undefined;
}

export type Age = { is: "offered" } | { is: "hidden"; tooOldSince: number } | { is: "over" };

/**
 * Whether a draft is still offered at the time `now`; all times are in milliseconds. Clocks jump, so a draft that
 * looks too old is only hidden at first. It is over once it has been too old for another `offeredFor`; when the clock
 * goes back, that period starts again.
 */
export function ageOf({ at, tooOldSince }: Dated, offeredFor: number, now: number): Age {
  if (now - at <= offeredFor) return { is: "offered" };
  if (tooOldSince === undefined || now < tooOldSince) return { is: "hidden", tooOldSince: now };
  return now - tooOldSince < offeredFor ? { is: "hidden", tooOldSince } : { is: "over" };
}
