import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { cn } from "./cn";
import { Spinner } from "./spinner";

type Variant = "primary" | "quiet" | "danger" | "ghost";
type Size = "md" | "sm";

const looks: Record<Variant, string> = {
  // As large as a quiet one, which it may have been; where colours are forced its border is seen.
  primary:
    "border border-transparent bg-accent-fill text-white hover:not-aria-disabled:bg-accent-fill/85 disabled:bg-line",
  quiet:
    "border border-edge/70 bg-ink-850 text-text hover:not-aria-disabled:border-edge hover:not-aria-disabled:bg-line",
  danger: "border border-bad/70 text-bad hover:not-aria-disabled:border-bad hover:not-aria-disabled:bg-bad/10",
  ghost: "text-accent hover:not-aria-disabled:bg-accent/10",
};

const sizes: Record<Size, string> = {
  md: "min-h-9 gap-2 px-4 py-1.5 text-base max-sm:min-h-11",
  sm: "min-h-8 gap-1.5 px-2.5 py-1 text-sm max-sm:min-h-10",
};

const shape =
  "inline-flex items-center justify-center rounded-lg font-medium text-center [&_svg]:size-4 [&_svg]:shrink-0 transition-[background-color,border-color,opacity] " +
  "duration-150 disabled:pointer-events-none disabled:border-line disabled:text-dim aria-disabled:cursor-not-allowed aria-disabled:opacity-70";

/** For a link of another kind that looks like a button. */
export function buttonLook(variant: Variant, size: Size, className?: string) {
  return cn(shape, looks[variant], sizes[size], className);
}

type ButtonProps = ComponentProps<"button"> & {
  variant?: Variant | undefined;
  size?: Size | undefined;
  busy?: boolean | undefined;
};

/**
 * A button. While `busy` it spins and ignores clicks but stays focusable: a disabled button would drop the focus,
 * and the focus must still be here when the action fails.
 */
export function Button({ variant = "quiet", size = "md", busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} {...(busy && whileBusy)} className={buttonLook(variant, size, className)}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "quiet",
  size = "md",
  className,
  ...rest
}: LinkProps & { variant?: Variant | undefined; size?: Size | undefined }) {
  return <Link {...rest} className={buttonLook(variant, size, className)} />;
}

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "title"> & {
  label: string;
  size?: Size | undefined;
  busy?: boolean | undefined;
};

/** A square button showing only an icon (its children); `label` is its name and its tooltip. */
export function IconButton({ label, size = "md", busy = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && whileBusy)}
      aria-label={label}
      title={label}
      className={cn(
        shape,
        "shrink-0 text-dim hover:not-aria-disabled:bg-line hover:not-aria-disabled:text-text [&_svg]:size-4",
        size === "md" ? "size-9" : "size-7",
        className,
      )}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

/** Preventing the click also prevents the submission it stands for, that by Enter in a field included. */
const whileBusy = {
  "aria-disabled": true,
  "aria-busy": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
