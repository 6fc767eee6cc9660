import { useMemo } from "react";
import { captionAt, captionsOfShot, speakerBefore, type Caption } from "@/rules/captions";
import { useFilmState } from "./use-film-state";
import type { FilmPlayer } from "./film-player";
import { secondsOf } from "./film-state";

/** What is said, under the picture. A card has its words on it. */
export function CaptionsView({ player }: { player: FilmPlayer }) {
  const segments = useFilmState(player, ({ timeline }) => timeline.segments);
  const index = useFilmState(player, (state) => state.index);
  const captions = useMemo(() => {
    const segment = segments[index];
    return segment ? captionsOfShot(segment, speakerBefore(segments, index)) : [];
  }, [segments, index]);
  const caption = useFilmState(player, (state): Caption | undefined =>
    state.tier === "card" ? undefined : captionAt(captions, secondsOf(state)),
  );
  if (!caption) return null;
  return (
    <p className="captions pointer-events-none absolute inset-x-[4%] bottom-[5%] text-center sm:inset-x-[10%]">
      <span className="caption rounded-sm bg-ink-950/80 box-decoration-clone px-2.5 py-1 font-medium text-white">
        {caption.speaker && <b className="mr-2 font-medium text-dim">{caption.speaker}</b>}
        {caption.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            {line}
          </span>
        ))}
      </span>
    </p>
  );
}
