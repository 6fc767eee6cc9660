import type { ReactNode } from "react";
import { TriangleAlert } from "lucide-react";
import { counted } from "@/rules/format";
import { SideSection } from "@/story/side-section";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { StatusWord } from "@/ui/status-word";
import type { Asked, Production } from "./use-production";

type ProductionPanelProps = {
  production: Production;
  /** How many clips the film does not hold; undefined while it is not known. */
  newerClips: number | undefined;
};

/** How much of the story has been made: script, lines, pictures, clips, film. */
export function ProductionPanel({ production: { lines, film }, newerClips = 0 }: ProductionPanelProps) {
  return (
    <SideSection title="Production">
      <dl className="divide-y">
        <Fact name="Script">
          <Made isMade words="Written" />
        </Fact>
        <Fact name="Lines">
          <Answer of={lines}>
            {({ total }) => <Made isMade={total > 0} words={total > 0 ? `${total} parsed` : "Not parsed"} />}
          </Answer>
        </Fact>
        <Fact name="Pictures">
          <Answer of={lines} canRetry={false}>
            {({ pictures, total }) => <MadeOf made={pictures} total={total} />}
          </Answer>
        </Fact>
        <Fact name="Clips">
          <Answer of={lines} canRetry={false}>
            {({ clips, total }) => <MadeOf made={clips} total={total} />}
          </Answer>
        </Fact>
        <Fact name="Film">
          <Answer of={film}>
            {(exists) =>
              exists && newerClips > 0 ? (
                <span className="inline-flex items-center gap-1.5 text-sm text-warn">
                  <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
                  {counted(newerClips, "clip is newer", "clips are newer")}
                </span>
              ) : (
                <Made isMade={exists} words={exists ? "Made" : "Not made"} />
              )
            }
          </Answer>
        </Fact>
      </dl>
    </SideSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 py-1">
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-3 tabular-nums">{children}</dd>
    </div>
  );
}

const Made = ({ isMade, words }: { isMade: boolean; words: string }) => (
  <StatusWord status={isMade ? "done" : "waiting"}>{words}</StatusWord>
);

/** How many lines have a picture or clip. Rendered empty without lines, so that nothing moves when they are loaded. */
const MadeOf = ({ made, total }: { made: number; total: number }) => (
  <Made isMade={total > 0 && made === total} words={total > 0 ? `${made} of ${total}` : "None yet"} />
);

type AnswerProps<Value> = { of: Asked<Value>; canRetry?: boolean; children: (value: Value) => ReactNode };

/** The loaded value. A failed query shows as unknown, never as empty. */
function Answer<Value>({
  of: { value, isPending, isFetching, refetch },
  canRetry = true,
  children,
}: AnswerProps<Value>) {
  if (value !== undefined) return children(value);
  if (isPending) return <Skeleton className="w-24 animate-appear-late" />;
  return (
    <>
      <StatusWord status="waiting">Unknown</StatusWord>
      {canRetry && (
        <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </>
  );
}
