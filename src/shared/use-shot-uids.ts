import { useEffect, useMemo, useRef, useState } from "react";
import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots, isSameReading, isShotList, type AlignedShots, type RememberedShot } from "@/rules/shot-alignment";
import { alignInWorker } from "./shot-aligner";
import { useDesk } from "./use-desk";

/** The kind of the desk under which a story's shots stand, and the key of their one list. */
const kind = "shots";
const key = "all";
/** More lines than these are aligned in a worker. */
const mostAtOnce = 500;

export interface ShotUids {
  /** What stays a line's own name whatever a parse makes of its id and number; a provisional one until `isLoaded`. */
  uidOf: (line: ParsedLine) => string;
  /** Shots of earlier readings that no line is any more. */
  lost: readonly RememberedShot[];
  /** Whether the uids are those of these lines: only then is anything noted under them. */
  isLoaded: boolean;
}

const noShots: readonly RememberedShot[] = [];

// Decision: .github/decisions/desk.md
/**
 * The lasting names of a story's lines, in the order in which they were read. A reading of other lines is noted at the
 * desk by the tab that made it; what another tab has noted is followed and not noted again, so that two tabs with
 * different readings never answer each other.
 */
export function useShotUids(story_id: string, lines: readonly ParsedLine[] | undefined): ShotUids {
  const { isLoaded, records, put } = useDesk(story_id, kind, isShotList);
  const remembered = records.get(key) ?? noShots;
  const aligned = useAlignment(isLoaded ? remembered : undefined, lines);

  const noted = useRef<readonly ParsedLine[]>(undefined);
  useEffect(() => {
    if (!aligned || noted.current === lines) return;
    noted.current = lines;
    if (aligned.remembered !== remembered) put(key, aligned.remembered);
  }, [aligned, lines, remembered, put]);

  return useMemo(() => {
    const uids = new Map<ParsedLine | number, string | undefined>();
    if (aligned) lines?.forEach((line, at) => uids.set(line, aligned.uids[at]).set(line.line_number, aligned.uids[at]));
    return {
      // A copy of a line, such as one with newer media, has its number.
      uidOf: (line) => uids.get(line) ?? uids.get(line.line_number) ?? `line-${line.line_number}`,
      lost: aligned?.lost ?? noShots,
      isLoaded: aligned !== undefined,
    };
  }, [lines, aligned]);
}

interface Alignment {
  remembered: readonly RememberedShot[];
  lines: readonly ParsedLine[];
  aligned: AlignedShots;
}

/** What became of these shots in these lines; undefined while a worker is at it. */
function useAlignment(
  remembered: readonly RememberedShot[] | undefined,
  lines: readonly ParsedLine[] | undefined,
): AlignedShots | undefined {
  const here = useMemo(() => {
    if (!remembered || !lines) return undefined;
    // Also a long story is mostly read again with nothing but other media.
    const isShort = Math.max(remembered.length, lines.length) <= mostAtOnce || isSameReading(remembered, lines);
    return isShort ? alignShots(remembered, lines) : undefined;
  }, [remembered, lines]);
  const [elsewhere, setElsewhere] = useState<Alignment>();
  useEffect(() => {
    if (!remembered || !lines || here) return;
    return alignInWorker({ remembered, lines }, (aligned) => setElsewhere({ remembered, lines, aligned }));
  }, [remembered, lines, here]);
  return here ?? (elsewhere?.remembered === remembered && elsewhere?.lines === lines ? elsewhere?.aligned : undefined);
}
