import "./switch.css";

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** Something that is on or off, at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center justify-between gap-3 text-sm text-dim">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="switch"
      />
    </label>
  );
}
