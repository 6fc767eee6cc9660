import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { seedFullWorld } from "./faulty-reads";
import { renderAt } from "@/testing/render-at";

interface Row {
  at: string;
  /** Who is signed in; the owner if absent. */
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
}

/** Renders the screen of a row, by default in the world of `seedFullWorld`. */
export const openFor = ({ at, as = "owner", given = seedFullWorld }: Row, also?: (world: World) => void) =>
  renderAt(at, {
    as: as === "nobody" ? undefined : as,
    given: (world) => {
      given(world);
      also?.(world);
    },
  });
