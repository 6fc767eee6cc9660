import { Field, TextInput } from "@/ui/field";
import { submitsOnEnter } from "./submits-on-enter";

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  isWrong?: boolean | undefined;
  /** Why this very address was refused. */
  refusal?: string | undefined;
  /** Whether the cursor is here from the start. */
  autoFocus?: boolean | undefined;
}

export function EmailField({ value, onChange, isWrong = false, refusal, autoFocus }: EmailFieldProps) {
  return (
    <Field label="Email" error={isWrong ? "Please enter an email address." : refusal}>
      <TextInput
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="email"
        required
        autoFocus={autoFocus}
        {...submitsOnEnter}
      />
    </Field>
  );
}
