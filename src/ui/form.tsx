import type { FormEvent, ReactNode } from "react";
import { cn } from "./cn";

type FormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** After any of its fields has changed. */
  onChange?: (() => void) | undefined;
  /** Its name where a screen has more than one form. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A form whose complaints are ours, in our words; give it react-hook-form's `handleSubmit(...)`. */
export function Form({ onSubmit, onChange, label, className, children }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className={cn("flex flex-col gap-5", className)}
      // The second click of a double click is no second wish; what it would send is no longer what was seen.
      onClickCapture={(event) => {
        const button = event.target instanceof Element ? event.target.closest("button") : null;
        if (event.detail > 1 && button?.type === "submit") event.preventDefault();
      }}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}

/** The row of buttons under a form, the primary first; on a phone, and beside a still, it is as wide as the form. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:[&>[type=submit]]:grow in-data-still:[&>[type=submit]]:grow">
      {children}
    </div>
  );
}
