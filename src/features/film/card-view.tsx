import { useEffect, useRef } from "react";
import { cardOf } from "@/rules/card";
import type { Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import type { FilmPlayer } from "./film-player";
import { useFilmState } from "./use-film-state";

type CardViewProps = { player: FilmPlayer; segment: Segment; className?: string | undefined };

/** A shot without a picture, set like a page of the screenplay. A page that is too long moves up as time passes. */
export function CardView({ player, segment, className }: CardViewProps) {
  const { heading, isSpoken, cue, parenthetical, words } = cardOf(segment.line);
  const page = useRef<HTMLDivElement>(null);
  // While the film stands it is read at leisure.
  const isRead = useFilmState(player, ({ isPlaying, tier }) => !isPlaying && tier === "card");
  const reading = isRead
    ? { tabIndex: 0, role: "region", "aria-label": `Card of line ${segment.line_number}` }
    : undefined;

  useEffect(() => {
    let before: number | undefined;
    function move() {
      const { offset, segment: now } = player.state();
      const element = page.current;
      // Where nothing has moved, the page stays where its reader has put it.
      if (!element || now.uid !== segment.uid || offset === before) return;
      before = offset;
      const rest = element.scrollHeight - element.clientHeight;
      if (rest > 0) element.scrollTop = rest * Math.min(offset / now.duration, 1);
    }
    move();
    return player.subscribe(move);
  }, [player, segment.uid]);

  return (
    <div className={cn("sheet absolute inset-0 flex flex-col bg-ink-900 font-script", className)}>
      <p className="shrink-0 truncate text-[0.74em] font-bold text-dim">{heading}</p>
      <div
        ref={page}
        {...reading}
        className={cn("page my-auto min-h-0", isRead ? "overflow-y-auto" : "overflow-hidden")}
      >
        <div className="grid justify-items-center">
          <div className={cn("max-w-[17em] text-balance wrap-anywhere", !isSpoken && "max-w-[22em] text-dim")}>
            {/* As wide as its speech, so that a short one stands in the middle, too. */}
            {cue && (
              <p className="cue text-dim">
                <span className="block truncate">{cue}</span>
              </p>
            )}
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
