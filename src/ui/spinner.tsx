import { LoaderCircle } from "lucide-react";
import { cn } from "./cn";

/** A turning ring beside words that say what is going on; silent for assistive technology. */
export function Spinner({ className }: { className?: string | undefined; "aria-hidden"?: true }) {
  return <LoaderCircle aria-hidden className={cn("size-4 shrink-0 animate-spin", className)} />;
}
