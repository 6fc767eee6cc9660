import { PenLine } from "lucide-react";
import { EmptyState } from "@/ui/empty-state";

/** Stands in the whole of a panel that has no text yet. */
export const NothingWritten = ({ text, hint }: { text: string; hint: string }) => (
  <EmptyState
    className="min-h-56 grow"
    picture={<PenLine aria-hidden className="size-14 rounded-full border bg-ink-950 p-4 text-dim" />}
    text={text}
    hint={hint}
  />
);
