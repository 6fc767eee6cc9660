import type { ReactNode } from "react";
import { cn } from "./cn";
import "./switch.css";

type SwitchProps = {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A choice between on and off that holds at once. */
export function Switch({ isOn, onSwitch, className, children }: SwitchProps) {
  return (
    <label className={cn("flex min-h-6 items-center gap-2 self-start", className)}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="switch"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
