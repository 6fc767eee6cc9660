import { useCallback, useEffect, useMemo, useRef } from "react";
import { videoOf } from "@/rules/line-media";
import { unsigned, usableUrl } from "@/rules/media-url";
import { timelineOf, type Segment, type ShotSettings, type Timeline } from "@/rules/timeline";
import { useDesk } from "@/shared/use-desk";
import { useShotUids } from "@/shared/use-shot-uids";
import type { MediaLine } from "./generators";
import { isSeconds, readAllSeconds, type MediaFile } from "./media-seconds";
import { useShotSettings } from "./use-shot-settings";

/** Milliseconds for which lengths are gathered before the timeline is made anew: they come by hundreds. */
const gatheringMs = 250;

export interface FilmTimeline {
  timeline: Timeline;
  settingsOf: (uid: string) => ShotSettings | undefined;
  /** Keeps what somebody decides about a shot. */
  setSettings: (segment: Segment, settings: ShotSettings) => void;
  /** The length of a file that was learnt while it played. */
  tell: (url: string, seconds: number) => void;
}

type Lines = readonly MediaLine[];

/** What lengths are kept under at the desk. */
const kind = "lengths";

interface TimelineParts {
  /** Those of the lines that are worked out for now; all if absent. */
  shown?: Lines;
  /** Whether lengths that are not known are read: where little of the film is seen, what is known will do. */
  readsLengths?: boolean;
}

/** The lines as a film, as long as its media are, as far as their lengths are known; the others are read meanwhile. */
export function useTimeline(story_id: string, lines: Lines, parts?: TimelineParts): FilmTimeline;
export function useTimeline(
  story_id: string,
  lines: Lines | undefined,
  parts?: TimelineParts,
): FilmTimeline | undefined;
export function useTimeline(
  story_id: string,
  lines: Lines | undefined,
  { shown = lines, readsLengths = true }: TimelineParts = {},
): FilmTimeline | undefined {
  const uids = useShotUids(story_id, lines);
  const { uidOf } = uids;
  const { settingsOf, setSettings } = useShotSettings(story_id, uids);
  const [seconds, tell] = useMediaSeconds(story_id, readsLengths ? lines : undefined);
  const timeline = useMemo(
    () => shown && timelineOf(shown, { uidOf, durationOf: (url) => seconds.get(unsigned(url)), settingsOf }),
    [shown, uidOf, seconds, settingsOf],
  );
  return useMemo(
    () => timeline && { timeline, settingsOf, setSettings, tell },
    [timeline, settingsOf, setSettings, tell],
  );
}

/** The lengths of the lines' media by their unsigned address, kept at the desk, and what adds one. The missing are read. */
function useMediaSeconds(story_id: string, lines: readonly MediaLine[] | undefined) {
  const { isLoaded, records, put, putAll } = useDesk(story_id, kind, isSeconds);
  const known = useRef(records);
  /** What has told no length is not asked again while the screen stands. */
  const asked = useRef(new Set<string>());
  useEffect(() => {
    known.current = records;
  }, [records]);

  useEffect(() => {
    if (!isLoaded || !lines) return undefined;
    const missing = mediaFilesOf(lines).filter(
      ({ url }) => !known.current.has(unsigned(url)) && !asked.current.has(unsigned(url)),
    );
    if (missing.length === 0) return undefined;
    const over = new AbortController();
    const gathered = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      timer = undefined;
      putAll(gathered);
      gathered.clear();
    }
    void readAllSeconds(missing, {
      signal: over.signal,
      tell: (url, seconds) => {
        asked.current.add(unsigned(url));
        if (seconds === undefined) return;
        gathered.set(unsigned(url), seconds);
        timer ??= setTimeout(keep, gatheringMs);
      },
    });
    return () => {
      over.abort();
      clearTimeout(timer);
      if (gathered.size > 0) keep();
    };
  }, [lines, isLoaded, putAll]);
  const tell = useCallback((url: string, seconds: number) => put(unsigned(url), seconds), [put]);
  return [records, tell] as const;
}

/** The clips and sounds of the lines, each address once. */
function mediaFilesOf(lines: readonly MediaLine[]): MediaFile[] {
  const files = new Map<string, MediaFile>();
  for (const line of lines) {
    const clip = usableUrl(videoOf(line), "video");
    const audio = usableUrl(line.audio_url, "audio");
    if (clip) files.set(clip, { url: clip, kind: "video" });
    if (audio) files.set(audio, { url: audio, kind: "audio" });
  }
  return [...files.values()];
}
