import { useRef, useState, type ComponentProps, type DragEvent, type ReactNode } from "react";
import { Upload } from "lucide-react";
import { isAtMenu } from "./at-menu";
import { Button } from "./button";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & { onChoose: (file: File) => void };

/** The browser's own input for one file. */
export function FileInput({ onChoose, autoFocus = false, ...rest }: FileInputProps) {
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

type FileButtonProps = Pick<FileInputProps, "onChoose" | "accept" | "disabled"> & { label: string };

/** A button that asks for one file. */
export function FileButton({ label, ...rest }: FileButtonProps) {
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

type DropTargetProps = {
  onChoose: (file: File) => void;
  /** Several were dropped at once. */
  onMany?: (() => void) | undefined;
  disabled?: boolean | undefined;
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
