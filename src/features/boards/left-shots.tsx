import { use } from "react";
import type { FilmLine } from "@/rules/timeline";
import type { ShotType } from "@/rules/shot-type";
import { useJobNotification } from "@/shared/use-job-notification";
import { endWords } from "@/story/shot/job-status";
import { MakingsContext, nameOfMaking } from "@/story/shot/makings";
import { useImageJob } from "@/story/shot/use-image-job";
import type { useShotJob } from "@/story/shot/use-shot-job";
import { useVideoJob } from "@/story/shot/use-video-job";

/** Follows what is made for shots that the inspector has left: the one that it shows follows its own. */
export function LeftShots({ lines, inspected }: { lines: readonly FilmLine[]; inspected: string | undefined }) {
  const { underWay } = use(MakingsContext);
  return [...underWay.values()].map((making) => {
    const { kind, dialogue_id } = making;
    const line_number = lines.find(({ id }) => id === dialogue_id)?.line_number;
    if (dialogue_id === inspected || line_number === undefined) return null;
    const left = { key: nameOfMaking(making), dialogue_id, line_number };
    return kind === "image" ? (
      <LeftImage {...left} key={left.key} />
    ) : (
      <LeftClip {...left} key={left.key} kind={kind} />
    );
  });
}

interface Left {
  dialogue_id: string;
  line_number: number;
}

function LeftImage({ dialogue_id, line_number }: Left) {
  useEndTold("image", line_number, useImageJob(dialogue_id));
  return null;
}

function LeftClip({ dialogue_id, line_number, kind }: Left & { kind: ShotType }) {
  useEndTold("video", line_number, useVideoJob(kind, dialogue_id));
  return null;
}

function useEndTold(what: "image" | "video", line_number: number, making: ReturnType<typeof useShotJob>) {
  const { isWorking, isDone, status, failure } = making;
  const words = failure ?? (isDone && status ? endWords(status, what) : undefined);
  useJobNotification({
    what: `${what === "image" ? "Image" : "Video"} of line ${line_number}`,
    isWorking,
    end: words === undefined ? undefined : { failed: failure !== undefined, words },
  });
}
