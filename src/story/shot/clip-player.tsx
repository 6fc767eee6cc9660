import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Shot } from "@/api/contract/shot";
import { mediaUrl, usableUrl } from "@/rules/media-url";
import { cn } from "@/ui/cn";
import { Notice } from "@/ui/notice";
import { PlayDisc } from "@/ui/play-disc";
import { PlayerNotice } from "@/ui/player-notice";
import { usePlayer } from "@/ui/use-loading";
import { imageAddress } from "./job-status";

export type Pictured = Pick<Shot, "line_number" | "image_url" | "stored_image_url">;

type ClipPlayerProps = {
  address: string;
  shot: Pictured;
  /** Stands in the corner of the picture at rest. */
  corner?: ReactNode;
  /** The look of the picture's box. */
  className?: string | undefined;
};

/**
 * A shot's clip; until it is played, the shot's picture. At rest nothing lies on it but a button in its corner: the
 * browser's own controls come once they are wanted.
 */
export function ClipPlayer({ address, shot, corner, className }: ClipPlayerProps) {
  const video = mediaUrl(address, "video");
  const src = video && "url" in video ? video.url : undefined;
  const { key, stage, events, tryAgain } = usePlayer(src);
  const element = useRef<HTMLVideoElement>(null);
  const [wasPlayed, setPlayed] = useState(false);
  const [isOver, setOver] = useState(false);
  const isAtRest = !wasPlayed;
  if (video === undefined || "refused" in video) return <Notice tone="bad">{video?.refused}</Notice>;

  function play() {
    // The button goes, and its focus is the player's.
    flushSync(() => setPlayed(true));
    element.current?.focus();
    // Why it cannot be played is told by the element.
    element.current?.play().catch(() => undefined);
  }

  return (
    <div className="flex flex-col gap-3">
      <div
        className="relative"
        onPointerEnter={({ pointerType }) => setOver(pointerType !== "touch")}
        onPointerLeave={() => setOver(false)}
      >
        <video
          key={key}
          ref={element}
          src={src}
          // React lets any address into a poster.
          poster={usableUrl(imageAddress(shot), "image")}
          controls={!isAtRest || isOver}
          playsInline
          preload="metadata"
          aria-label={`Video of line ${shot.line_number}`}
          // A clip of another shape stands in a frame that one sees.
          className={cn("clip-frame aspect-video w-full rounded-lg bg-ink-900", className)}
          onPlay={() => setPlayed(true)}
          {...events}
        >
          Your browser does not support the video element.
        </video>
        {isAtRest && stage !== "failed" && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between p-2">
            <PlayDisc
              what={`the clip of line ${shot.line_number}`}
              onClick={play}
              // Under a mouse the browser's own controls are in its place.
              className={cn("max-sm:size-11", isOver ? "opacity-0 focus-visible:opacity-100" : "pointer-events-auto")}
            />
            {!isOver && corner}
          </div>
        )}
      </div>
      <PlayerNotice
        stage={stage}
        slow="The video is slow to load."
        failed="The video could not be loaded."
        again="Reload"
        onAgain={tryAgain}
      />
    </div>
  );
}
