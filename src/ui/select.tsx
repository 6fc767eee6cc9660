import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { cn } from "./cn";
import { controlLook, useFieldWiring } from "./field";

/** The browser's own select in the look of the kit; its children are `<option>`s. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <div className={cn("relative w-full min-w-0", className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={cn(controlLook, "h-9 appearance-none truncate bg-ink-900 pr-9")}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2.5 right-3 size-4 text-dim" />
    </div>
  );
}
