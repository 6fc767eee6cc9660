import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { cn } from "@/ui/cn";
import { Inks, readInk } from "@/ui/inks";
import { useWidth } from "@/ui/use-width";
import type { FilmPlayer } from "./film-player";
import { PositionSlider } from "./position-slider";
import { layoutOf, pixelAt } from "./ribbon-layout";
import { measures, mostPictures, paintRibbon, type Ink, type Painting } from "./ribbon-paint";
import { Thumbnails } from "./thumbnails";
import { useFilmState } from "./use-film-state";

const inks: Record<Ink, string> = {
  text: "text-text",
  dim: "text-dim",
  line: "text-line",
  ok: "text-ok/80",
  bad: "text-bad",
  field: "text-ink-850",
  page: "text-ink-900",
};

/** The whole film on one line: its scenes, its pictures, of what it is made, and where it stands. */
export function Ribbon({ player }: { player: FilmPlayer }) {
  const [width, frame] = useWidth<HTMLDivElement>();
  const timeline = useFilmState(player, (state) => state.timeline);
  const layout = useMemo(() => layoutOf(timeline, width ?? 0), [timeline, width]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useRibbonPainting({ player, layout, canvas });
  return (
    <div ref={frame} className="ribbon relative max-sm:mx-4 sm:col-span-full">
      <canvas ref={canvas} aria-hidden className="block w-full font-script" />
      <Playhead player={player} layout={layout} />
      <PositionSlider player={player} layout={layout} />
      <Inks inks={inks} />
    </div>
  );
}

type Layout = ReturnType<typeof layoutOf>;

/** It moves with each frame, and nothing is rendered for that. */
function Playhead({ player, layout }: { player: FilmPlayer; layout: Layout }) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function move() {
      const { index, offset, segment } = player.state();
      const x = pixelAt(layout, index, segment.duration > 0 ? offset / segment.duration : 0);
      if (head.current) head.current.style.transform = `translateX(${x.toFixed(1)}px)`;
    }
    move();
    return player.subscribe(move);
  }, [player, layout]);
  return (
    <div
      ref={head}
      aria-hidden
      className={cn(
        "pointer-events-none absolute top-5 -bottom-[3px] left-0 -ml-px w-0.5 bg-white ring-1 ring-ink-950/80",
        "before:absolute before:-top-0.5 before:-left-1 before:size-2.5 before:rounded-full before:bg-white",
      )}
    />
  );
}

function useRibbonPainting({ player, layout, canvas }: PaintingProps) {
  const timeline = useFilmState(player, (state) => state.timeline);
  const index = useFilmState(player, (state) => state.index);
  const falls = useFilmState(player, (state) => state.falls);
  const [thumbnails] = useState(() => new Thumbnails());

  useEffect(() => {
    let isOver = false;
    const paint = () => {
      if (canvas.current && !isOver) paintOn(canvas.current, { layout, timeline, index, falls, thumbnails });
    };
    // With the next frame: what one reads stands before the picture of it.
    const frame = requestAnimationFrame(paint);
    const deafen = thumbnails.listen(paint);
    // Headings are drawn again in the typeface that has come.
    document.fonts.load("700 14px Courier Prime").then(paint, () => undefined);
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      deafen();
    };
  }, [canvas, layout, timeline, index, falls, thumbnails]);

  useEffect(() => () => thumbnails.stop(), [thumbnails]);
}

type PaintingProps = { player: FilmPlayer; layout: Layout; canvas: RefObject<HTMLCanvasElement | null> };

function paintOn(element: HTMLCanvasElement, film: Omit<Painting, "ink" | "typeface" | "strip" | "isNarrow">) {
  const { layout, timeline, thumbnails } = film;
  const context = element.getContext("2d");
  if (!context || layout.width === 0) return;
  const style = getComputedStyle(element);
  const strip = Number.parseFloat(style.getPropertyValue("--strip")) || 52;
  const sharpness = devicePixelRatio || 1;
  const height = measures.headings + strip + measures.gap + measures.tiers;
  element.style.height = `${height}px`;
  element.width = Math.round(layout.width * sharpness);
  element.height = Math.round(height * sharpness);
  context.scale(sharpness, sharpness);
  if (timeline.segments.length <= mostPictures) {
    const stills = timeline.segments.flatMap(({ still }) => still ?? []);
    thumbnails.want(stills, Math.round(strip * sharpness));
  }
  const ink = inksIn(element.parentElement);
  paintRibbon(context, { ...film, ink, strip, typeface: style.fontFamily, isNarrow: layout.width < 640 });
}

function inksIn(frame: HTMLElement | null): Record<Ink, string> {
  const colour = (name: Ink) => readInk(frame, name);
  return {
    text: colour("text"),
    dim: colour("dim"),
    line: colour("line"),
    ok: colour("ok"),
    bad: colour("bad"),
    field: colour("field"),
    page: colour("page"),
  };
}
