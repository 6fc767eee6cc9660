import { useEffect, useMemo, useRef } from "react";
import { Inks, readInk } from "@/ui/inks";
import { useWidth } from "@/ui/use-width";
import { mapHeight, mapLayout, paintMap, shotAt, type Ink } from "./map-paint";
import type { ProductionShot } from "./use-production";

const inks: Record<Ink, string> = {
  ready: "text-edge/60",
  todo: "text-line/60",
  running: "text-accent",
  stale: "text-warn",
  failed: "text-bad",
  words: "text-dim",
};

type ProductionMapProps = {
  shots: readonly ProductionShot[];
  onGo: (index: number) => void;
};

/**
 * The whole production at a glance. What it shows stands in the matrix below it, shot by shot, so that it is nothing to
 * whoever does not see it; a click leads to the shot.
 */
export function ProductionMap({ shots, onGo }: ProductionMapProps) {
  const [width, frame] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const layout = useMemo(() => mapLayout(shots, width ?? 0), [shots, width]);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || !width) return;
    const sharpness = devicePixelRatio || 1;
    element.width = Math.round(width * sharpness);
    element.height = Math.round(mapHeight * sharpness);
    context.scale(sharpness, sharpness);
    context.clearRect(0, 0, width, mapHeight);
    const colour = (name: Ink) => readInk(element.parentElement, name);
    const ink = {
      ready: colour("ready"),
      todo: colour("todo"),
      running: colour("running"),
      stale: colour("stale"),
      failed: colour("failed"),
      words: colour("words"),
    };
    paintMap(context, shots, layout, ink, `13px ${getComputedStyle(element).fontFamily}`);
  }, [shots, layout, width]);

  return (
    <div ref={frame} aria-hidden className="mb-4 max-md:hidden">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <canvas
        ref={canvas}
        className="block w-full cursor-pointer font-script"
        style={{ height: mapHeight }}
        onClick={({ clientX, currentTarget }) =>
          onGo(shotAt(layout, clientX - currentTarget.getBoundingClientRect().left))
        }
      />
      <Inks inks={inks} />
    </div>
  );
}
