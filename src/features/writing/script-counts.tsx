import { useEffect, useMemo, useState } from "react";
import { countScript } from "@/rules/script-counts";

/** Milliseconds from the last key until the text is counted. */
const restMs = 200;

type ScriptCountsProps = { script: string; target: { minutes: number; seconds: number } | undefined };

/**
 * Words, dialogue lines and an estimated running time beside the target length. Counted after a pause in typing,
 * because counting a long script at every key would delay typing.
 */
export function ScriptCounts({ script, target }: ScriptCountsProps) {
  const rested = useRested(script);
  const { words, dialogueLines, seconds } = useMemo(() => countScript(rested), [rested]);
  const asked = target && target.minutes * 60 + target.seconds;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-dim tabular-nums">
      <span>{counted(words, "word")}</span>
      <span>{counted(dialogueLines, "dialogue line")}</span>
      <span>
        about {clock(seconds)}
        {asked !== undefined && ` of ${clock(asked)}`}
      </span>
    </p>
  );
}

const counted = (count: number, what: string) => `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
