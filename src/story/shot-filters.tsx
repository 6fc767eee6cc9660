import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import "./shot-filters.css";
import { anything, isOpen, type ShotFilter } from "./shot-filter";

type ShotFiltersProps = {
  filter: ShotFilter;
  choices: Record<keyof ShotFilter, string[]>;
  shown: number;
  total: number;
  onChange: (filter: ShotFilter) => void;
  /** Each name before its choice, all on one line, which scrolls where it is narrow. */
  isCompact?: boolean | undefined;
};

const lackWords = (thing: string) => (thing === anything ? "Unfinished" : `Without ${thing}`);

const fields = [
  { name: "scene", label: "Scene", all: "All scenes", words: String },
  { name: "character", label: "Character", all: "All characters", words: String },
  { name: "shotType", label: "Shot Type", all: "All types", words: String },
  { name: "lacks", label: "Missing", all: "All lines", words: lackWords },
] as const;

/** Narrows the Shot List to a scene, a character, a type or what is still missing. */
export function ShotFilters({ filter, choices, shown, total, onChange, isCompact = false }: ShotFiltersProps) {
  return (
    <div
      role="search"
      aria-label="Filter the Shot List"
      className={cn("flex items-end gap-x-3 gap-y-2", isCompact ? "shot-filters overflow-x-auto" : "flex-wrap")}
    >
      {fields.map(({ name, label, all, words }) => (
        <Field key={name} label={label} className={isCompact ? "shot-filter" : "w-[calc(50%-6px)] sm:w-44"}>
          <Select
            value={filter[name] ?? ""}
            onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
          >
            <option value="">{all}</option>
            {choices[name].map((choice) => (
              <option key={choice} value={choice}>
                {words(choice)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <div className={cn("flex items-center gap-3", !isOpen(filter) && "min-h-9")}>
        <p role="status" className="text-sm text-dim tabular-nums">
          {isOpen(filter) ? "" : `${shown} of ${total} lines`}
        </p>
        {!isOpen(filter) && (
          <Button variant="ghost" size="sm" onClick={() => onChange({})}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
