import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { everythingThere } from "./faulty-reads";
import { renderAt } from "@/testing/render-at";

interface Row {
  at: string;
  /** Who is signed in; the owner if absent. */
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
}

/** Renders the screen of a row, by default in the world of `everythingThere`. */
export const openFor = ({ at, as = "owner", given = everythingThere }: Row, also?: (world: World) => void) =>
  renderAt(at, {
    as: as === "nobody" ? undefined : as,
    given: (world) => {
      given(world);
      also?.(world);
    },
  });

/** Rows with their titles, for `describe.each`. */
export const byLine = <R extends { line: string }>(rows: readonly R[]) => rows.map((row) => [row.line, row] as const);
