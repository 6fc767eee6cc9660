import { cn } from "./cn";

const tones = { accent: "bg-accent", ok: "bg-ok", bad: "bg-bad", dim: "bg-dim" };

type ProgressBarProps = {
  /** The work, as in "Generating audio". */
  label: string;
  /** Percent; without it the bar says only that work goes on. */
  value?: number | undefined;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
};

/**
 * A bar from 0 to 100; whatever the server reports, it stays within. High contrast takes all backgrounds away: there its
 * frame shows how far there is to go.
 */
export function ProgressBar({ label, value, tone = "accent", className }: ProgressBarProps) {
  const percent = value === undefined ? undefined : clampPercent(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-tone={tone}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border", className)}
    >
      {percent === undefined ? (
        <div className={cn("h-full w-1/3 animate-sweep rounded-full forced-colors:bg-[Highlight]", tones[tone])} />
      ) : (
        <div
          className={cn(
            "h-full origin-left rounded-full transition-transform duration-200 forced-colors:bg-[Highlight]",
            tones[tone],
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      )}
    </div>
  );
}

function clampPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.round(Math.min(100, Math.max(0, value)));
}
