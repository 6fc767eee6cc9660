import { useEffect, useRef } from "react";
import { X } from "lucide-react";
import { IconButton } from "./button";
import { cn } from "./cn";
import { noticeMarks, roleOf } from "./notice";
import { toast, useToasts, type Toast } from "./toast";

/** Shows what `toast.ok` and `toast.bad` say; stands once, in the shell, outside the routed screens. */
export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLDivElement>(null);

  // What gets the focus is scrolled to where no message covers it, however many there are.
  useEffect(() => {
    const { style } = document.documentElement;
    const growth = new ResizeObserver(([entry]) => {
      style.setProperty("--toasts-height", `${entry?.contentRect.height ?? 0}px`);
    });
    if (list.current) growth.observe(list.current);
    return () => {
      growth.disconnect();
      style.removeProperty("--toasts-height");
    };
  }, []);

  return (
    <div
      ref={list}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--next-step-height,0px))] z-40 flex flex-col items-end gap-2"
    >
      {toasts.map((each) => (
        <ToastCard key={each.id} {...each} />
      ))}
    </div>
  );
}

function ToastCard({ id, tone, text, stays, isSilent }: Toast) {
  const { Icon, icon } = noticeMarks[tone];
  return (
    <div
      // What doesn't stay leaves once its animation has ended, and waits while pointed at or focused.
      onAnimationEnd={(event) => event.animationName === "leave" && toast.dismiss(id)}
      className={cn(
        "pointer-events-auto flex w-full max-w-sm items-start gap-2.5 rounded-lg border bg-ink-850 py-2 pr-2 pl-3 shadow-dialog",
        stays
          ? "animate-appear"
          : "animate-toast focus-within:[animation-play-state:paused] hover:[animation-play-state:paused]",
      )}
    >
      <Icon aria-hidden className={cn("mt-1.5 size-4 shrink-0", icon)} />
      <p role={isSilent ? undefined : roleOf(tone)} className="min-w-0 flex-1 py-0.75 wrap-anywhere">
        {text}
      </p>
      <IconButton label="Dismiss" size="sm" onClick={() => toast.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
