import { useEffect, useRef } from "react";
import { cardOf } from "@/rules/card";
import type { Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import type { FilmPlayer } from "./film-player";

type CardViewProps = { player: FilmPlayer; segment: Segment; className?: string | undefined };

/** A shot without a picture, set like a page of the screenplay. A page that is too long moves up as time passes. */
export function CardView({ player, segment, className }: CardViewProps) {
  const { heading, isSpoken, cue, parenthetical, words } = cardOf(segment.line);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function move() {
      const { offset, segment: now } = player.state();
      const element = page.current;
      if (!element || now.uid !== segment.uid) return;
      const rest = element.scrollHeight - element.clientHeight;
      if (rest > 0) element.scrollTop = rest * Math.min(offset / now.duration, 1);
    }
    move();
    return player.subscribe(move);
  }, [player, segment.uid]);

  return (
    <div className={cn("sheet absolute inset-0 flex flex-col bg-ink-900 font-script", className)}>
      <p className="shrink-0 truncate text-[0.74em] font-bold text-dim">{heading}</p>
      <div ref={page} className="my-[0.4em] min-h-0 flex-1 overflow-hidden">
        <div className="grid min-h-full content-center justify-items-center">
          <div className={cn("max-w-[17em] text-balance wrap-anywhere", !isSpoken && "max-w-[22em] text-dim")}>
            {cue && <p className="truncate pl-[5em] text-dim sm:pl-[7em]">{cue}</p>}
            {parenthetical && <p className="pl-[2em] text-dim">({parenthetical.replace(/^\(|\)$/g, "")})</p>}
            <p>{words}</p>
          </div>
        </div>
      </div>
      <p className="hidden shrink-0 justify-between text-[0.62em] text-dim sm:flex">
        <span>Line {segment.line_number}</span>
        <span>Card</span>
      </p>
    </div>
  );
}
