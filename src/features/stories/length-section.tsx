import { TriangleAlert } from "lucide-react";
import { formatClock } from "@/rules/format";
import { timeInWords } from "@/rules/running-time";
import { defaultLength, type StoryLength } from "@/rules/story-length";
import type { Timeline } from "@/rules/timeline";
import { excessOf, LengthBar } from "@/story/running-time";
import { SideSection } from "@/story/side-section";
import { StoryLengthFields } from "./story-length-fields";

type LengthSectionProps = {
  story_id: string;
  length: StoryLength | undefined;
  /** Whether there is a script, and so something that runs. */
  isWritten: boolean;
  /** The film as it is now; undefined while it is not known. */
  timeline?: Timeline | undefined;
  mayEdit: boolean;
};

/** How long the story shall be, and how long it runs by now. Its lines stand from the first: nothing moves. */
export function LengthSection({ story_id, length, isWritten, timeline, mayEdit }: LengthSectionProps) {
  const { minutes, seconds } = length ?? defaultLength;
  const target = minutes * 60 + seconds;
  const time = timeline && timeline.segments.length > 0 ? timeline : { duration: 0, measured: 0 };
  const runs = `runs ${timeInWords(time)} of ${formatClock(target)}`;
  const isOver = excessOf(time, target) !== undefined;
  return (
    <SideSection
      title="Length"
      note={
        isOver ? (
          <span className="inline-flex items-center gap-1.5 text-warn">
            <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
            {runs}, {formatClock(time.duration - target)} too long
          </span>
        ) : (
          time.duration > 0 && runs
        )
      }
    >
      {isWritten && <LengthBar time={time} target={target} className="mb-1" />}
      <StoryLengthFields story_id={story_id} length={length} mayEdit={mayEdit} />
    </SideSection>
  );
}
