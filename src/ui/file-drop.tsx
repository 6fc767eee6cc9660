import { useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from "react";
import { FileText, Upload } from "lucide-react";
import { isAtMenu } from "./at-menu";
import { Button } from "./button";
import { cn } from "./cn";
import { Field, useFieldWiring } from "./field";
import { MiddleCut } from "./middle-cut";

type FileDropProps = {
  label: string;
  file: File | undefined;
  onChoose: (file: File) => void;
  /** Several were dropped at once. */
  onMany?: (() => void) | undefined;
  /** As in the input's attribute; a dropped file may break it, so the caller checks. */
  accept?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** Takes one file, chosen or dropped. */
export function FileDrop({ label, hint, error, ...rest }: FileDropProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <DropArea {...rest} />
    </Field>
  );
}

function DropArea({
  file,
  onChoose,
  onMany,
  accept,
  disabled,
  autoFocus,
}: Omit<FileDropProps, "label" | "hint" | "error">) {
  const [over, setOver] = useState(false);
  const Icon = file ? FileText : Upload;
  return (
    <div
      className={cn(
        "relative flex min-h-52 flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-edge bg-ink-900 p-4 text-center lg:min-h-64",
        "transition-colors duration-150 hover:bg-ink-850 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        over && "border-accent bg-accent/10",
        disabled && "opacity-45",
      )}
    >
      <Icon aria-hidden className="size-14 rounded-full border bg-ink-950 p-4 text-dim" />
      {file ? (
        <p className="flex max-w-full items-baseline gap-2">
          <MiddleCut text={file.name} />{" "}
          <span className="shrink-0 text-sm whitespace-nowrap text-dim">{size(file.size)}</span>
        </p>
      ) : (
        <p>
          <span className="text-accent">Choose a file</span> or drop it here
        </p>
      )}
      {/* The browser's own input lies over the whole area: click, keyboard and drop are its doing. */}
      <FileInput
        {...useFieldWiring()}
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

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & Pick<FileDropProps, "onChoose">;

function FileInput({ onChoose, autoFocus = false, ...rest }: FileInputProps) {
  return (
    <input
      type="file"
      {...rest}
      autoFocus={autoFocus && !isAtMenu()}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        if (chosen) onChoose(chosen);
        // The same file can be chosen again after it has been put right.
        event.target.value = "";
      }}
    />
  );
}

/** A button that asks for one file. */
export function FileButton({ label, ...rest }: Pick<FileDropProps, "label" | "onChoose" | "accept" | "disabled">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={rest.disabled} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
      {/* The button has the focus and gets it back from the browser's own dialog. */}
      <FileInput {...rest} ref={input} aria-label={label} hidden />
    </>
  );
}

type DropTargetProps = Pick<FileDropProps, "onChoose" | "onMany" | "disabled"> & {
  /** Read over it while a file hovers. */
  words: string;
  children: ReactNode;
};

/** Takes a file that is dropped on what it holds; whatever else is dropped there is left to the browser. */
export function DropTarget({ words, onChoose, onMany, disabled = false, children }: DropTargetProps) {
  const [over, setOver] = useState(false);
  const whereFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    // Or the browser leaves the page to show the file, also where it is not taken.
    event.preventDefault();
    handle(event);
  };
  return (
    <div
      className="relative min-w-0"
      onDragEnter={whereFiles(() => setOver(!disabled))}
      onDragOver={whereFiles(({ dataTransfer }) => (dataTransfer.dropEffect = disabled ? "none" : "copy"))}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={whereFiles(({ dataTransfer }) => {
        setOver(false);
        const [dropped, another] = dataTransfer.files;
        if (disabled || !dropped) return;
        if (another && onMany) onMany();
        else onChoose(dropped);
      })}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center gap-2 rounded-lg border border-dashed border-accent bg-ink-950/85 p-4 text-center">
          <Upload aria-hidden className="size-5 text-accent" />
          {words}
        </div>
      )}
    </div>
  );
}

function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(0)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
