import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { Eye, EyeOff } from "lucide-react";
import { Field, TextInput } from "./field";
import { IconButton } from "./button";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "value" | "children"> & {
  label: string;
  value?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password with a button that shows and hides it; spread `register(...)` into it. */
export function PasswordField({ label, value, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // React writes the value it is given into the attribute, too, where style sheets and copies of the page can read it.
  useLayoutEffect(() => {
    const field = frame.current?.querySelector("input");
    if (field && value !== undefined && field.value !== value) field.value = value;
  }, [value]);

  return (
    <Field label={label} hint={hint} error={error}>
      <div ref={frame} className="relative">
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
          className="absolute inset-y-0 right-1 my-auto max-sm:right-0 max-sm:size-11"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </Field>
  );
}
