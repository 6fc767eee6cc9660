import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { errorText } from "@/api/api-error";
import { characterMappings } from "@/api/contract/parsing";
import { read } from "@/api/query";
import { counted } from "@/rules/format";
import { runningTimeOf, timeInWords } from "@/rules/running-time";
import { LoadFailure } from "@/ui/load-failure";
import { useMedia } from "@/ui/use-media";
import { isInReel, reelKey, reelMeasures, reelsOf, type Reel, type ReelMeasures } from "./reel-layout";
import { Portrait } from "@/story/portrait";
import { ReelOfShots } from "./reel-of-shots";
import type { BoardsProps } from "./scene-boards";
import { useRowsInSight } from "./use-in-sight";

type CharacterBoardsProps = Omit<BoardsProps, "cardSize" | "runs"> & {
  story_id: string;
  /** Pixels of a tile, where they were chosen. */
  tileSize: number | undefined;
};

/** A row for each character: the picture that is meant first, then every shot, to see who looks different where. */
export function CharacterBoards({ story_id, segments, width, isPhone, tileSize, ...rest }: CharacterBoardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const cast = useQuery(read(characterMappings, { story_id }));
  const mappings = cast.data?.mappings;
  const reels = useMemo(() => reelsOf(segments), [segments]);
  const isWide = useMedia("(min-width: 105rem)");
  const measures = useMemo(
    () => (width > 0 ? reelMeasures({ isStacked: isPhone, isWide, chosen: tileSize }) : undefined),
    [width, isPhone, isWide, tileSize],
  );
  const rows = useMemo(
    () => reels.map((_, at) => ({ start: at * (measures?.height ?? 0), size: measures?.height ?? 0 })),
    [reels, measures],
  );
  const { first, last } = useRowsInSight(list, rows);
  if (!measures) return null;

  return (
    <>
      {cast.isError && !mappings && (
        <div className="mb-3">
          <LoadFailure
            text={errorText(cast.error, "Failed to load character mappings. Try refreshing the page.")}
            busy={cast.isFetching}
            onRetry={cast.refetch}
          />
        </div>
      )}
      <ol ref={list} className="relative -mx-4 sm:-mx-6" style={{ height: reels.length * measures.height }}>
        {reels.map(
          (reel, at) =>
            ((at >= first && at <= last) || isInReel(reel, rest.current)) && (
              <li
                key={reelKey(reel)}
                aria-posinset={at + 1}
                aria-setsize={reels.length}
                style={{ top: at * measures.height, height: measures.height }}
                className="absolute inset-x-0 grid gap-x-6 gap-y-3 border-t py-4 pl-4 max-sm:grid-rows-[auto_1fr] sm:grid-cols-[152px_minmax(0,1fr)] sm:pl-6"
              >
                <Who reel={reel} measures={measures} character_id={reel.character && mappings?.get(reel.character)} />
                <ReelOfShots reel={reel} measures={measures} {...rest} />
              </li>
            ),
        )}
      </ol>
    </>
  );
}

type WhoProps = { reel: Reel; measures: ReelMeasures; character_id: string | null | undefined };

function Who({ reel, measures, character_id }: WhoProps) {
  const { character, name, segments } = reel;
  return (
    <div className="min-w-0 max-sm:grid max-sm:grid-cols-[56px_minmax(0,1fr)] max-sm:gap-x-3">
      <Portrait
        name={name}
        size={measures.face}
        isSomebody={character !== undefined}
        character_id={character_id}
        className="max-sm:row-span-2"
      />
      <h2 className="truncate font-semibold max-sm:col-start-2 max-sm:row-start-1 max-sm:self-end sm:mt-2" title={name}>
        {name}
      </h2>
      <p className="text-sm whitespace-nowrap text-dim tabular-nums max-sm:col-start-2">
        {`${counted(segments.length, "shot")} · ${timeInWords(runningTimeOf(segments))}`}
      </p>
    </div>
  );
}
