import { useId, useMemo } from "react";
import type { FilmLine, Segment } from "@/rules/timeline";
import type { Preference } from "@/shared/preferences";
import type { MediaLine } from "@/story/generators";
import { filterShots, isOpen, type ShotFilter } from "@/story/shot-filter";
import { Slider } from "@/ui/slider";
import { cardSizes } from "./board-layout";

const isCardSize = (value: unknown): value is number =>
  typeof value === "number" && value >= cardSizes.min && value <= cardSizes.max;

/** Pixels. */
export const keptCardSize: Preference<number> = { name: "card-size", isOne: isCardSize };

type CardSizeProps = { size: number; onChange: (size: number) => void };

/** How large the cards are. On a phone there are always two side by side. */
export function CardSize({ size, onChange }: CardSizeProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="ml-auto flex h-9 items-center gap-2.5 text-sm whitespace-nowrap text-dim max-sm:hidden"
    >
      Card size
      <Slider
        id={id}
        min={cardSizes.min}
        max={cardSizes.max}
        step={8}
        value={size}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-4 w-28"
      />
    </label>
  );
}

/** The shots that a filter lets pass. */
export function useShownSegments(
  lines: readonly MediaLine[],
  segments: readonly Segment[],
  filter: ShotFilter,
): readonly Segment[] {
  return useMemo(() => {
    if (isOpen(filter)) return segments;
    const passing: ReadonlySet<FilmLine> = new Set(filterShots(lines, filter));
    return segments.filter((segment) => passing.has(segment.line));
  }, [lines, segments, filter]);
}
