import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; children?: ReactNode };

/** One choice of several, with room to say what it means; spread `register(...)` or give name, checked, onChange. */
export function RadioCard({ label, children, className, ...input }: RadioCardProps) {
  return (
    <label
      className={cn(
        "flex items-start gap-3 rounded-lg border bg-ink-900 px-3 py-2.5 transition-colors duration-150",
        "hover:bg-ink-850 has-checked:border-accent has-checked:bg-accent/10 has-disabled:opacity-45",
        className,
      )}
    >
      <input type="radio" {...input} className="mt-1 size-3.5 shrink-0 accent-accent-fill" />
      <span className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <span>{label}</span>
        {children && <span className="text-sm text-dim">{children}</span>}
      </span>
    </label>
  );
}

/** The frame of a set of `RadioCard`s, named by `legend`. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
