import { useState } from "react";
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

/** How long a still or card stands. What is no such time is not kept, and says so. */
function Hold({ segment, seconds, onChange }: HoldProps) {
  const [typed, setTyped] = useState(seconds === undefined ? "" : String(seconds));
  const wanted = Number(typed);
  const isOutside = typed !== "" && !(wanted >= holdRange.min && wanted <= holdRange.max);

  function type(text: string) {
    setTyped(text);
    const next = Number(text);
    if (text === "") onChange(undefined);
    else if (next >= holdRange.min && next <= holdRange.max) onChange(next);
  }

  return (
    <Field label="Hold in seconds" error={isOutside ? outside : undefined}>
      <TextInput
        type="number"
        inputMode="decimal"
        min={holdRange.min}
        max={holdRange.max}
        step={0.5}
        value={typed}
        placeholder={segment.duration.toFixed(1)}
        onChange={({ target }) => type(target.value)}
        className="tabular-nums"
      />
    </Field>
  );
}
