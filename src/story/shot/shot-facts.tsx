import type { ReactNode } from "react";
import { clip } from "@/rules/format";
import { ClampedText } from "@/ui/clamped-text";
import { cn } from "@/ui/cn";
import type { ShotDetails } from "./use-shot";
import "./shot-parts.css";

type ShotFactsProps = Pick<ShotDetails, "shot" | "story"> & {
  /** How the character is meant to look, beside what is known of it. */
  face?: ReactNode;
};

/** What the script says about the shot; it is changed there and not here. */
export function ShotFacts({ shot, story, face }: ShotFactsProps) {
  const { line_number, scene_location, character_name, stage_directions, dialogue_text } = shot;
  return (
    <div className="shot-facts flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <dl className="grid min-w-0 grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
          {/* Of ten thousand letters a browser takes seconds to find where each line ends. */}
          <Fact name="Story" className="line-clamp-3">
            {clip(story.title?.trim() || "Untitled Story", 200)}
          </Fact>
          <Fact name="Line Number">{line_number}</Fact>
          <Fact name="Scene Location" className="line-clamp-3">
            {clip(scene_location || "No scene location specified", 200)}
          </Fact>
          <Fact name="Character" className="line-clamp-3">
            {clip(character_name || "No character specified", 200)}
          </Fact>
        </dl>
        {face}
      </div>
      <dl className="flex flex-col gap-1">
        {stage_directions && (
          <Fact name="Stage Directions" className="mb-2 text-base italic">
            <ClampedText text={stage_directions} lines={10} />
          </Fact>
        )}
        <Fact
          name="Dialogue"
          className={
            dialogue_text ? "shot-dialogue font-script text-balance whitespace-pre-wrap" : "text-base text-dim"
          }
        >
          {dialogue_text ? <ClampedText text={dialogue_text} lines={10} /> : "No dialogue"}
        </Fact>
      </dl>
    </div>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <>
      <dt className="text-dim">{name}</dt>
      <dd className={cn("wrap-anywhere", className)}>{children}</dd>
    </>
  );
}
