import { useState } from "react";
import { cn } from "./cn";

/** "Saved", until it has faded. Give it another `key` to say it again. */
export function SavedMark({ className }: { className?: string | undefined }) {
  const [hasFaded, setFaded] = useState(false);
  if (hasFaded) return null;
  return (
    <span role="status" className={cn("animate-fade text-sm text-ok", className)} onAnimationEnd={() => setFaded(true)}>
      Saved
    </span>
  );
}
