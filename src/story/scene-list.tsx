import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { counted, formatClock } from "@/rules/format";
import { pickEvenly } from "@/rules/pick-evenly";
import { timeInWords } from "@/rules/running-time";
import type { Scene, Timeline } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { LoadMoreList } from "@/ui/load-more-list";
import { Thumbnail } from "@/ui/media-frame";
import { Skeleton } from "@/ui/skeleton";
import "./scene-list.css";
import { SideSection } from "./side-section";

type SceneListProps = {
  story_id: string;
  /** Undefined while it is not known. */
  timeline: Timeline | undefined;
  /** How long the film is that they make up, where there is one. */
  filmSeconds?: number | undefined;
  /** How many scenes it will have, about. */
  expected?: number;
  /** The index of the scene that is seen. */
  now?: number | undefined;
  /** Plays the film from a shot on, by its index; without a film the scenes lead to their boards. */
  onPlay?: ((shot: number) => void) | undefined;
};

const look = "scene -ml-2 grid items-center gap-x-3 rounded-lg p-2 text-left text-sm hover:bg-ink-850";
/** Further stills of a scene, where there is room for them beside its words. */
const places = 4;

/** The scenes of a film, each a way to its beginning. */
export function SceneList({ story_id, timeline, filmSeconds, expected = 3, now, onPlay }: SceneListProps) {
  const scenes = useMemo(
    () => timeline?.scenes.map((scene, index) => ({ scene, index, stills: stillsOf(timeline, scene) })) ?? [],
    [timeline],
  );
  return (
    <SideSection
      title="Scenes"
      note={timeline && [scenes.length, filmSeconds && formatClock(filmSeconds)].filter(Boolean).join(" · ")}
    >
      {timeline ? (
        <ol className="-ml-2 max-h-[min(26rem,60dvh)] overflow-y-auto pl-2">
          <LoadMoreList items={scenes} as="li" what="scenes" with={now === undefined ? undefined : scenes[now]}>
            {({ scene, index, stills }) => (
              <li key={scene.first} className="@container">
                {onPlay ? (
                  <button
                    type="button"
                    aria-current={index === now ? "true" : undefined}
                    onClick={() => onPlay(scene.first)}
                    className={cn(look, index === now && "bg-ink-850")}
                  >
                    <SceneWords scene={scene} stills={stills} />
                  </button>
                ) : (
                  <Link
                    to={paths.boards(story_id, String(timeline.segments[scene.first]?.line_number ?? ""))}
                    className={look}
                  >
                    <SceneWords scene={scene} stills={stills} />
                  </Link>
                )}
              </li>
            )}
          </LoadMoreList>
        </ol>
      ) : (
        <div
          aria-hidden
          className="flex max-h-[min(26rem,60dvh)] animate-appear-late flex-col gap-4 overflow-hidden py-2"
        >
          {Array.from({ length: Math.min(expected, 6) }, (_, scene) => (
            <Skeleton key={scene} className="h-13.5 shrink-0" />
          ))}
        </div>
      )}
    </SideSection>
  );
}

function stillsOf({ segments }: Timeline, { first, shots }: Scene): string[] {
  const stills = segments.slice(first, first + shots).flatMap(({ still }) => still ?? []);
  return [...pickEvenly(stills, places + 1)];
}

/** What it is called, how many shots it has and how long it is, beside its first picture, and more of them where there is room. */
function SceneWords({ scene, stills: [first, ...more] }: { scene: Scene; stills: readonly string[] }) {
  return (
    <>
      <span aria-hidden={first === undefined} className="row-span-2">
        <Thumbnail src={first} alt="" className="w-auto" />
      </span>
      <b className="line-clamp-2 self-end font-script wrap-anywhere" title={scene.heading}>
        {scene.heading || "No location"}
      </b>
      <span className="scene-stills row-span-2 gap-2">
        {more.map((still, at) => (
          <Thumbnail key={at} src={still} alt="" className="w-28" />
        ))}
      </span>
      <span className="row-span-2 text-right text-dim tabular-nums">{timeInWords(scene)}</span>
      <span className="self-start text-dim">{counted(scene.shots, "shot")}</span>
    </>
  );
}
