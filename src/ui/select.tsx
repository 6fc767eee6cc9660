import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { cn } from "./cn";
import { controlLook, useFieldWiring } from "./field";
import { SavedMark } from "./saved-mark";

type SelectProps = ComponentProps<"select"> & {
  /** Whether what is chosen is on its way, which is said in the place of the arrow. */
  isSaving?: boolean | undefined;
  /** How many choices have been saved since the last failure: each is said to be, in the same place. */
  saves?: number | undefined;
};

const inPlaceOfArrow =
  "pointer-events-none absolute inset-y-px right-px flex items-center rounded-r-lg bg-ink-900 pr-3 pl-1";

/** The browser's own select in the look of the kit; its children are `<option>`s. */
export function Select({ isSaving = false, saves = 0, className, ...rest }: SelectProps) {
  return (
    <div className={cn("relative w-full min-w-0", className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={cn(controlLook, "h-9 appearance-none truncate bg-ink-900 pr-9")}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2.5 right-3 size-4 text-dim" />
      {isSaving ? (
        <span role="status" className={cn(inPlaceOfArrow, "animate-appear-late text-sm text-dim")}>
          Saving...
        </span>
      ) : (
        saves > 0 && <SavedMark key={saves} className={inPlaceOfArrow} />
      )}
    </div>
  );
}
