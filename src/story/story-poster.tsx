import { Play } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatClock } from "@/rules/format";
import { cn } from "@/ui/cn";
import { readScreenplay } from "@/ui/screenplay-lines";
import type { StoryMade } from "./use-story-made";

type PosterProps = {
  /** Its address may be used as it is. */
  picture: string | undefined;
  /** Shown where there is no picture, or it cannot be loaded; undefined while it is not known whether there is one. */
  cover: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A picture as large as its box, which keeps its size whatever comes. What it shows stands in words beside it. */
export function Poster({ picture, cover, className, children }: PosterProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = picture !== undefined && picture !== failed;
  return (
    <div
      className={cn(
        "@container relative isolate aspect-video overflow-hidden rounded-xl bg-ink-900",
        "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:ring-1 after:ring-white/7 after:ring-inset",
        className,
      )}
    >
      {hasPicture ? (
        <img
          src={picture}
          alt=""
          decoding="async"
          onLoad={() => setLoaded(picture)}
          onError={() => setFailed(picture)}
          className={cn(
            "absolute inset-0 size-full object-cover transition-[opacity,transform] duration-200 group-hover:scale-[1.015]",
            loaded !== picture && "opacity-0",
          )}
        />
      ) : (
        (cover ?? <div aria-hidden className="size-full animate-breathe bg-line/30" />)
      )}
      {children}
    </div>
  );
}

const coverLook =
  "size-full animate-appear bg-radial-[120%_140%_at_50%_0] from-ink-850 via-ink-900 via-60% to-ink-950 font-script wrap-anywhere";

/** Words set like the first card of a film. */
export function TitleCover({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div aria-hidden className={cn(coverLook, "grid place-content-center gap-2 p-4 text-center @max-[200px]:gap-0")}>
      <b className="line-clamp-3 text-base tracking-wide uppercase @min-[280px]:text-lg">{title.slice(0, 200)}</b>
      {children && <span className="line-clamp-2 text-sm text-dim @max-[200px]:hidden">{children}</span>}
    </div>
  );
}

/** What of a script is read for its cover; more never fits. */
const shown = { characters: 600, lines: 6 };

const indents: Record<string, string> = {
  heading: "font-bold uppercase",
  cue: "pt-2 pl-[22%]",
  parenthetical: "pl-[16%] text-dim",
  dialogue: "pl-[11%] text-dim",
};

/** The first lines of a script, set as on its first page. */
function ScriptCover({ script }: { script: string }) {
  const lines = readScreenplay(script.slice(0, shown.characters))
    .filter(({ kind }) => kind !== "blank" && kind !== "title")
    .slice(0, shown.lines);
  return (
    <div aria-hidden className={cn(coverLook, "flex flex-col justify-center gap-0.5 px-[12%] text-left text-sm")}>
      {lines.map(({ kind, text }, at) => (
        <span key={at} className={cn("line-clamp-2", indents[kind] ?? "text-dim")}>
          {text}
        </span>
      ))}
    </div>
  );
}

type StoryPosterProps = { title: string; made: StoryMade; className?: string | undefined };

/** A story's poster: the picture of its film or its first still, else the first lines of its script, else its title. */
export function StoryPoster({ title, made, className }: StoryPosterProps) {
  const { picture, script, isSettled, hasFilm } = made;
  const cover = script?.trim() ? <ScriptCover script={script} /> : <TitleCover title={title} />;
  return (
    <Poster picture={picture} cover={isSettled ? cover : undefined} className={className}>
      {hasFilm && (
        <span
          aria-hidden
          className="absolute bottom-3 left-3 grid size-10 place-items-center rounded-full bg-ink-950/75"
        >
          <Play className="size-4 fill-current" />
        </span>
      )}
      <MadeTag made={made} />
    </Poster>
  );
}

const tag = "absolute right-2 bottom-2 rounded-sm bg-ink-950/75 px-1.5 text-sm leading-5 font-medium tabular-nums";

/** On a poster, what the words beside it say, too: a film's length, or how far the work is. */
export function MadeTag({ made: { hasFilm, film, picture, progress } }: { made: StoryMade }) {
  if (hasFilm)
    return film?.duration === undefined ? null : (
      <span aria-hidden className={tag}>
        {formatClock(film.duration)}
      </span>
    );
  if (picture === undefined || progress === undefined) return null;
  const { share } = progress;
  return (
    <span aria-hidden>
      <span className={tag}>{share === undefined ? "Boards" : `${Math.floor(share * 100)} %`}</span>
      {share !== undefined && (
        <span className="absolute inset-x-0 bottom-0 h-1 bg-ink-950/75">
          <span className="block h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </span>
  );
}
