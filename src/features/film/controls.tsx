import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { ReactNode } from "react";
import { usePreference } from "@/shared/preferences";
import { volumePreference } from "@/shared/volume-preference";
import { timeInWords } from "@/rules/running-time";
import { IconButton } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Select } from "@/ui/select";
import { Slider } from "@/ui/slider";
import type { FilmPlayer } from "./film-player";
import { clockOf, rates } from "./film-state";
import { loud } from "./use-film";
import { useFilmState } from "./use-film-state";

type ControlsProps = {
  player: FilmPlayer;
  hasCaptions: boolean;
  onCaptions: () => void;
  isFull: boolean;
  onFullScreen: () => void;
  /** What there is to say of the shot that is seen. */
  note: ReactNode;
  className?: string | undefined;
};

const large = "max-sm:size-11 [&_svg]:size-4.5";

/** What moves the film. On a narrow screen its second row holds the time, the speed and the sound. */
export function Controls({ player, hasCaptions, onCaptions, isFull, onFullScreen, note, className }: ControlsProps) {
  return (
    <div
      role="group"
      aria-label="Controls"
      className={cn("flex min-h-13 flex-wrap items-center gap-x-0.5 max-sm:justify-between max-sm:px-1", className)}
    >
      <IconButton label="Previous scene" className={large} onClick={() => player.stepScene(-1)}>
        <SkipScene />
      </IconButton>
      <IconButton label="Previous shot" className={large} onClick={() => player.step(-1)}>
        <SkipBack aria-hidden className="fill-current" />
      </IconButton>
      <PlayButton player={player} />
      <IconButton label="Next shot" className={large} onClick={() => player.step(1)}>
        <SkipForward aria-hidden className="fill-current" />
      </IconButton>
      <IconButton label="Next scene" className={large} onClick={() => player.stepScene(1)}>
        <SkipScene isNext />
      </IconButton>
      <Clock player={player} />
      <div className="min-w-0 flex-1 truncate text-sm text-warn max-sm:order-3 max-sm:basis-full max-sm:px-3 max-sm:whitespace-normal">
        {note}
      </div>
      <Speed player={player} />
      <Loudness />
      <IconButton
        label="Captions"
        aria-pressed={hasCaptions}
        className={cn(large, hasCaptions && "text-accent")}
        onClick={onCaptions}
      >
        <Captions aria-hidden />
      </IconButton>
      <IconButton label="Full screen" aria-pressed={isFull} className={large} onClick={onFullScreen}>
        {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </IconButton>
    </div>
  );
}

/** The bar and two arrows of a player's "back to the beginning": farther than the one arrow of a shot. */
const SkipScene = ({ isNext = false }: { isNext?: boolean }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={cn("skip-scene", isNext && "of-next")}>
    <path d="M3 5v14" strokeWidth={2} strokeLinecap="round" />
    <path d="M13 6v12l-7-6zM21 6v12l-7-6z" strokeWidth={1.5} strokeLinejoin="round" />
  </svg>
);

function PlayButton({ player }: { player: FilmPlayer }) {
  const isPlaying = useFilmState(player, (state) => state.isPlaying);
  const hasEnded = useFilmState(player, (state) => state.hasEnded);
  const toPlay = hasEnded ? "Play again" : "Play";
  const Icon = hasEnded ? RotateCcw : Play;
  return (
    <IconButton
      label={isPlaying ? "Pause" : toPlay}
      className="mx-1 w-11 bg-ink-850 text-text max-sm:h-11 max-sm:w-13 [&_svg]:size-4.5"
      onClick={() => player.toggle()}
    >
      {isPlaying ? (
        <Pause aria-hidden className="fill-current" />
      ) : (
        <Icon aria-hidden className={hasEnded ? undefined : "fill-current"} />
      )}
    </IconButton>
  );
}

/** Where the film stands, of how long it is. */
function Clock({ player }: { player: FilmPlayer }) {
  const now = useFilmState(player, clockOf);
  const timeline = useFilmState(player, (state) => state.timeline);
  return (
    <span className="mx-2 text-sm whitespace-nowrap tabular-nums max-sm:order-2 sm:mx-3">
      <span className="font-semibold">{now}</span> <span className="text-dim">of {timeInWords(timeline)}</span>
    </span>
  );
}

function Speed({ player }: { player: FilmPlayer }) {
  const rate = useFilmState(player, (state) => state.rate);
  return (
    <Select
      aria-label="Speed"
      value={rate}
      onChange={({ target }) => player.setRate(Number(target.value))}
      className="mr-1 w-18 shrink-0 max-sm:order-2 max-sm:[&_select]:h-11 [&_select]:border-transparent [&_select]:bg-transparent [&_select]:pl-2 [&_select]:text-sm [&_select]:text-dim"
    >
      {rates.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </Select>
  );
}

/** As loud as the last player was made, and what the next one will be. */
function Loudness() {
  const [{ volume, muted } = loud, keep] = usePreference(volumePreference);
  return (
    <div className="flex items-center max-sm:order-2">
      <IconButton
        label={muted ? "Unmute" : "Mute"}
        className={large}
        onClick={() => keep({ volume: volume || 1, muted: !muted })}
      >
        {muted || volume === 0 ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      <Slider
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        aria-valuetext={muted ? "Muted" : `${Math.round(volume * 100)}%`}
        onChange={({ target }) => keep({ volume: target.valueAsNumber, muted: target.valueAsNumber === 0 })}
        className="mr-2 h-6 w-18 max-sm:h-11 lg:max-xl:w-12"
      />
    </div>
  );
}
