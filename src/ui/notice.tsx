import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { cn } from "./cn";

export type NoticeTone = "bad" | "warn" | "ok" | "info";

export const noticeMarks = {
  bad: { Icon: CircleAlert, frame: "border-bad/40 bg-bad/8", icon: "text-bad" },
  warn: { Icon: TriangleAlert, frame: "border-warn/40 bg-warn/8", icon: "text-warn" },
  ok: { Icon: CircleCheck, frame: "border-ok/40 bg-ok/8", icon: "text-ok" },
  info: { Icon: Info, frame: "border-line bg-ink-850", icon: "text-dim" },
};

/** How a message is announced: a bad one at once. */
export const roleOf = (tone: NoticeTone) => (tone === "bad" ? "alert" : "status");

type NoticeProps = {
  tone: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  /** Whether only bad news is announced: part of something that is told as a whole. */
  isQuiet?: boolean | undefined;
  className?: string | undefined;
};

/** A message beside what it is about; a bad one is announced at once. */
export function Notice({ tone, children, action, isQuiet = false, className }: NoticeProps) {
  const { Icon, frame, icon } = noticeMarks[tone];
  return (
    <div className={cn("flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-3 py-2.5", frame, className)}>
      <div role={isQuiet && tone !== "bad" ? undefined : roleOf(tone)} className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <Icon aria-hidden className={cn("mt-0.75 size-4 shrink-0", icon)} />
        <div className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</div>
      </div>
      {action}
    </div>
  );
}
