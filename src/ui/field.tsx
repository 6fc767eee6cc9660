import { createContext, use, useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import { isAtMenu } from "./at-menu";
import { cn } from "./cn";

/** What ties a control to the label, hint and error around it. */
type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** For a control that no `<label>` can name. */
export const labelIdOf = (fieldId: string) => `${fieldId}-label`;

const WiringContext = createContext<Wiring | undefined>(undefined);

/** The wiring of the surrounding `Field`, for a control of its own making. */
export function useFieldWiring(): Wiring | undefined {
  return use(WiringContext);
}

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A label, its control (any input of this kit), a hint and an error, wired together. */
export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;

  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} id={labelIdOf(id)} className={hideLabel ? "sr-only" : "text-sm font-medium text-text"}>
        {label}
      </label>
      <WiringContext value={{ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined }}>
        {children}
      </WiringContext>
      {error && <Complaint id={errorId}>{error}</Complaint>}
      {hint && (
        <div id={hintId} className="pt-0.5 text-sm text-dim">
          {hint}
        </div>
      )}
    </div>
  );
}

/** What keeps a field, or a form, from being sent. */
export const Complaint = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p id={id} role="alert" className="flex gap-1.5 text-sm text-bad">
    <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);

/** The look shared by everything one types or chooses in. */
export const controlLook =
  "w-full min-w-0 rounded-lg border border-edge bg-ink-950 px-3 text-base text-text transition-colors duration-150 " +
  "hover:not-disabled:not-aria-invalid:border-dim aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-45";

/** A one-line input; spread react-hook-form's `register(...)` into it. */
export function TextInput({ className, autoFocus = false, ...rest }: ComponentProps<"input">) {
  return (
    <input
      type="text"
      dir="auto"
      {...useFieldWiring()}
      autoFocus={autoFocus && !isAtMenu()}
      {...rest}
      className={cn(controlLook, "h-9 read-only:text-dim max-sm:h-11", className)}
    />
  );
}

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Words of the film: set in the screenplay's type. */
  script?: boolean | undefined;
  /** Grows with its text instead of scrolling (where the browser can). */
  grows?: boolean | undefined;
};

/** A many-line input. For a text as long as a script there is `ScriptArea`. */
export function TextArea({ script = false, grows = false, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...useFieldWiring()}
      {...rest}
      className={cn(
        controlLook,
        "block resize-y py-2 read-only:text-dim",
        script && "font-script leading-6",
        grows && "field-sizing-content max-h-[70dvh] min-h-[4lh]",
        className,
      )}
    />
  );
}
