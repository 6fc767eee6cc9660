import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { cn } from "./cn";

/** What makes a `<dialog>` modal for as long as it stands: the page behind is inert, and the focus returns afterwards. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing it before it leaves the page is what gives the focus back to where it was.
    return () => dialog?.close();
  }, []);
  return {
    ref,
    "aria-modal": true,
    onCancel: (event: SyntheticEvent) => {
      // A file dialog or a list within it that is closed is not this dialog.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // A browser closes it by force when Escape is pressed again; it is ours to close.
    onClose: () => ref.current?.showModal(),
  } as const;
}

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
  const titleId = useId();
  const modal = useModal(onClose);

  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
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

/** The row of its buttons; on a phone each has a line of its own. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-2 pt-2 max-sm:flex-col">{children}</div>
);

export const isDialogOpen = () => document.querySelector("dialog[open]") !== null;
