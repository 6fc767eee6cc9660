import type { Segment } from "@/rules/timeline";
import { leadOf, type ShotMedia, type MediaState } from "./shot-media";

/** Seconds for which the film waits for what does not come, or stalls. */
export const patience = 1.5;

/** What becomes of a shot: it goes on, has been seen, or its picture or sound has not come in time. */
type Verdict = { at: number } | "over" | "picture" | "sound";

interface Moment {
  segment: Segment;
  media: ShotMedia;
  shown: MediaState;
  offset: number;
  rate: number;
}

const nothing = { picture: 0, sound: 0, lead: 0 };

/** The time of one shot: that of its clip, else of its sound, else of the frames. */
export class ShotClock {
  /** Seconds without a sign of the picture, of the sound, and of what tells the time. */
  #waited = { ...nothing };

  /** For another shot, or the same with other media; what tells its time may have been waited for already. */
  restart(lead = 0) {
    this.#waited = { ...nothing, lead };
  }

  /** Counts the seconds since the last frame. */
  advance(elapsed: number, { segment, media, shown, offset, rate }: Moment): Verdict {
    const { seconds, length, hasEnded } = shown;
    const waited = this.#waited;
    const isClip = media.picture === "clip";
    // What is no clock holds nobody up.
    waited.picture = !isClip && shown.picture === "loading" ? waited.picture + elapsed : 0;
    waited.sound = isClip && shown.sound === "loading" ? waited.sound + elapsed : 0;
    if (waited.picture > patience) return "picture";
    if (waited.sound > patience) return "sound";

    if (isClip && hasEnded) return "over";
    const isFree = leadOf(media) === undefined || hasEnded;
    if (!isFree && seconds <= offset) {
      waited.lead += elapsed;
      if (waited.lead <= patience) return { at: offset };
      return isClip ? "picture" : "sound";
    }
    waited.lead = 0;
    const at = isFree ? offset + elapsed * rate : seconds;
    // What has no end, or another length than was told, ends when its time is over.
    const isLonger = !isFree && !segment.isMeasured && length !== undefined && Number.isFinite(length);
    return at >= (isLonger ? Math.max(length, segment.duration) : segment.duration) ? "over" : { at };
  }
}
