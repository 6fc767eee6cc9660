import { makeClip } from "./clip.ts";
import { joinClips } from "./film.ts";
import { paintPanel } from "./panel.ts";
import { paintPortrait } from "./portrait.ts";
import { speak } from "./speech.ts";
import type { Made, MediaJob } from "./studio.ts";

/** Makes one thing on this thread. */
export async function makeHere(job: MediaJob, onProgress?: (share: number) => void): Promise<Made> {
  switch (job.make) {
    case "speech":
      return speak(job.text, job.voice_id);
    case "portrait":
      return paintPortrait(job);
    case "panel":
      return paintPanel(job);
    case "clip":
      return makeClip(job, onProgress);
    case "film":
      return joinClips(job.clips, onProgress);
  }
}
