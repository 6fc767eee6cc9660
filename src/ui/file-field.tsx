import { useRef, useState } from "react";
import { FileText, Upload, X } from "lucide-react";
import { IconButton } from "./button";
import { cn } from "./cn";
import { Field, useFieldWiring } from "./field";
import { FileInput } from "./file-drop";
import { MiddleCut } from "./middle-cut";

type FileFieldProps = {
  label: string;
  file: File | undefined;
  /** How large it is, in words. */
  size?: string | undefined;
  onChoose: (file: File) => void;
  /** Several were dropped at once. */
  onMany?: (() => void) | undefined;
  /** Takes the chosen file back. */
  onRemove?: (() => void) | undefined;
  /** As in the input's attribute; a dropped file may break it, so the caller checks. */
  accept?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Whether what was done with the file went wrong. */
  isWrong?: boolean | undefined;
  className?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** Takes one file, chosen or dropped. */
export function FileField({ label, hint, error, className, ...rest }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <DropArea {...rest} isWrong={error !== undefined || rest.isWrong} />
    </Field>
  );
}

function DropArea({
  file,
  size,
  onChoose,
  onMany,
  onRemove,
  accept,
  disabled,
  isWrong = false,
  autoFocus,
}: Omit<FileFieldProps, "label" | "hint" | "error" | "className">) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={cn(
        "group relative flex grow flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-edge bg-ink-950 p-4 text-center",
        "transition-colors duration-150 hover:bg-ink-850",
        file === undefined && "min-h-52",
        isWrong && "border-bad",
        over && "border-accent bg-accent/10",
        disabled && "opacity-45",
      )}
    >
      {file ? (
        <div
          className={cn(
            "flex w-full max-w-xl items-center gap-3 rounded-lg border bg-ink-850 p-3 text-left sm:gap-4 sm:p-4",
            ring,
          )}
        >
          <FileText aria-hidden className="size-6 shrink-0 text-dim sm:size-8" />
          <div className="flex min-w-0 grow flex-col">
            <MiddleCut text={file.name} className="font-medium" />
            <span className="flex flex-wrap gap-x-3 text-sm text-dim">
              {size}
              <span className="text-accent">Choose another</span>
            </span>
          </div>
          {onRemove && !disabled && (
            <IconButton
              label="Remove the file"
              className="relative z-1"
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ) : (
        <>
          <Upload aria-hidden className="size-14 rounded-full border bg-ink-900 p-4 text-dim" />
          <p className={cn("rounded-lg px-2 py-1", ring)}>
            <span className="text-accent">Choose a file</span> or drop it here
          </p>
        </>
      )}
      {/* The browser's own input lies over the whole area: click, keyboard and drop are its doing. */}
      <FileInput
        {...useFieldWiring()}
        ref={input}
        accept={accept}
        disabled={disabled}
        autoFocus={autoFocus}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onDragEnter={() => setOver(true)}
        // An input for one file would not even take several to be told about.
        onDragOver={(event) => event.dataTransfer.items.length > 1 && event.preventDefault()}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (event.dataTransfer.files.length < 2) return;
          event.preventDefault();
          onMany?.();
        }}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Round what the focused input stands for: round the whole area it would outshine the file. */
const ring =
  "group-has-[input:focus-visible]:outline-2 group-has-[input:focus-visible]:outline-offset-2 group-has-[input:focus-visible]:outline-accent";
