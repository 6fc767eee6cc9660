import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { cn } from "./cn";

type DialogProps = {
  open: boolean;
  title: string;
  /** The user wants out, by Escape. Keeping `open` true keeps the dialog. */
  onClose: () => void;
  /** The id of the words that say what it is about. */
  describedBy?: string | undefined;
  role?: "dialog" | "alertdialog" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A modal dialog on the platform's own `<dialog>`: the page behind is inert and the focus returns on closing. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, describedBy, role = "dialog", className, children }: Omit<DialogProps, "open">) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing it before it leaves the page is what gives the focus back to where it was.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      role={role}
      aria-modal
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes it by force when Escape is pressed again; it is ours to close.
      onClose={() => element.current?.showModal()}
      className={cn(
        "m-auto w-[calc(100%-2rem)] max-w-lg animate-appear rounded-xl border bg-ink-850 p-0 text-text shadow-dialog",
        "max-h-[calc(100dvh-2rem)] overflow-y-auto backdrop:animate-appear backdrop:bg-ink-950/75",
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={titleId} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

export const isDialogOpen = () => document.querySelector("dialog[open]") !== null;
