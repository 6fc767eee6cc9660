import { useId } from "react";
import "./segmented.css";

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
};

/** A few short choices side by side, one of them taken. */
export function Segmented<Value extends string>({ label, options, value, onChange, disabled }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex w-fit flex-wrap rounded-lg border border-edge/70 bg-ink-950 p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="segment flex min-h-7.5 items-center max-sm:min-h-9.5 rounded-md px-3 text-sm text-dim transition-colors duration-150 hover:text-text has-checked:bg-line has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
