import { useState } from "react";
import type { MediaLine } from "@/story/generators";
import { useIsPainted } from "@/ui/use-is-painted";

/** More than fill any window, and few enough to be worked out at once. */
const few = 200;

/** The beginning of a long script, for the first picture of the screen, and then all of it. */
export function useLinesInTurn(lines: readonly MediaLine[], beginsAtTop: boolean): readonly MediaLine[] {
  const [atFirst] = useState(() =>
    beginsAtTop && lines.length > few ? { lines, shown: lines.slice(0, few) } : undefined,
  );
  const isPainted = useIsPainted();
  return !isPainted && atFirst?.lines === lines ? atFirst.shown : lines;
}
