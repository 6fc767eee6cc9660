import { Play } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatClock } from "@/rules/format";
import { cn } from "@/ui/cn";
import { NameLight } from "@/ui/name-light";
import { readScreenplay, type ScreenplayKind } from "@/ui/screenplay-lines";
import type { StoryMade } from "./use-story-made";
import "./story-poster.css";

type PosterProps = {
  /** Its address may be used as it is. */
  picture: string | undefined;
  /** Shown until the picture is there, and where there is none; undefined while it is not known whether there is one. */
  cover: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A picture as large as its box, which keeps its size whatever comes. What it shows stands in words beside it. */
export function Poster({ picture, cover, className, children }: PosterProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const hasPicture = picture !== undefined && picture !== failed;
  const isThere = hasPicture && loaded === picture;
  return (
    <div className={cn("poster", className)}>
      {!isThere && (
        // A picture that is quick to come is not announced by its cover.
        <div aria-hidden className={cn("size-full", hasPicture && "animate-appear-late")}>
          {cover ?? <div className="size-full animate-breathe bg-ink-850" />}
        </div>
      )}
      {hasPicture && (
        <img
          src={picture}
          alt=""
          decoding="async"
          onLoad={() => setLoaded(picture)}
          onError={() => setFailed(picture)}
          className={isThere ? undefined : "opacity-0"}
        />
      )}
      {children}
    </div>
  );
}

/** Words set like the first card of a film. */
export function TitleCover({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <NameLight name={title} className="poster-cover is-title animate-appear">
      <b className="line-clamp-3">{title.slice(0, shown.characters)}</b>
      {children && <span className="said line-clamp-2">{children}</span>}
    </NameLight>
  );
}

/** What is read on a cover; more never fits. */
const shown = { characters: 1_200, lines: 6 };
/** The title page stands in the title, and an opening transition says nothing yet. */
const notShown = new Set<ScreenplayKind>(["blank", "title", "credit", "contact", "note", "break", "transition"]);

/** The first lines of a script, set as on its first page. */
function ScriptCover({ script }: { script: string }) {
  const lines = readScreenplay(script.slice(0, shown.characters))
    .filter(({ kind }) => !notShown.has(kind))
    .slice(0, shown.lines);
  return (
    <div aria-hidden className="poster-cover is-page animate-appear">
      {lines.map(({ kind, text }, at) => (
        <span key={at} className={cn("said line-clamp-2", kind)}>
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
          className="poster-disc absolute bottom-3 left-3 grid size-10 place-items-center rounded-full bg-ink-950/75"
        >
          <Play className="size-4 fill-current" />
        </span>
      )}
      <MadeTag made={made} />
    </Poster>
  );
}

/** Not below: there, pictures bear a mark of their maker. */
const tag = "absolute top-2 right-2 rounded-sm bg-ink-950/75 px-1.5 text-sm leading-5 font-medium tabular-nums";

/**
 * On a poster, what the words beside it say, too: a film's length, or how far the work is. That is drawn and not
 * numbered: it counts shots, while the percent in the story's bar counts all their media.
 */
export function MadeTag({ made: { hasFilm, film, picture, progress } }: { made: StoryMade }) {
  if (hasFilm)
    return film?.duration === undefined ? null : (
      <span aria-hidden className={tag}>
        {/* The clock of its player shows the seconds that are full. */}
        {formatClock(Math.floor(film.duration))}
      </span>
    );
  if (picture === undefined || progress === undefined) return null;
  const { share } = progress;
  return share === undefined ? (
    <span aria-hidden className={tag}>
      Boards
    </span>
  ) : (
    <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-ink-950/75">
      <span className="block h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
