import { useId, useLayoutEffect, useMemo, useRef } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { counted } from "@/rules/format";
import { isMeasured, timeInWords } from "@/rules/running-time";
import type { Segment } from "@/rules/timeline";
import { BoardCard, createBoardKeys, type OpenBoard } from "./board-card";
import { gridOf, layoutOf, scenesOf, type BoardLayout, type BoardRow } from "./board-layout";
import { useRowsInSight } from "./use-in-sight";

export type BoardsProps = {
  segments: readonly Segment[];
  runs: readonly GeneratorRun[];
  /** Pixels of the list, and those that a card is to have at least. */
  width: number;
  cardSize: number;
  isPhone: boolean;
  /** The board that the Tab key leads to, and the one that is inspected. */
  current: string | undefined;
  selected: string | undefined;
  onOpen: OpenBoard;
};

/** The boards by scene. Of any number of them only the rows in sight stand. */
export function SceneBoards({ segments, runs, width, cardSize, isPhone, current, selected, onOpen }: BoardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const scenes = useMemo(() => scenesOf(segments), [segments]);
  const layout = useMemo(() => layoutOf(scenes, gridOf(width, cardSize, isPhone)), [scenes, width, cardSize, isPhone]);
  const { columns, gap } = layout.grid;
  const { first, last } = useRowsInSight(list, layout.rows);
  useKeptPlace(layout, current, list);

  const keyOf = createBoardKeys();
  const byScene = new Map<number, BoardRow[]>();
  layout.rows.forEach((row, index) => {
    // The board with the focus keeps it when it is scrolled away.
    if ((index < first || index > last) && !hasBoard(row, current)) return;
    const before = byScene.get(row.scene);
    if (before) before.push(row);
    else byScene.set(row.scene, [row]);
  });

  return (
    <div ref={list} className="relative" style={{ height: layout.height }}>
      {[...byScene].map(([index, rows]) => {
        const scene = layout.scenes[index];
        return (
          scene && (
            <Scene key={scene.scene} scene={scene}>
              {rows.flatMap(({ start, first: firstOfRow, segments: ofRow }) =>
                ofRow.map((segment, column) => (
                  <BoardCard
                    key={keyOf(segment)}
                    segment={segment}
                    runs={runs}
                    left={`calc((100% + ${gap.x}px) * ${column / columns})`}
                    top={start - scene.start}
                    width={`calc((100% + ${gap.x}px) / ${columns} - ${gap.x}px)`}
                    place={firstOfRow + column + 1}
                    of={scene.segments.length}
                    isCurrent={segment.uid === current}
                    isSelected={segment.uid === selected}
                    onOpen={onOpen}
                  />
                )),
              )}
            </Scene>
          )
        );
      })}
    </div>
  );
}

const hasBoard = ({ segments }: BoardRow, uid: string | undefined) => segments.some((segment) => segment.uid === uid);

type SceneProps = { scene: BoardLayout["scenes"][number]; children: React.ReactNode };

function Scene({ scene: { scene, heading, segments, time, start, size }, children }: SceneProps) {
  const id = useId();
  const howKnown = time.measured > 0 ? "partly estimated" : "estimated";
  return (
    <section aria-labelledby={id} className="absolute inset-x-0 isolate" style={{ top: start, height: size }}>
      <header className="sticky top-26 z-10 -mx-4 flex h-10 items-center gap-3 border-t bg-ink-950 px-4 sm:-mx-6 sm:px-6">
        <span aria-hidden className="text-sm text-dim tabular-nums">
          {scene + 1}
        </span>
        <h2 id={id} className="truncate pt-0.75 font-script text-[0.875rem]/5 font-bold sm:text-[0.9375rem]/5">
          {heading || "No scene location specified"}
        </h2>
        <p className="ml-auto shrink-0 text-sm whitespace-nowrap text-dim tabular-nums">
          <span className="max-sm:hidden">{`${counted(segments.length, "shot")} · `}</span>
          {timeInWords(time)}
          {!isMeasured(time) && <span className="max-sm:hidden">{` ${howKnown}`}</span>}
        </p>
      </header>
      <ol className="absolute inset-x-0 top-0">{children}</ol>
    </section>
  );
}

/** When other columns move the boards, the page moves with the one that is looked at. */
function useKeptPlace(layout: BoardLayout, current: string | undefined, list: React.RefObject<HTMLElement | null>) {
  const before = useRef(layout);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = layout;
    if (old.grid === layout.grid || old.grid.cardWidth === layout.grid.cardWidth) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const inSight = (row: BoardRow) => row.start + row.size > -top && row.start < window.innerHeight - top;
    const held =
      old.rows.find((row) => hasBoard(row, current) && inSight(row)) ??
      // The beginning of the page stays where it is.
      (top < 0 ? old.rows.find(inSight) : undefined);
    const uid = held && (hasBoard(held, current) ? current : held.segments[0]?.uid);
    const now = held && layout.rows.find((row) => hasBoard(row, uid));
    if (held && now) window.scrollBy(0, now.start - held.start);
  }, [layout, current, list]);
}
