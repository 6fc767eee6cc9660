import { Play, Square } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

type PlayDiscProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What is played, as in "the clip of line 3": the button is named "Play the clip of line 3". */
  what: string;
  isPlaying?: boolean;
};

/** The round button that lies on a picture and plays what it stands for. Its size is that of its class. */
export function PlayDisc({ what, isPlaying = false, className, ...rest }: PlayDiscProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={`${isPlaying ? "Stop" : "Play"} ${what}`}
      className={cn(
        "grid size-9 place-items-center rounded-full bg-ink-950/75 text-text hover:bg-ink-950 [&_svg]:size-[44%] [&_svg]:fill-current",
        className,
      )}
    >
      {isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
    </button>
  );
}
