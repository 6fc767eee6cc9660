import type { ComponentProps } from "react";
import { passwordRequirements } from "@/rules/password";
import { PasswordField } from "@/ui/password-field";
import { RequirementList } from "@/ui/requirement-list";
import { submitsOnEnter } from "./submits-on-enter";

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: ComponentProps<"input">["onChange"];
  /** Whether it kept a form from being sent. */
  isWrong: boolean;
}

/** A password that is being chosen, with its two live requirement lines. */
export function NewPasswordField({ label, value, onChange, isWrong }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={onChange}
      hint={<RequirementList requirements={passwordRequirements(value)} />}
      autoComplete="new-password"
      required
      aria-invalid={isWrong}
      {...submitsOnEnter}
    />
  );
}
