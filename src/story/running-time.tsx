import { counted, formatClock } from "@/rules/format";
import { isMeasured, timeInWords, type RunningTime as Time } from "@/rules/running-time";
import type { StoryLength } from "@/rules/story-length";
import { cn } from "@/ui/cn";

type RunningTimeProps = {
  timeline: Time;
  /** How long the story shall be; undefined where nobody has said. */
  length: StoryLength | undefined;
};

/** Seconds that are over or under without a word: the length is a target. */
const counts = 1;

/** How long the film is by now, of how long it shall be, and how much of that is measured. */
export function RunningTime({ timeline: { duration, measured }, length }: RunningTimeProps) {
  const target = length && length.minutes * 60 + length.seconds;
  const excess = excessOf({ duration, measured }, target);
  return (
    <div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">
        {timeInWords({ duration, measured })}{" "}
        {target !== undefined && (
          <small className="text-base font-normal tracking-normal text-dim">of {formatClock(target)}</small>
        )}
      </p>
      <LengthBar time={{ duration, measured }} target={target} className="my-2" />
      <p className={cn("text-sm", excess ? "text-warn" : "text-dim")}>
        {measuredInWords({ duration, measured })}
        {excess && `; ${excess}`}
      </p>
    </div>
  );
}

/** "1 minute 12 seconds longer than the story"; undefined where it is not. */
export function excessOf({ duration }: Time, target: number | undefined): string | undefined {
  const excess = target === undefined ? 0 : duration - target;
  return excess < counts ? undefined : `${lengthInWords(excess)} longer than the story`;
}

type LengthBarProps = { time: Time; target: number | undefined; className?: string };

/** How much of the length is there: measured, and estimated. */
export function LengthBar({ time, target, className }: LengthBarProps) {
  const { duration, measured } = time;
  const isOver = excessOf(time, target) !== undefined;
  const whole = Math.max(duration, target ?? 0) || 1;
  return (
    <div aria-hidden className={cn("flex h-1 overflow-hidden rounded-full bg-line", className)}>
      <span className={isOver ? "bg-warn" : "bg-dim"} style={{ width: `${(100 * measured) / whole}%` }} />
      <span
        className={isOver ? "bg-warn/60" : "bg-edge"}
        style={{ width: `${(100 * (duration - measured)) / whole}%` }}
      />
    </div>
  );
}

function measuredInWords(time: Time): string {
  const { duration, measured } = time;
  if (isMeasured(time)) return "Measured";
  if (measured === 0) return "Estimated from the words";
  // The two of them make the whole, rounded as that is.
  const estimated = Math.round(duration) - Math.round(measured);
  return `${formatClock(measured)} measured, ${formatClock(estimated)} estimated`;
}

/** "1 minute 12 seconds" */
function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const words = (count: number, unit: string) => (count === 0 ? [] : [counted(count, unit)]);
  return [...words(Math.floor(whole / 60), "minute"), ...words(whole % 60, "second")].join(" ");
}
