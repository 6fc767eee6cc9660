/** Gives story-1 of a world's state a parsed and cast script of so many lines. */
export function writeLines(state: unknown, lines: number): void;
