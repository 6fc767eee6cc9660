import { useState, type ComponentProps, type ReactNode } from "react";
import { Eye, EyeOff } from "lucide-react";
import { Field, TextInput } from "./field";
import { IconButton } from "./button";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password with a button that shows and hides it; spread `register(...)` into it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <Field label={label} hint={hint} error={error}>
      <div className="relative">
        <TextInput
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? "text" : "password"}
          className="pr-11"
        />
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          size="sm"
          className="absolute top-1 right-1"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </Field>
  );
}
