import type { Dispatch } from "react";
import { filterOptionsOf } from "@/story/shot-filter";
import { cn } from "@/ui/cn";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { countStates, stateFilters, type ProductionFilter } from "./production-filter";
import type { ProductionShot } from "./use-production";

type StateFiltersProps = {
  /** All of them, whichever are shown. */
  shots: readonly ProductionShot[];
  shown: number;
  filter: ProductionFilter;
  onChange: Dispatch<ProductionFilter>;
};

/** Narrows the matrix to a state, a scene, a character or a type. */
export function StateFilters({ shots, shown, filter, onChange }: StateFiltersProps) {
  const counts = countStates(shots);
  const choices = filterOptionsOf(shots.map(({ line }) => line));
  const states = [
    { value: undefined, label: "All", count: shots.length },
    ...stateFilters.map((one) => ({ ...one, count: counts[one.is] })),
  ];
  return (
    <div role="search" aria-label="Filter the production" className="mb-2 flex flex-wrap items-center gap-2">
      {states.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={filter.state === value}
          onClick={() => onChange({ ...filter, state: value })}
          className={cn(
            "flex min-h-9 items-center gap-2 rounded-lg border px-3 text-sm max-sm:min-h-11",
            filter.state === value ? "border-accent bg-accent/10" : "border-line text-dim hover:border-edge",
          )}
        >
          {label} <span className="tabular-nums">{count}</span>
        </button>
      ))}
      <div className="flex grow flex-wrap justify-end gap-2">
        <Choice
          label="Scene"
          all="All scenes"
          value={filter.scene}
          choices={choices.scene}
          onChange={(scene) => onChange({ ...filter, scene })}
        />
        <Choice
          label="Character"
          all="All characters"
          value={filter.character}
          choices={choices.character}
          onChange={(character) => onChange({ ...filter, character })}
        />
        <Choice
          label="Shot Type"
          all="All types"
          value={filter.type}
          choices={["talking", "action"] as const}
          onChange={(type) => onChange({ ...filter, type })}
        />
      </div>
      <p role="status" className="sr-only">
        {shown} of {shots.length} shots
      </p>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  all: string;
  value: string | undefined;
  choices: readonly Value[];
  onChange: (value: Value | undefined) => void;
};

function Choice<Value extends string>({ label, all, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label} hideLabel className="w-36 max-sm:grow">
      <Select value={value ?? ""} onChange={({ target }) => onChange(choices.find((one) => one === target.value))}>
        <option value="">{all}</option>
        {choices.map((one) => (
          <option key={one} value={one}>
            {one === "talking" ? "Talking" : one === "action" ? "Action" : one}
          </option>
        ))}
      </Select>
    </Field>
  );
}
