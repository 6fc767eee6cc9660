import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { videoOf } from "@/rules/line-media";
import { usableUrl } from "@/rules/media-url";
import { timelineOf, type ShotSettings, type Timeline } from "@/rules/timeline";
import type { MediaLine } from "./generators";
import { readAllSeconds, type MediaFile } from "./media-seconds";

/** Milliseconds for which lengths are gathered before the timeline is made anew: they come by hundreds. */
const gatheringMs = 250;

export interface FilmTimeline {
  timeline: Timeline;
  settingsOf: (uid: string) => ShotSettings;
  /** Keeps what somebody decides about a shot. */
  setSettings: (uid: string, settings: ShotSettings) => void;
}

/** The lines as a film, as long as its media are, as far as their lengths are known; the others are read meanwhile. */
export function useTimeline(lines: readonly MediaLine[] | undefined): FilmTimeline | undefined {
  const [settings, setAllSettings] = useState<ReadonlyMap<string, ShotSettings>>(new Map());
  const seconds = useMediaSeconds(lines);
  const timeline = useMemo(
    () =>
      lines &&
      timelineOf(lines, {
        uidOf: ({ line_number }) => `line-${line_number}`,
        durationOf: (url) => seconds.get(url),
        settingsOf: (uid) => settings.get(uid),
      }),
    [lines, seconds, settings],
  );
  const settingsOf = useCallback((uid: string) => settings.get(uid) ?? {}, [settings]);
  const setSettings = useCallback(
    (uid: string, next: ShotSettings) => setAllSettings((all) => new Map(all).set(uid, next)),
    [],
  );
  return useMemo(() => timeline && { timeline, settingsOf, setSettings }, [timeline, settingsOf, setSettings]);
}

/** The lengths of the lines' media by their address. */
function useMediaSeconds(lines: readonly MediaLine[] | undefined): ReadonlyMap<string, number> {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  /** What has told no length is not asked again while the screen stands. */
  const asked = useRef(new Set<string>());
  const files = useMemo(() => lines && mediaFilesOf(lines), [lines]);

  useEffect(() => {
    const missing = files?.filter(({ url }) => !known.has(url) && !asked.current.has(url)) ?? [];
    if (missing.length === 0) return undefined;
    const over = new AbortController();
    const gathered = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      timer = undefined;
      setKnown((all) => new Map([...all, ...gathered]));
    }
    void readAllSeconds(missing, {
      signal: over.signal,
      tell: (url, seconds) => {
        asked.current.add(url);
        if (seconds === undefined) return;
        gathered.set(url, seconds);
        timer ??= setTimeout(keep, gatheringMs);
      },
    });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
    // What is known grows while it reads: that is no reason to begin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [files]);
  return known;
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
