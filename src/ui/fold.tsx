import { useId, type ReactNode } from "react";
import { ChevronDown, Circle, CircleAlert, CircleCheck } from "lucide-react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

const marks = {
  done: { Icon: CircleCheck, tone: "text-ok" },
  running: { Icon: Spinner, tone: "text-text" },
  failed: { Icon: CircleAlert, tone: "text-bad" },
  todo: { Icon: Circle, tone: "text-edge" },
};
export type FoldMark = keyof typeof marks;

type FoldProps = {
  /** The anchor for links to this section, which give it the focus. */
  id: string;
  title: string;
  mark: FoldMark;
  /** Where it stands, in a few words: never none, for they are read with its title. */
  words: string;
  /** Beside the words, until it is unfolded. */
  aside?: ReactNode;
  /** Its buttons, once it is unfolded. */
  actions?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Somebody is at work in it. */
  onUse?: (() => void) | undefined;
  /** A part of a section: a thin row. */
  isRow?: boolean | undefined;
  /** What stands also while it is folded, such as the voice of its work. */
  always?: ReactNode;
  children: ReactNode;
};

/** A section that folds to one line, which tells where it stands. Folded, it holds nothing that has to be read. */
export function Fold(props: FoldProps) {
  const { id, title, mark, words, aside, actions, isOpen, onToggle, onUse, isRow = false, always, children } = props;
  const titleId = useId();
  const wordsId = useId();
  const { Icon, tone } = marks[mark];
  const Heading = isRow ? "h3" : "h2";
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn(
        "relative min-w-0 scroll-mt-2 -outline-offset-2",
        isRow ? isOpen && "col-span-full" : "bg-ink-900 ring-1 ring-line lg:grow lg:basis-[30%]",
        isOpen && !isRow && "lg:basis-full",
      )}
    >
      <div
        className={cn(
          "flex items-center gap-x-2.5 text-sm max-sm:flex-wrap max-sm:gap-x-2",
          isRow ? cn(rowHeight, "pr-8 pl-1") : "min-h-11 py-1 pr-9 pl-3.5 max-sm:pr-8 max-sm:pl-3",
          // Its buttons stand under its line there.
          isOpen && actions && !isRow && "gap-y-2 max-sm:pt-3",
        )}
      >
        <Icon aria-hidden className={cn("size-4 shrink-0", tone)} />
        <Heading
          id={titleId}
          className={cn("shrink-0", isRow ? "font-medium" : "font-semibold", isRow && mark === "todo" && "text-dim")}
        >
          {title}
        </Heading>
        <span
          id={wordsId}
          className={cn(
            "min-w-0 flex-1 truncate tabular-nums",
            isRow && "text-right",
            mark === "running" || "text-dim",
          )}
        >
          {words}
        </span>
        {!isOpen && aside}
        {isOpen && actions && (
          <div className="relative z-1 flex max-sm:-mr-5 max-sm:basis-[calc(100%+20px)] max-sm:pb-2 max-sm:*:min-h-11 max-sm:*:grow">
            {actions}
          </div>
        )}
      </div>
      {always}
      <details open={isOpen}>
        {/* The whole line is its target. */}
        <summary
          aria-labelledby={`${titleId} ${wordsId}`}
          onClick={(event) => {
            // What stands is decided here, not by the browser.
            event.preventDefault();
            onToggle();
          }}
          className={cn(
            "absolute inset-x-0 top-0 flex list-none items-center justify-end text-dim",
            "-outline-offset-2 hover:bg-text/4 hover:text-text",
            isRow ? cn(rowHeight, "rounded-md pr-1") : "h-11 pr-3",
          )}
        >
          <ChevronDown
            aria-hidden
            className={cn("size-4 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </summary>
        {isOpen && (
          <div onFocus={onUse} className={isRow ? "pt-1 pb-4 pl-7.5" : "border-t p-4"}>
            {children}
          </div>
        )}
      </details>
    </section>
  );
}

const rowHeight = "h-7 max-sm:h-11";
