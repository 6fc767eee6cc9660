import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { cn } from "./cn";

/** A small box for one thing of a list; with a `CardLink` inside, all of it leads there. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cn(
        "relative flex min-w-0 flex-col gap-1 rounded-xl border bg-ink-900 p-4 transition-colors duration-150",
        "has-[[data-card-link]:hover]:border-edge has-[[data-card-link]:hover]:bg-ink-850",
        className,
      )}
    />
  );
}

/** The link of its card: small to read, as large as the card to hit. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      data-card-link
      {...rest}
      className={cn(
        "font-medium text-accent after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none",
        "focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent",
        className,
      )}
    />
  );
}
