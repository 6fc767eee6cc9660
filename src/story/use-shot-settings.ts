import { useCallback, useEffect, useMemo, useState } from "react";
import type { Segment, ShotSettings } from "@/rules/timeline";
import { useDesk } from "@/shared/use-desk";
import type { ShotUids } from "@/shared/use-shot-uids";
import { isSeconds } from "./media-seconds";

/** What decisions are kept under at the desk. */
const kind = "shot settings";

const isSettings = (value: unknown): value is ShotSettings => {
  if (typeof value !== "object" || value === null) return false;
  const { holdSeconds, usesLineAudio }: { holdSeconds?: unknown; usesLineAudio?: unknown } = value;
  return (
    (holdSeconds === undefined || isSeconds(holdSeconds)) && ["undefined", "boolean"].includes(typeof usesLineAudio)
  );
};

type Decisions = ReadonlyMap<string, { line: Segment["line"]; settings: ShotSettings }>;
const noDecisions: Decisions = new Map();

/** What somebody decides about the shots of a story, kept at the desk. */
export function useShotSettings(story_id: string, { uidOf, isLoaded }: ShotUids) {
  const { records, put } = useDesk(story_id, kind, isSettings);
  /** What was decided before the shots had their lasting uids, by the provisional ones. */
  const [early, setEarly] = useState(noDecisions);

  useEffect(() => {
    if (!isLoaded || early.size === 0) return;
    for (const { line, settings } of early.values()) put(uidOf(line), settings);
    // Now they are the desk's.
    // oxlint-disable-next-line react/set-state-in-effect
    setEarly(noDecisions);
  }, [isLoaded, early, uidOf, put]);

  const settingsOf = useCallback((uid: string) => early.get(uid)?.settings ?? records.get(uid), [early, records]);
  const setSettings = useCallback(
    ({ uid, line }: Segment, settings: ShotSettings) => {
      if (isLoaded) put(uid, settings);
      else setEarly((before) => new Map(before).set(uid, { line, settings }));
    },
    [isLoaded, put],
  );
  return useMemo(() => ({ settingsOf, setSettings }), [settingsOf, setSettings]);
}
