import { TriangleAlert } from "lucide-react";
import { useLineProgress, type GeneratorRun } from "@/jobs/generator-run";
import type { Segment, Tier } from "@/rules/timeline";
import { lineGenerators } from "@/story/generators";
import { useIsMaking } from "@/story/shot/makings";
import { cn } from "@/ui/cn";

const tierWords: Record<Tier, string> = { clip: "Clip", still: "Still", card: "Card" };

const dots: Record<Tier, string> = {
  clip: "bg-ok forced-colors:bg-[CanvasText]",
  still: "bg-dim forced-colors:bg-[GrayText]",
  card: "border-[1.5px] border-edge",
};

type BoardStateProps = { segment: Segment; runs: readonly GeneratorRun[] };

const at = (title: (typeof lineGenerators)[number]["title"]) => lineGenerators.findIndex((one) => one.title === title);
const [imagesAt, talkingAt, actionAt] = [at("Shot Images"), at("Talking Videos"), at("Action Videos")];

/** How far a shot is: what there is of it, what is being made, or what has failed. It follows the runs by itself. */
export function BoardState({ segment, runs }: BoardStateProps) {
  const [images, talking, action] = [runs[imagesAt], runs[talkingAt], runs[actionAt]];
  const isMaking = useIsMaking(segment.line.id);
  if (isMaking) return <Running what={isMaking === "image" ? "Image" : "Clip"} percent={undefined} />;
  if (!images || !talking || !action) return <Tiered tier={segment.picture} />;
  return <FollowedState segment={segment} images={images} talking={talking} action={action} />;
}

type FollowedProps = { segment: Segment; images: GeneratorRun; talking: GeneratorRun; action: GeneratorRun };

function FollowedState({ segment: { line_number, picture }, images, talking, action }: FollowedProps) {
  const image = useLineProgress(images, line_number);
  const clips = [useLineProgress(talking, line_number), useLineProgress(action, line_number)];
  const running = [...clips, image].find((told) => told?.state === "running");
  if (running) return <Running percent={running.progress} />;
  if (clips.some((told) => told?.state === "failed")) return <Failed words="Clip failed" />;
  if (image?.state === "failed") return <Failed words="Image failed" />;
  return <Tiered tier={picture} />;
}

const look = "ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap";

const Tiered = ({ tier }: { tier: Tier }) => (
  <span className={cn(look, "text-dim")}>
    <span aria-hidden className={cn("size-1.75 rounded-full", dots[tier])} />
    {tierWords[tier]}
  </span>
);

const Failed = ({ words }: { words: string }) => (
  <span className={cn(look, "text-bad")}>
    <TriangleAlert aria-hidden className="size-3.25" />
    {words}
  </span>
);

/** A ring that closes. */
function Running({ percent, what }: { percent: number | undefined; what?: string }) {
  const share = Math.min(Math.max(percent ?? 0, 0), 100);
  const words = percent === undefined ? "Running" : `${Math.round(share)}%`;
  const inFull = what && `${what} is being made`;
  return (
    <span className={cn(look, "text-text tabular-nums")} title={inFull}>
      <svg aria-hidden viewBox="0 0 16 16" className="size-3.25 -rotate-90 fill-none stroke-2">
        <circle cx="8" cy="8" r="6.5" className="stroke-line" />
        <circle cx="8" cy="8" r="6.5" pathLength={100} strokeDasharray={`${share} 100`} className="stroke-text" />
      </svg>
      <span aria-hidden={inFull !== undefined || undefined}>{words}</span>
      {inFull && <span className="sr-only">{inFull}</span>}
    </span>
  );
}
