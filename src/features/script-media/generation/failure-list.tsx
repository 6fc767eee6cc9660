import { clip } from "@/rules/format";

/** How many failures are listed; the others are counted. */
const most = 50;

type FailureListProps = {
  label: string;
  /** What failed, and why. */
  failures: readonly (readonly [what: string, reason: string])[];
  /** Of what there are more, and where those can be seen. */
  more: (others: number) => string;
};

/** What could not be made, each with its reason. */
export function FailureList({ label, failures, more }: FailureListProps) {
  if (failures.length === 0) return null;
  const others = failures.length - most;
  return (
    <ul aria-label={label} className="flex max-h-40 flex-col gap-1 overflow-y-auto text-sm">
      {failures.slice(0, most).map(([what, reason], index) => (
        <li key={index} className="text-bad wrap-anywhere">
          {clip(what)}: {clip(reason)}
        </li>
      ))}
      {others > 0 && <li className="text-dim">{more(others)}</li>}
    </ul>
  );
}
