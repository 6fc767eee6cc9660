import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "@/ui/cn";
import { BoardPicture } from "./board-picture";
import type { CutPart } from "./cut";

type CutPlayerProps = { parts: readonly CutPart[]; className?: string | undefined; onEnd: () => void };

/** Plays pieces of shots one after the other. The next one is loaded meanwhile, so that the cut is a cut. */
export function CutPlayer({ parts, className, onEnd }: CutPlayerProps) {
  const [at, setAt] = useState(0);
  return (
    <div
      role="group"
      aria-label="The cut"
      className={cn("relative aspect-video w-full overflow-hidden rounded-lg bg-ink-950", className)}
    >
      {parts.slice(0, at + 2).map((part, index) => {
        if (index < at) return null;
        return (
          <Piece
            key={index}
            part={part}
            isPlaying={index === at}
            onOver={() => (at + 1 < parts.length ? setAt(at + 1) : onEnd())}
          />
        );
      })}
      <p role="status" className="sr-only">
        Line {parts[at]?.segment.line_number}
      </p>
    </div>
  );
}

type PieceProps = { part: CutPart; isPlaying: boolean; onOver: () => void };

/** A clip that cannot be played gives way to what is seen without it. */
function Piece(props: PieceProps) {
  const { segment, take, seconds } = props.part;
  const [hasFailed, setFailed] = useState(false);
  // What has no end begins at its beginning.
  const startsAt = (duration: number) =>
    take === "end" && Number.isFinite(duration) ? Math.max(0, duration - seconds) : 0;
  const { clip } = segment;
  return (
    <div className={cn("absolute inset-0", !props.isPlaying && "invisible")}>
      {clip !== undefined && !hasFailed ? (
        <ClipPiece {...props} src={clip} startsAt={startsAt} onFailed={() => setFailed(true)} />
      ) : (
        <StillPiece {...props} />
      )}
      {segment.sound === "audio" && segment.audio && (
        <AudioPiece src={segment.audio} isPlaying={props.isPlaying} startsAt={startsAt} />
      )}
    </div>
  );
}

/** Milliseconds between two looks at a clip: one that has not moved meanwhile is not waited for. */
const patienceMs = 3_000;

type StartsAt = { startsAt: (duration: number) => number };
type ClipPieceProps = PieceProps & StartsAt & { src: string; onFailed: () => void };

function ClipPiece({ part: { segment, take, seconds }, isPlaying, src, startsAt, onOver, onFailed }: ClipPieceProps) {
  const video = useRef<HTMLVideoElement>(null);
  const fail = useEffectEvent(onFailed);
  const isOver = ({ currentTime, duration }: HTMLVideoElement) =>
    (take === "start" || duration === Infinity) && currentTime >= seconds;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let before = 0;
    const look = setInterval(() => {
      const now = video.current?.currentTime ?? 0;
      if (now === before) fail();
      before = now;
    }, patienceMs);
    return () => clearInterval(look);
  }, [isPlaying]);
  useEffect(() => {
    // One that is taken away while it begins has not failed.
    if (isPlaying) video.current?.play().catch(({ name }: DOMException) => name !== "AbortError" && fail());
  }, [isPlaying]);
  return (
    <video
      ref={video}
      src={src}
      poster={segment.still}
      preload="auto"
      playsInline
      muted={segment.sound !== "clip"}
      aria-label={`Cut of line ${segment.line_number}`}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = startsAt(currentTarget.duration);
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (isPlaying && isOver(currentTarget)) onOver();
      }}
      onEnded={onOver}
      onError={onFailed}
      className="size-full object-contain"
    />
  );
}

function StillPiece({ part: { segment, seconds }, isPlaying, onOver }: PieceProps) {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => end(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, seconds]);
  return <BoardPicture segment={{ ...segment, clip: undefined }} className="rounded-none border-0" />;
}

function AudioPiece({ src, isPlaying, startsAt }: StartsAt & { src: string; isPlaying: boolean }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    // A sound that cannot be played is not waited for.
    if (isPlaying) audio.current?.play().catch(() => undefined);
  }, [isPlaying]);
  return (
    <audio
      ref={audio}
      src={src}
      preload="auto"
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = startsAt(currentTarget.duration);
      }}
    />
  );
}
