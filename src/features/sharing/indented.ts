import type { CSSProperties } from "react";

/** Tells the style sheet how many steps somebody stands further in, or a line. */
export const indented = (what: "--depth" | "--level", steps: number): CSSProperties & Record<string, unknown> => ({
  [what]: steps,
});
