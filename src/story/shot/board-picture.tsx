import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import type { Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";
import { useLoading } from "@/ui/use-loading";

type BoardPictureProps = {
  segment: Pick<Segment, "line" | "still" | "clip">;
  /** Whether its still is loaded at once. */
  isEager?: boolean;
  className?: string | undefined;
};

/**
 * What of a shot is seen at rest: its still, else the first picture of its clip, else a page of the screenplay. What
 * cannot be loaded gives way to the next, and over what is slow to come stands the page.
 */
export function BoardPicture({ segment, isEager, className }: BoardPictureProps) {
  const { still } = segment;
  const look = cn("w-full rounded-lg bg-ink-850", className);
  const withoutStill = <FirstPicture segment={segment} className={look} />;
  if (!still) return withoutStill;
  const page = <Page segment={segment} className="absolute inset-0 rounded-[inherit]" />;
  return <Thumbnail src={still} alt="" className={look} instead={withoutStill} whileSlow={page} isEager={isEager} />;
}

function FirstPicture({ segment, className }: BoardPictureProps) {
  const { clip: video } = segment;
  const { key, stage, tell } = useLoading(video);
  if (!video || stage === "failed") return <Page segment={segment} className={className} />;
  return (
    <span className={cn("relative block aspect-video", className)}>
      <video
        key={key}
        src={video}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        onLoadedMetadata={() => tell("there")}
        onError={() => tell("failed")}
        className="absolute inset-0 size-full rounded-[inherit] object-cover"
      />
      {stage === "slow" && <Page segment={segment} className="absolute inset-0 rounded-[inherit]" />}
    </span>
  );
}

/** Characters that can be read on a page as small as a card. */
const longest = 240;

function Page({ segment, className }: BoardPictureProps) {
  const { isSpoken, cue, words } = cardOf(segment.line);
  return (
    <span
      aria-hidden
      className={cn(
        "@container grid aspect-video place-content-center justify-items-center border bg-ink-850 px-[8%] text-center font-script",
        className,
      )}
    >
      {cue && (
        <span className="mb-[0.3em] max-w-full truncate text-[clamp(10px,5.8cqi,28px)] leading-[1.35] text-dim">
          {clip(cue, 60)}
        </span>
      )}
      <span
        className={cn(
          // On a small card its length stands below.
          "line-clamp-3 @max-[200px]:line-clamp-2 text-[clamp(10px,5.8cqi,28px)] leading-[1.35] text-balance wrap-anywhere",
          !isSpoken && "text-dim",
        )}
      >
        {clip(words, longest)}
      </span>
    </span>
  );
}

/** "3.8 s", with "≈" before a length that is estimated. */
export const lengthInWords = ({ duration, isMeasured }: Pick<Segment, "duration" | "isMeasured">) =>
  `${isMeasured ? "" : "≈ "}${duration.toFixed(1)} s`;

/** The length of a shot on its picture. */
export function Length({ segment, className }: { segment: Segment; className?: string }) {
  return (
    <span
      className={cn(
        "pointer-events-none rounded bg-ink-950/75 px-1.5 text-xs/4.5 font-medium text-text tabular-nums",
        className,
      )}
    >
      {lengthInWords(segment)}
    </span>
  );
}
