/** Gives story-1 a parsed and cast script of this many lines. */
export function writeLines(state: unknown, lines: number): void;
