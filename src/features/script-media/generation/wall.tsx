import { useMemo, type ReactNode } from "react";
import { isUnderWay } from "@/jobs/generator";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { imageOf } from "@/rules/line-media";
import { usableUrl } from "@/rules/media-url";
import type { MediaLine } from "@/story/generators";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";
import { makesPictures, useMade, type Made } from "./use-made";

type WallProps = {
  runs: readonly GeneratorRun[];
  lines: readonly MediaLine[];
  /** Whether all seven are being run. */
  isEverything: boolean;
  /** The rows of the generators, which stand beside it. */
  children: ReactNode;
};

/** Two rows of them, the newest as large as four; in wide windows there are more columns. */
const most = { everywhere: 9, wide: 15 };

/** Beside the generators, what they are making: the newest picture large, what comes next, and what was made before. */
export function MakingOf({ runs, lines, isEverything, children }: WallProps) {
  const made = useMade(runs);
  const isBusy = useRuns(runs, (all) => all.some((run, index) => makesPictures(index) && isUnderWay(run)));
  const isShown = isEverything || isBusy || made.length > 0;
  return (
    <div className={cn(isShown && "grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_336px]")}>
      {isShown && <Wall made={made} lines={lines} isBusy={isBusy} />}
      <div className={isShown ? "flex flex-col" : "grid grid-cols-1 gap-x-6 lg:grid-cols-2 min-[85rem]:grid-cols-4"}>
        {children}
      </div>
    </div>
  );
}

interface Tile {
  line_number: number;
  src: string | undefined;
  /** What is read on the newest. */
  words?: string;
}

function Wall({ made, lines, isBusy }: { made: readonly Made[]; lines: readonly MediaLine[]; isBusy: boolean }) {
  const tiles = useMemo(() => tilesOf(made, lines), [made, lines]);
  return (
    <ul
      aria-label="Made so far"
      className="grid grid-cols-4 gap-2 sm:grid-cols-[2.1fr_repeat(4,1fr)] min-[105rem]:grid-cols-[2.1fr_repeat(7,1fr)]"
    >
      {tiles.map(({ line_number, src, words }, index) => (
        <li
          // Another picture of a line is another one.
          key={`${line_number} ${src}`}
          className={cn(
            "relative min-w-0",
            src && "animate-appear",
            index === 0 && "max-sm:col-span-2 row-span-2",
            index >= most.everywhere && "hidden min-[105rem]:block",
          )}
        >
          {src ? (
            <Thumbnail
              src={src}
              alt={`Line ${line_number}`}
              className={cn("h-full w-full", index > 0 && "aspect-video")}
            />
          ) : (
            <span
              className={cn(
                "grid aspect-video h-full w-full place-items-center rounded-md border bg-ink-900 text-sm text-dim tabular-nums",
                isBusy && "animate-breathe bg-line/60 text-text",
              )}
            >
              {line_number}
            </span>
          )}
          {index === 0 && words && (
            <span className="absolute bottom-2 left-2 rounded-sm bg-ink-950/76 px-1.5 py-0.5 text-xs">{words}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The newest, the next two, those before; what room is left is for what comes later. */
function tilesOf(made: readonly Made[], lines: readonly MediaLine[]): Tile[] {
  const count = Math.min(most.wide, lines.length);
  const news = unique(made.slice(0, 2 * count)).flatMap(({ line_number, image_url, isClip }): Tile[] => {
    const line = lines.find((each) => each.line_number === line_number);
    const src = usableUrl(image_url, "image") ?? pictureOf(line);
    return src === undefined
      ? []
      : [{ line_number, src, words: `Newest: ${isClip ? "clip of line" : "line"} ${line_number}` }];
  });
  const isNews = new Set(made.map(({ line_number }) => line_number));
  const others = lines.filter(({ line_number }) => !isNews.has(line_number));
  const next = firstOf(others, count, (line) => !pictureOf(line));
  const before = firstOf(others.toReversed(), count, pictureOf);
  const [newest, ...rest] = [...news, ...before.map(tileOf)];
  return [...(newest ? [newest] : []), ...next.slice(0, 2).map(tileOf), ...rest, ...next.slice(2).map(tileOf)].slice(
    0,
    count,
  );
}

const pictureOf = (line: MediaLine | undefined) => line && usableUrl(imageOf(line), "image");
const tileOf = (line: MediaLine): Tile => ({ line_number: line.line_number, src: pictureOf(line) });

/** The first lines that are so, of thousands. */
function firstOf(lines: readonly MediaLine[], count: number, isSo: (line: MediaLine) => unknown): MediaLine[] {
  const found: MediaLine[] = [];
  for (const line of lines) {
    if (found.length === count) break;
    if (isSo(line)) found.push(line);
  }
  return found;
}

/** A line that was made twice, as its picture and its clip, is shown once. */
const unique = (made: readonly Made[]) =>
  made.filter(({ line_number }, index) => made.findIndex((each) => each.line_number === line_number) === index);
