import { countScript } from "@/rules/script-counts";

type ScriptCountsProps = { script: string; target: { minutes: number; seconds: number } | undefined };

/** Words, dialogue lines and an estimated running time beside the length that was asked for. */
export function ScriptCounts({ script, target }: ScriptCountsProps) {
  const { words, dialogueLines, seconds } = countScript(script);
  const asked = target && target.minutes * 60 + target.seconds;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-dim tabular-nums">
      <span>{words} words</span>
      <span>{dialogueLines} speeches</span>
      <span>
        about {clock(seconds)}
        {asked !== undefined && ` of ${clock(asked)}`}
      </span>
    </p>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
