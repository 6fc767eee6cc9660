import type { ReactNode } from "react";
import { useModal } from "./dialog";

type SheetProps = {
  /** The id of its title. */
  labelledBy: string;
  /** The user wants out, by Escape or a touch beside it. */
  onClose: () => void;
  children: ReactNode;
};

/** What slides in from below over the page, on the platform's own `<dialog>`: the page behind is inert. */
export function Sheet({ labelledBy, onClose, children }: SheetProps) {
  const modal = useModal(onClose);
  return (
    // The keyboard has Escape; what is touched beside a dialog is the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      aria-labelledby={labelledBy}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="mt-auto mb-0 max-h-[72dvh] w-full max-w-none animate-appear overflow-y-auto overscroll-contain rounded-t-xl border-t bg-ink-900 p-0 text-text shadow-dialog backdrop:animate-appear backdrop:bg-ink-950/75"
    >
      {children}
    </dialog>
  );
}
