import type { ReactNode } from "react";
import { cn } from "@/ui/cn";
import { Panel } from "@/ui/panel";
import type { ShotDetails } from "./use-shot";

/** What the script says about the shot; it is changed there and not here. */
export function ShotFacts({ shot, story }: Pick<ShotDetails, "shot" | "story">) {
  const { line_number, scene_location, character_name, stage_directions, dialogue_text } = shot;
  return (
    <Panel title="Shot">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact name="Story">{story.title?.trim() || "Untitled Story"}</Fact>
        <Fact name="Line Number">{line_number}</Fact>
        <Fact name="Scene Location">{scene_location || "No scene location specified"}</Fact>
        <Fact name="Character">{character_name || "No character specified"}</Fact>
        {stage_directions && (
          <Fact name="Stage Directions" className="italic">
            {stage_directions}
          </Fact>
        )}
        <Fact name="Dialogue" className={cn(dialogue_text ? "font-script whitespace-pre-wrap" : "text-dim")}>
          {dialogue_text || "No dialogue"}
        </Fact>
      </dl>
    </Panel>
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
