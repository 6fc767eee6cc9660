import { Field, TextInput } from "@/ui/field";
import { submitsOnEnter } from "./submits-on-enter";

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  isWrong?: boolean | undefined;
  /** Whether the cursor is here from the start. */
  autoFocus?: boolean | undefined;
}

export function EmailField({ value, onChange, isWrong = false, autoFocus }: EmailFieldProps) {
  return (
    <Field label="Email" error={isWrong ? "Please enter an email address." : undefined}>
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
