import { useMemo, useState } from "react";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import type { StoryLength } from "@/rules/story-length";
import { speakerOf, type Scene, type Segment } from "@/rules/timeline";
import { isMeasured, madeInWords, timeInWords } from "@/rules/running-time";
import { RunningTime } from "@/story/running-time";
import { cn } from "@/ui/cn";
import { LoadMoreList } from "@/ui/load-more-list";
import type { FilmPlayer } from "./film-player";
import { useFilmState } from "./use-film-state";

/** What plays and comes next, how long the film is, and what it is made of. */
export function Side({ player, length }: { player: FilmPlayer; length: StoryLength | undefined }) {
  const timeline = useFilmState(player, (state) => state.timeline);
  return (
    <>
      <Shots player={player} />
      <section aria-label="Running time">
        <Heading>Running time</Heading>
        <RunningTime timeline={timeline} length={length} />
      </section>
      <Scenes player={player} />
      <section aria-label="Made of">
        <Heading>Made of</Heading>
        <dl className="made-of grid grid-cols-3 text-sm">
          {kinds.map(({ tier, name, dot }) => (
            <div key={tier}>
              <dt className="flex items-center gap-1.5 text-dim">
                <span aria-hidden className={cn("size-1.75 rounded-full", dot)} />
                {name}
              </dt>
              <dd className="text-lg font-semibold tabular-nums">{timeline.made[tier]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

const kinds = [
  { tier: "clip", name: "Clips", dot: "bg-ok" },
  { tier: "still", name: "Stills", dot: "bg-dim" },
  { tier: "card", name: "Cards", dot: "border border-dim" },
] as const;

const Heading = ({ children }: { children: string }) => <h2 className="mb-2 text-sm text-dim">{children}</h2>;

/** The shot that is seen, and those that follow; wide screens have room for one more. */
function Shots({ player }: { player: FilmPlayer }) {
  const index = useFilmState(player, (state) => state.index);
  const segments = useFilmState(player, (state) => state.timeline.segments);
  const isPlaying = useFilmState(player, (state) => state.isPlaying);
  const shown = [isPlaying ? "Playing" : "On stage", "Next", "Then"].flatMap((role, ahead) => {
    const segment = segments[index + ahead];
    return segment ? [{ role, segment, at: index + ahead }] : [];
  });
  return (
    <ol aria-label="Shots" className="grid shrink-0 gap-3">
      {shown.map(({ role, segment, at }) => (
        <li key={`${segment.uid} ${at}`} className={role === "Then" ? "hidden min-[1680px]:block" : undefined}>
          <button
            type="button"
            onClick={() => player.goTo(at)}
            className="grid w-full grid-cols-[112px_minmax(0,1fr)] items-center gap-3 rounded-md text-left text-sm min-[1680px]:grid-cols-[144px_minmax(0,1fr)]"
          >
            <Small key={segment.still} segment={segment} />
            <span>
              <span className="block text-dim">{role}</span>
              <span className="block truncate">
                <b className="mr-1 font-semibold tabular-nums">{segment.line_number}</b> {speakerOf(segment.line)}
              </span>
              <span className={cn("mt-0.5 block truncate font-script text-[0.875rem]/4.5", at !== index && "text-dim")}>
                {clip(cardOf(segment.line).words, 100)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A still, else a page from afar. */
function Small({ segment }: { segment: Segment }) {
  const [isBroken, setBroken] = useState(false);
  const { cue, words: said } = cardOf(segment.line);
  return (
    <span
      aria-hidden
      className="relative grid aspect-video place-content-center overflow-hidden rounded-md border bg-ink-850 px-2 text-center font-script text-[10px]/3.5"
    >
      {cue && <span className="truncate text-dim">{clip(cue, 40)}</span>}
      <span className="line-clamp-2">{clip(said, 80)}</span>
      {segment.still && !isBroken && (
        <img
          src={segment.still}
          alt=""
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

/** The scenes with their times, each a way to its beginning. */
function Scenes({ player }: { player: FilmPlayer }) {
  const all = useFilmState(player, (state) => state.timeline.scenes);
  const scenes = useMemo(() => all.map((scene, at) => ({ ...scene, number: at + 1 })), [all]);
  const now = useFilmState(player, (state) => state.segment.scene);
  return (
    <section aria-label="Scenes">
      <ol className="border-t">
        <LoadMoreList items={scenes} as="li" what="scenes" with={scenes[now]}>
          {(scene) => (
            <SceneRow
              key={scene.first}
              scene={scene}
              number={scene.number}
              isNow={scene === scenes[now]}
              onOpen={() => player.goTo(scene.first)}
            />
          )}
        </LoadMoreList>
      </ol>
    </section>
  );
}

type SceneRowProps = { scene: Scene; number: number; isNow: boolean; onOpen: () => void };

function SceneRow({ scene, number, isNow, onOpen }: SceneRowProps) {
  return (
    <li className="relative border-b">
      {isNow && <span aria-hidden className="absolute inset-y-2.5 -left-3 w-0.5 rounded-full bg-text" />}
      <button
        type="button"
        aria-current={isNow ? "true" : undefined}
        onClick={onOpen}
        className="grid w-full grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 py-2 text-left text-sm hover:bg-ink-850"
      >
        <SceneWords scene={scene} number={number} />
      </button>
    </li>
  );
}

function SceneWords({ scene, number }: { scene: Scene; number: number }) {
  const partly = scene.measured > 0 ? "partly estimated" : "estimated";
  return (
    <>
      <span className="text-dim tabular-nums">{number}</span>
      <b className="line-clamp-3 font-script text-[0.875rem]/4.5 text-balance wrap-anywhere" title={scene.heading}>
        {scene.heading || "No location"}
      </b>
      <span className={cn("tabular-nums", isMeasured(scene) ? "font-semibold" : "text-dim")}>{timeInWords(scene)}</span>
      <span className="col-start-2 col-end-[-1] text-dim">
        {madeInWords(scene.made, "some")} · {isMeasured(scene) ? "measured" : partly}
      </span>
    </>
  );
}
