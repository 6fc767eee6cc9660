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
  /** The film as it is now; undefined without one, and while it is not known. */
  timeline: Timeline | undefined;
  mayEdit: boolean;
};

/** How long the story shall be, and how long it runs by now. */
export function LengthSection({ story_id, length, timeline, mayEdit }: LengthSectionProps) {
  const { minutes, seconds } = length ?? defaultLength;
  const target = minutes * 60 + seconds;
  const time = timeline && timeline.segments.length > 0 ? timeline : undefined;
  const excess = time && excessOf(time, target);
  return (
    <SideSection title="Length" note={time && `runs ${timeInWords(time)} of ${formatClock(target)}`}>
      {time && <LengthBar time={time} target={target} className="mb-1" />}
      {excess && (
        <p className="mb-1 flex gap-1.5 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {excess}
        </p>
      )}
      <StoryLengthFields story_id={story_id} length={length} mayEdit={mayEdit} />
    </SideSection>
  );
}
