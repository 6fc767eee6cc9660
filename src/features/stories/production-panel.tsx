import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Panel } from "@/ui/panel";
import { Skeleton } from "@/ui/skeleton";
import { StatusWord } from "@/ui/status-word";
import type { Asked, Production } from "./use-production";

/** How much of the story has been made: script, lines, pictures, clips, film. */
export function ProductionPanel({ production: { made, lines, film } }: { production: Production }) {
  return (
    <Panel title="Production">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2">
        <Fact name="Script">
          <Made isMade={made.hasScript} words={made.hasScript ? "Written" : "Not written"} />
        </Fact>
        {made.hasScript && (
          <>
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
              <Answer of={film}>{(exists) => <Made isMade={exists} words={exists ? "Made" : "Not made"} />}</Answer>
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="flex min-h-7 flex-wrap items-center gap-x-3 tabular-nums">{children}</dd>
    </>
  );
}

const Made = ({ isMade, words }: { isMade: boolean; words: string }) => (
  <StatusWord status={isMade ? "done" : "missing"}>{words}</StatusWord>
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
