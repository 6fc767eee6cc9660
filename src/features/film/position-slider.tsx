import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { formatClock } from "@/rules/format";
import type { FilmPlayer } from "./film-player";
import { clockOf, secondsOf } from "./film-state";
import { momentAt, type RibbonLayout } from "./ribbon-layout";
import { useFilmState } from "./use-film-state";

type PositionSliderProps = { player: FilmPlayer; layout: RibbonLayout };

/** Where the film stands, over the ribbon: by a click or drag to any moment, by keys from shot to shot. */
export function PositionSlider({ player, layout }: PositionSliderProps) {
  const seconds = useFilmState(player, (state) => Math.round(secondsOf(state) * 10) / 10);
  const clock = useFilmState(player, clockOf);
  const line = useFilmState(player, (state) => state.segment.line_number);
  const duration = useFilmState(player, (state) => state.timeline.duration);
  const isDragged = useRef(false);

  function goToPointer({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { index, share } = momentAt(layout, clientX - currentTarget.getBoundingClientRect().left);
    player.goTo(index, share * (player.state().timeline.segments[index]?.duration ?? 0));
  }

  function begin(event: PointerEvent<HTMLInputElement>) {
    if (event.button !== 0) return;
    isDragged.current = true;
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    goToPointer(event);
  }

  function end() {
    // The browser's own slider, which knows no shots, may still tell where it would be.
    setTimeout(() => {
      isDragged.current = false;
    });
  }

  function step(event: KeyboardEvent) {
    const { segments } = player.state().timeline;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? player.stepScene(-1) : player.step(-1)),
      ArrowRight: () => (event.shiftKey ? player.stepScene(1) : player.step(1)),
      ArrowDown: () => player.step(-1),
      ArrowUp: () => player.step(1),
      PageDown: () => player.stepScene(-1),
      PageUp: () => player.stepScene(1),
      Home: () => player.goTo(0),
      End: () => player.goTo(segments.length - 1),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    <input
      type="range"
      aria-label="Position"
      aria-valuetext={`Line ${line}, ${clock} of ${formatClock(duration)}`}
      min={0}
      max={duration}
      step="any"
      value={Math.min(seconds, duration)}
      onChange={({ target }) => isDragged.current || player.seek(target.valueAsNumber)}
      onKeyDown={step}
      onPointerDown={begin}
      onPointerMove={(event) => isDragged.current && event.buttons > 0 && goToPointer(event)}
      onPointerUp={end}
      onPointerCancel={end}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-md bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
    />
  );
}
