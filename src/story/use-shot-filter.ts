import { useDeferredValue, useMemo, useState } from "react";
import { useIsPainted } from "@/ui/use-is-painted";
import type { MediaLine } from "./generators";
import { useListPosition, useWriteFilter } from "./list-position";
import { filterOptionsOf, isOpen, showsLine, withoutGoneValues, type ShotFilter } from "./shot-filter";

/** What of the others is to choose from comes after the first picture of the screen: nobody has opened a list by then. */
const mostAtOnce = 100;

/**
 * Which shots of a story are shown, kept for all its lists of shots, and what there is to choose from. `line` is one that
 * must be among them.
 */
export function useShotFilter(story_id: string, lines: readonly MediaLine[], line: number | undefined) {
  const { filter: kept } = useListPosition(story_id);
  const keepFilter = useWriteFilter(story_id);
  const [wanted, setWanted] = useState(() => (showsLine(lines, kept, line) ? kept : {}));
  const few = useMemo(() => (isOpen(wanted) ? lines.slice(0, mostAtOnce) : lines), [wanted, lines]);
  const isPainted = useIsPainted();
  const known = useDeferredValue(isPainted ? lines : few);
  const choices = useMemo(() => filterOptionsOf(known), [known]);
  const filter = useMemo(() => withoutGoneValues(wanted, choices), [wanted, choices]);

  function show(next: ShotFilter) {
    setWanted(next);
    keepFilter(next);
  }
  return { wanted, filter, choices, show };
}
