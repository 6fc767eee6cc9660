import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { FilmPlayer } from "./film-player";
import { useFilmState } from "./use-film-state";

/** A held key or a drag passes many shots: only where it rests is written. */
const restMs = 300;

/** Marks what the film itself has written, so that it does not go where it stands. */
const written = { writtenBy: "film" };
const isWritten = (state: unknown) =>
  typeof state === "object" && state !== null && "writtenBy" in state && state.writtenBy === written.writtenBy;

/**
 * The film goes to the line that the address names, and the address follows the film where it rests, without a new entry
 * in the history: who comes back, or reloads, is where they left.
 */
export function useFilmAddress(player: FilmPlayer, line: number | undefined) {
  const { search, hash, state } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace && isWritten(state);
  const navigate = useNavigate();

  const follow = useEffectEvent((to: number | undefined) => {
    if (!isOwn) player.goToLine(to);
  });
  useEffect(() => follow(line), [line]);

  const write = useEffectEvent(() => {
    const { segment, timeline } = player.state();
    const { line_number } = segment;
    if (line_number === (line ?? timeline.segments[0]?.line_number)) return;
    const params = new URLSearchParams(search);
    params.set("line", String(line_number));
    void navigate({ search: `?${params}`, hash }, { replace: true, preventScrollReset: true, state: written });
  });

  const rests = useFilmState(player, ({ isPlaying, segment }) => (isPlaying ? undefined : segment.line_number));
  useEffect(() => {
    if (rests === undefined) return undefined;
    const timer = setTimeout(() => write(), restMs);
    return () => clearTimeout(timer);
  }, [rests]);

  // Whoever presses a link leaves: by the time the link is followed, the place is written.
  useEffect(() => {
    function leave({ target }: Event) {
      if (target instanceof Element && target.closest("a[href]")) write();
    }
    const leaveByKey = (event: KeyboardEvent) => event.key === "Enter" && leave(event);
    const reload = () => write();
    window.addEventListener("pointerdown", leave, true);
    window.addEventListener("keydown", leaveByKey, true);
    window.addEventListener("pagehide", reload);
    return () => {
      window.removeEventListener("pointerdown", leave, true);
      window.removeEventListener("keydown", leaveByKey, true);
      window.removeEventListener("pagehide", reload);
    };
  }, []);
}
