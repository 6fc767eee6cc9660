import type { ReactNode } from "react";

type SwitchProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; children: ReactNode };

/** A choice between on and off that holds at once. */
export function Switch({ isOn, onSwitch, children }: SwitchProps) {
  return (
    <label className="flex min-h-6 items-center gap-2 self-start">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="size-4 accent-accent-fill"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
