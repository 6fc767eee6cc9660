import { useRef, type ReactNode } from "react";
import { Play, Square } from "lucide-react";
import { IconButton } from "./button";
import { cn } from "./cn";
import { useLoading } from "./use-loading";

/** The one sound of the page: starting another stops it. */
let current: HTMLAudioElement | undefined;

async function playAlone(sound: HTMLAudioElement, fail: () => void) {
  if (current !== sound) current?.pause();
  current = sound;
  // One that failed stays failed until it is loaded anew, and one that hangs goes on hanging.
  if (sound.readyState === HTMLMediaElement.HAVE_NOTHING) sound.load();
  else sound.currentTime = 0;
  try {
    await sound.play();
  } catch (error) {
    // Stopped before it began is no failure; an address that does not load is told by the error event.
    const stopped = error instanceof DOMException && error.name === "AbortError";
    if (!stopped && !sound.error) fail();
  }
}

type AudioButtonProps = {
  src: string;
  /** What is heard, as in "line 3": the button is named "Play line 3". */
  what: string;
  /** What is read where it cannot be played; pressed again, it is tried again. */
  failed: string;
  /** Stands for the triangle where a whole voice is meant. */
  icon?: ReactNode;
  className?: string | undefined;
};

/** Plays an address and, pressed again, stops. In a row that wraps, what there is to say stands under it. */
export function AudioButton({ src, what, failed, icon, className }: AudioButtonProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { stage, tell, tryAgain } = useLoading(src, "idle");
  const isPlaying = stage !== "idle" && stage !== "failed";

  function stop() {
    if (isPlaying) tell("idle");
  }

  return (
    <>
      <IconButton
        label={isPlaying ? `Stop ${what}` : `Play ${what}`}
        size="sm"
        className={cn("rounded-full bg-line/60 text-text", className)}
        onClick={() => {
          if (audio.current === null) return;
          if (isPlaying) audio.current.pause();
          else void playAlone(audio.current, () => tell("failed"));
        }}
      >
        {isPlaying ? (
          <Square aria-hidden className="fill-current" />
        ) : (
          (icon ?? <Play aria-hidden className="fill-current" />)
        )}
      </IconButton>
      {/* The words spoken stand beside the button as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        // Another address is another sound, of which the old one's end or failure says nothing.
        key={src}
        ref={audio}
        src={src}
        preload="none"
        onPlay={tryAgain}
        onPlaying={() => tell("there")}
        onPause={stop}
        onEnded={stop}
        onError={() => tell("failed")}
      />
      {stage === "slow" && (
        <span role="status" className="order-last max-w-40 basis-full text-sm text-dim">
          The audio is slow to load.
        </span>
      )}
      {stage === "failed" && (
        <span role="alert" className="order-last max-w-40 basis-full text-sm text-bad">
          {failed}
        </span>
      )}
    </>
  );
}
