import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import "./radio.css";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  /** What it means. */
  children?: ReactNode;
  /** A control of its own in front, as to hear it before it is chosen. */
  lead?: ReactNode;
};

/** One choice of several, with room to say what it means; spread `register(...)` or give name, checked, onChange. */
export function RadioCard({ label, children, lead, className, ...input }: RadioCardProps) {
  return (
    <div
      className={cn(
        "flex items-center rounded-lg border bg-ink-900 transition-colors duration-150",
        "hover:bg-ink-850 has-checked:border-accent has-checked:bg-accent/10 has-disabled:opacity-45",
        className,
      )}
    >
      {lead && <div className="shrink-0 pl-2">{lead}</div>}
      <label className="flex min-w-0 grow items-start gap-3 self-stretch px-3 py-2.5">
        <input type="radio" {...input} className="radio" />
        <span className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
          <span>{label}</span>
          {children && <span className="text-sm text-dim">{children}</span>}
        </span>
      </label>
    </div>
  );
}

type RadioCardsProps = {
  legend: string;
  /** Where what stands around them says it to the eye. */
  hideLegend?: boolean | undefined;
  children: ReactNode;
};

/** The frame of a set of `RadioCard`s, named by `legend`. */
export function RadioCards({ legend, hideLegend = false, children }: RadioCardsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      {children}
    </fieldset>
  );
}
