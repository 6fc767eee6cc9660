import type { ComponentProps } from "react";
import { passwordRequirements, specialCharacters } from "@/rules/password";
import { PasswordField } from "@/ui/password-field";
import { RequirementList } from "@/ui/requirement-list";
import { submitsOnEnter } from "./submits-on-enter";

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: ComponentProps<"input">["onChange"];
  /** Why this field kept the form from being submitted. */
  error: string | undefined;
}

/** A field for a new password, with its two live requirement lines. */
export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      hint={
        <>
          <RequirementList requirements={passwordRequirements(value)} />
          <p className="mt-1 pl-5 wrap-anywhere">
            Special characters that count: {specialCharacters.split("").join(" ")}
          </p>
        </>
      }
      autoComplete="new-password"
      required
      {...submitsOnEnter}
    />
  );
}
