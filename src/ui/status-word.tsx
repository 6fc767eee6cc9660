import type { ReactNode } from "react";
import { Circle, CircleAlert, CircleCheck, Clock, type LucideProps } from "lucide-react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

export type Status = "ready" | "running" | "done" | "failed" | "missing" | "waiting";

/** Lucide's own has an element for each dash, and long lists are full of it. */
const Dashed = (props: LucideProps) => <Circle strokeDasharray="3.6 4.25" {...props} />;

const marks = {
  ready: { Icon: Circle, tone: "text-text", word: "Ready" },
  running: { Icon: Spinner, tone: "text-accent", word: "Running" },
  done: { Icon: CircleCheck, tone: "text-ok", word: "Done" },
  failed: { Icon: CircleAlert, tone: "text-bad", word: "Failed" },
  missing: { Icon: Dashed, tone: "text-dim", word: "To do" },
  waiting: { Icon: Clock, tone: "text-dim", word: "Waiting" },
};

/** Where a piece of work stands: an icon, a colour and a word (the children, else the status's own). */
export function StatusWord({ status, children }: { status: Status; children?: ReactNode }) {
  const { Icon, tone, word } = marks[status];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-sm", tone)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span>{children ?? word}</span>
    </span>
  );
}
