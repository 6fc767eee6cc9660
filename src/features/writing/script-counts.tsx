import { useEffect, useMemo, useState } from "react";
import { formatClock } from "@/rules/format";
import { countScript } from "@/rules/script-counts";
import type { StoryLength } from "@/rules/story-length";
import type { Timeline } from "@/rules/timeline";
import { timeInWords } from "@/rules/running-time";
import { useFilmLength } from "@/story/use-film-length";
import { cn } from "@/ui/cn";

/** Milliseconds from the last key until the text is counted. */
const restMs = 200;

type CountsProps = { script: string; target: StoryLength | undefined };
type ScriptCountsProps = CountsProps & { story_id: string; saved: string };

/** Words, dialogue lines and the running time beside the target length. Without a saved script nothing was parsed. */
export function ScriptCounts({ story_id, saved, ...counts }: ScriptCountsProps) {
  if (saved.trim() === "") return <Counts {...counts} />;
  return <CountsOfFilm story_id={story_id} saved={saved} {...counts} />;
}

function CountsOfFilm({ story_id, saved, ...counts }: ScriptCountsProps) {
  const film = useFilmLength(story_id);
  return <Counts {...counts} film={film && { ...film, script: saved }} />;
}

/** A film, and the script that it was made of. */
type FilmOf = Pick<Timeline, "duration" | "measured"> & { script: string };

/** Counted after a pause in typing, because counting a long script at every key would delay typing. */
function Counts({ script, target, film }: CountsProps & { film?: FilmOf | undefined }) {
  const rested = useRested(script);
  const { words, dialogueLines, seconds } = useMemo(() => countScript(rested), [rested]);
  const asked = target && target.minutes * 60 + target.seconds;
  // What holds no words takes no time.
  const takesTime = words > 0 || film !== undefined;
  return (
    <p
      className={cn(
        "flex flex-wrap content-start gap-x-4 max-sm:content-center text-sm text-dim tabular-nums",
        // On a phone it keeps two lines, whichever words are known.
        takesTime && "max-sm:min-h-9",
      )}
    >
      <span>{counted(words, "word")}</span>
      <span>{counted(dialogueLines, "dialogue line")}</span>
      {takesTime && (
        <span>
          {film ? <FilmTime film={film} script={rested} seconds={seconds} /> : `about ${formatClock(seconds)}`}
          {asked !== undefined && ` of ${formatClock(asked)}`}
        </span>
      )}
    </p>
  );
}

/** The film's time, longer or shorter by the seconds of the words that were typed since. */
function FilmTime({ film, script, seconds }: { film: FilmOf; script: string; seconds: number }) {
  const before = useMemo(() => countScript(film.script).seconds, [film.script]);
  if (script === film.script) return timeInWords(film);
  return `≈ ${formatClock(Math.max(0, film.duration + seconds - before))}`;
}

const counted = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
