import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { parsedLines } from "@/api/contract/parsing";
import type { StoryVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { filmTimes, scenesInFilm } from "@/rules/film-times";
import { justRead } from "@/story/use-media-lines";
import { playFrom } from "@/story/story-video-player";
import { useNewerClips } from "@/story/use-newer-clips";
import { useTimeline } from "@/story/use-timeline";

/**
 * The shots of the finished film, which of them is seen, and what plays it from one of them on; of a film that is not
 * made yet, those it will have.
 */
export function useShotsOfFilm(story_id: string, video: StoryVideo | undefined, isKnown: boolean) {
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const parsed = useQuery({ ...read(parsedLines, { story_id }), ...justRead, enabled: isKnown });
  const lines = parsed.data?.parsed_lines;
  // The film is made of clips, which have their sound: no other is listened to.
  const clips = useMemo(() => lines?.map((line) => ({ ...line, audio_url: undefined, hasAudio: undefined })), [lines]);
  const asMade = useTimeline(story_id, clips)?.timeline;
  // The clock of its player shows the seconds that are full.
  const filmSeconds = (video?.duration && Math.floor(video.duration)) || undefined;
  const times = useMemo(() => asMade && filmTimes(asMade.segments, filmSeconds), [asMade, filmSeconds]);
  const timeline = useMemo(() => {
    if (!asMade || !times || filmSeconds === undefined) return asMade;
    return { ...asMade, scenes: scenesInFilm(asMade.scenes, times, filmSeconds) };
  }, [asMade, times, filmSeconds]);
  const now = times?.at(seconds);
  return {
    player,
    timeline,
    /** How long the film is, where that is known. */
    filmSeconds,
    isPending: parsed.isPending || (lines !== undefined && timeline === undefined),
    /** Seconds to each of the shots. */
    starts: times?.starts ?? [],
    /** Undefined while it is not known, and of a story without shots. */
    now: now === undefined ? undefined : timeline?.segments[now],
    newerClips: useNewerClips(story_id, video, lines),
    /** A moment counts as the shot's that is seen then: nothing is rendered anew while it lasts. */
    onTime: (moment: number) =>
      setSeconds((before) => (times && times.at(moment) === times.at(before) ? before : moment)),
    play: (shot: number) => playFrom(player.current, times?.starts[shot]),
  };
}
export type ShotsOfFilm = ReturnType<typeof useShotsOfFilm>;
