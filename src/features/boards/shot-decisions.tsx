import { useEffect, useEffectEvent, useState } from "react";
import { holdRange, type Segment, type ShotSettings } from "@/rules/timeline";
import { Field, TextInput } from "@/ui/field";
import { Switch } from "@/ui/switch";

type ShotDecisionsProps = {
  segment: Segment;
  settings: ShotSettings;
  onChange: (settings: ShotSettings) => void;
};

/** What everybody decides about a shot for themselves, kept on this device: nothing of it goes to the server. */
export function ShotDecisions({ segment, settings, onChange }: ShotDecisionsProps) {
  if (segment.picture !== "clip")
    return (
      <Hold
        key={segment.line_number}
        segment={segment}
        seconds={settings.holdSeconds}
        onChange={(holdSeconds) => onChange({ ...settings, holdSeconds })}
      />
    );
  if (segment.audio === undefined) return null;
  return (
    <Switch
      isOn={settings.usesLineAudio ?? false}
      onSwitch={(usesLineAudio) => onChange({ ...settings, usesLineAudio })}
      className="min-h-9 flex-row-reverse justify-between self-stretch text-sm text-dim"
    >
      Use the line's audio
    </Switch>
  );
}

type HoldProps = { segment: Segment; seconds: number | undefined; onChange: (seconds: number | undefined) => void };

const outside = `Between ${holdRange.min} and ${holdRange.max} seconds.`;

/** Milliseconds after which a number that stands counts as typed in full. */
const settleMs = 800;

/** Seconds, with a point or a comma; undefined where nothing is typed, and "none" where it is no such time. */
function holdOf(text: string): number | undefined | "none" {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return undefined;
  const seconds = /^(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  return seconds >= holdRange.min && seconds <= holdRange.max ? seconds : "none";
}

/**
 * How long a still or card stands. It is kept once it is typed in full; what is no such time says so, and the one before
 * stays.
 */
function Hold({ segment, seconds, onChange }: HoldProps) {
  const [typed, setTyped] = useState(seconds === undefined ? "" : String(seconds));
  /** What was typed in full last. */
  const [judged, setJudged] = useState(typed);

  function settle() {
    setJudged(typed);
    const hold = holdOf(typed);
    if (hold !== "none" && hold !== seconds) onChange(hold);
  }
  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (typed === judged) return undefined;
    const timer = setTimeout(settleLate, settleMs);
    return () => clearTimeout(timer);
  }, [typed, judged]);
  // Escape takes the field away without leaving it first.
  useEffect(() => () => settleLate(), []);

  return (
    <Field label="Hold in seconds" error={typed === judged && holdOf(typed) === "none" ? outside : undefined}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        placeholder={segment.duration.toFixed(1)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === "Enter" && settle()}
        className="tabular-nums"
      />
    </Field>
  );
}
