import { useCallback, type ReactNode } from "react";
import { cn } from "@/ui/cn";
import { CardView } from "./card-view";
import type { Film } from "./use-film";
import { useFilmState } from "./use-film-state";

type StageViewProps = { film: Film; className?: string | undefined; children?: ReactNode };

/** What is seen of the film: the card lies under the picture, and shows while that is on its way. */
export function StageView({ film: { player, stage }, className, children }: StageViewProps) {
  const segment = useFilmState(player, (state) => state.segment);
  const tier = useFilmState(player, (state) => state.tier);
  const wanted = useFilmState(player, (state) => state.wanted);
  const mount = useCallback(
    (place: HTMLDivElement | null) => {
      place?.append(stage.element);
      return () => stage.element.remove();
    },
    [stage],
  );
  return (
    <div
      role="group"
      aria-label={`Stage, line ${segment.line_number}`}
      data-line={segment.line_number}
      data-tier={tier}
      className={cn("stage relative overflow-hidden bg-black", className)}
    >
      {/* A picture that is loaded in no time shall not flash words before it. */}
      <CardView
        key={`${segment.uid} ${wanted}`}
        player={player}
        segment={segment}
        className={wanted === "card" ? undefined : "animate-appear-late"}
      />
      <div aria-hidden className="pointer-events-none absolute inset-0" ref={mount} />
      {children}
    </div>
  );
}
