import { Link, type LinkProps } from "react-router-dom";
import { cn } from "./cn";

/** A link inside text or standing alone; underlined, so that colour is not all that tells it from words. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={cn(
        "rounded-sm text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent",
        className,
      )}
    />
  );
}
