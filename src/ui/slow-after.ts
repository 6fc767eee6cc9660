// Decision: .github/decisions/media.md
/** Milliseconds after which a wait is owned up to. */
export const slowAfterMs = 10_000;
