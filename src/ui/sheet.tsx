import { useLayoutEffect, useRef, type ReactNode } from "react";

type SheetProps = {
  /** The id of its title. */
  labelledBy: string;
  /** The user wants out, by Escape or a touch beside it. */
  onClose: () => void;
  children: ReactNode;
};

/** What slides in from below over the page, on the platform's own `<dialog>`: the page behind is inert. */
export function Sheet({ labelledBy, onClose, children }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing it before it leaves the page is what gives the focus back to where it was.
    return () => dialog?.close();
  }, []);

  return (
    // The keyboard has Escape; what is touched beside a dialog is the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-modal
      aria-labelledby={labelledBy}
      onClick={({ target }) => target === element.current && onClose()}
      onCancel={(event) => {
        // A file dialog or a list within it that is closed is not the sheet.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser closes it by force when Escape is pressed again; it is ours to close.
      onClose={() => element.current?.showModal()}
      className="mt-auto mb-0 max-h-[72dvh] w-full max-w-none animate-appear overflow-y-auto overscroll-contain rounded-t-xl border-t bg-ink-900 p-0 text-text shadow-dialog backdrop:animate-appear backdrop:bg-ink-950/75"
    >
      {children}
    </dialog>
  );
}
