import { cn } from "./cn";

/** Stands where others have a portrait. */
export const Initial = ({ of, className }: { of: string; className: string }) => (
  <span
    aria-hidden
    className={cn(
      "flex shrink-0 items-center justify-center rounded-full border bg-ink-850 font-semibold uppercase",
      className,
    )}
  >
    {Array.from(of).slice(0, 1)}
  </span>
);
