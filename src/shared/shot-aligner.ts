import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots, type AlignedShots, type RememberedShot } from "@/rules/shot-alignment";
import { alsoInWorker, askWorker } from "./ask-worker";

/** What a worker is asked to align. */
interface Readings {
  remembered: readonly RememberedShot[];
  lines: readonly ParsedLine[];
}

const align = alsoInWorker(({ remembered, lines }: Readings) => alignShots(remembered, lines));

/** Aligns in a worker. The returned function gives it up. */
export const alignInWorker = (readings: Readings, tell: (aligned: AlignedShots) => void) =>
  askWorker(
    {
      worker: () => new Worker(new URL("./shot-aligner.ts", import.meta.url), { type: "module" }),
      asked: readings,
      here: () => align(readings),
    },
    tell,
  );
