import type { ComponentProps, KeyboardEvent } from "react";
import { ChevronDown } from "lucide-react";
import { cn } from "./cn";
import { controlLook, useFieldWiring } from "./field";
import { SavedMark } from "./saved-mark";
import "./select.css";

type SelectProps = ComponentProps<"select"> & {
  /** For what is saved at once: whether a choice is on its way, which is said in the place of the arrow. */
  isSaving?: boolean | undefined;
  /** How many choices have been saved since the last failure: each is said to be, in the same place. */
  saves?: number | undefined;
};

/** Keys by which a browser chooses another option of a closed list. */
const choosingKeys = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"];

/** What is saved at once is chosen from the open list: nobody saves, or is led away by, what they only pass. */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget: select } = event;
  const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
  // A browser without it opens the list by itself, or does as it always did.
  const canOpen = "showPicker" in select && CSS.supports("selector(:open)") && !select.matches(":open");
  if (!canOpen || !(isLetter || choosingKeys.includes(key))) return;
  event.preventDefault();
  select.showPicker();
}

const inPlaceOfArrow =
  "pointer-events-none absolute inset-y-px right-px flex items-center rounded-r-lg bg-ink-900 pr-3 pl-1";

// Decision: .github/decisions/accessibility.md
/** The browser's own select in the look of the kit; its children are `<option>`s. */
export function Select({ isSaving, saves = 0, className, ...rest }: SelectProps) {
  return (
    <div className={cn("relative w-full min-w-0", className)}>
      <select
        {...useFieldWiring()}
        onKeyDown={isSaving === undefined ? undefined : openList}
        {...rest}
        className={cn(controlLook, "select h-9 appearance-none truncate bg-ink-900 pr-9 max-sm:h-11")}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-dim" />
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
