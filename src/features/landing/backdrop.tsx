import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/ui/button";
import { cn } from "@/ui/cn";
import film from "@/shared/sample-film/film.json";
import filmAddress from "@/shared/sample-film/film.webm";
import reelAddress from "@/shared/sample-film/reel.webp";
import stillAddress from "@/shared/sample-film/still.webp";
import { wantsStill } from "./wants-still";

/** The film behind the words, without its sound; until it is shown it is loaded. A still for those who want one. */
export function Backdrop({ isShown, plays }: { isShown: boolean; plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isHeld, setIsHeld] = useState(wantsStill);
  const [wasPlayed, setWasPlayed] = useState(false);
  const [isStillThere, setIsStillThere] = useState(false);
  const [at, setAt] = useState(film.still);
  const runs = plays && !isHeld;

  useEffect(() => {
    if (!runs) return video.current?.pause();
    // Where the browser refuses, the still stays, and whoever wants the film plays it.
    video.current?.play().catch((failure: unknown) => {
      const isLeft = failure instanceof DOMException && failure.name === "AbortError";
      if (!isLeft) setIsHeld(true);
    });
  }, [runs]);

  return (
    <div className={cn("contents", !isShown && "invisible")}>
      <div
        aria-hidden
        className={cn(
          "absolute inset-x-0 top-0 -z-2 h-[58%] transition-opacity duration-200 md:h-full [&>*]:absolute [&>*]:inset-0 [&>*]:size-full [&>*]:object-cover [&>*]:object-[80%_0] md:[&>*]:object-[70%_30%]",
          !(isShown && isStillThere) && "opacity-0",
        )}
      >
        <img src={stillAddress} alt="" onLoad={() => setIsStillThere(true)} />
        {/* Its volume is its own: it has no sound here, however loud other players are. */}
        <video
          ref={video}
          src={isHeld && !wasPlayed ? undefined : filmAddress}
          data-own-volume=""
          muted
          loop
          preload="auto"
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          className={cn("transition-opacity duration-200", !wasPlayed && "opacity-0")}
          onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
            if (paused && !wasPlayed) return;
            setWasPlayed(true);
            setAt(shotAt(currentTime));
          }}
        />
      </div>
      <div className="absolute inset-x-0 bottom-0 grid gap-3 px-4 pb-6 text-sm text-dim sm:px-6">
        <div className="flex items-center gap-3">
          <IconButton
            label={isHeld ? "Play" : "Pause"}
            className="border border-edge bg-ink-950/60 text-text max-md:size-11"
            onClick={() => setIsHeld(!isHeld)}
          >
            {isHeld ? <Play aria-hidden className="fill-current" /> : <Pause aria-hidden className="fill-current" />}
          </IconButton>
          <p>
            <b className="font-medium text-text">{film.title}</b> · made here
            <span className="max-md:hidden">, from a script of six pages</span>
          </p>
          {/* With a key its number is exchanged and does not move. */}
          <p key={at} className="ml-auto whitespace-nowrap tabular-nums">
            <span className="max-md:hidden">Shot </span>
            {film.shots[at]?.line} of {film.lines}
          </p>
        </div>
        <Reel at={at} />
      </div>
    </div>
  );
}

const shotAt = (seconds: number) =>
  Math.max(
    0,
    film.shots.findLastIndex(({ from }) => from <= seconds + 0.05),
  );

/** All its shots in a row: what was, what is seen, what comes. */
function Reel({ at }: { at: number }) {
  const { length } = film.shots;
  return (
    <ol aria-hidden className="hidden auto-cols-fr grid-flow-col gap-1 md:[@media(min-height:40rem)]:grid">
      {film.shots.map(({ line }, index) => (
        <li
          key={line}
          className={cn(
            "aspect-video rounded-sm bg-ink-900 bg-cover",
            index === at && "ring-2 ring-text",
            index < at && "opacity-82",
            index > at && "opacity-50",
          )}
          style={{
            backgroundImage: `url(${reelAddress})`,
            backgroundSize: `${length * 100}% 100%`,
            backgroundPosition: `${(index / (length - 1)) * 100}% 0`,
          }}
        />
      ))}
    </ol>
  );
}
