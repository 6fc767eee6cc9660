import { useRef, useState } from "react";
import { Play, Square } from "lucide-react";
import { IconButton } from "./button";

/** The one sound of the page: starting another stops it. */
let current: HTMLAudioElement | undefined;

async function playAlone(sound: HTMLAudioElement, fail: () => void) {
  if (current !== sound) current?.pause();
  current = sound;
  // One that failed stays failed until it is loaded anew.
  if (sound.error) sound.load();
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
  onError?: (() => void) | undefined;
  className?: string | undefined;
};

/** Plays an address and, pressed again, stops. */
export function AudioButton({ src, what, onError, className }: AudioButtonProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  function fail() {
    setPlaying(false);
    onError?.();
  }

  return (
    <>
      <IconButton
        label={playing ? `Stop ${what}` : `Play ${what}`}
        size="sm"
        className={className}
        onClick={() => {
          if (audio.current === null) return;
          if (playing) audio.current.pause();
          else void playAlone(audio.current, fail);
        }}
      >
        {playing ? <Square aria-hidden className="fill-current" /> : <Play aria-hidden className="fill-current" />}
      </IconButton>
      {/* The words spoken stand beside the button as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        // Another address takes its place: the old sound ends without a pause event.
        onEmptied={() => setPlaying(false)}
        onError={fail}
      />
    </>
  );
}
