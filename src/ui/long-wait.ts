/** Milliseconds after which a wait is owned up to. */
export const longWait = 10_000;
