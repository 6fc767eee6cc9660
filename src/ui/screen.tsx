import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { cn } from "./cn";
import { useTitleBadge } from "./toast";

export type TrailStep = { label: string; to: string };

type ScreenProps = {
  title: string;
  /** Shown in place of the title where it can be edited; the title stays the page's heading for readers. */
  heading?: ReactNode;
  /** Quiet facts under the title. */
  meta?: ReactNode;
  /** At most one of them primary. */
  actions?: ReactNode;
  /** Where one came through, nearest last, without this screen. */
  trail?: TrailStep[] | undefined;
  /** Stands under the top bar and stays there: the rooms of a story. */
  bar?: ReactNode;
  /** Of the body; every title begins at the same edge. */
  width?: "reading" | "full" | undefined;
  /** Where the body needs the window: facts stand beside the title, and little is free around them. */
  isCompact?: boolean | undefined;
  /** Stands for the title in the browser's tab, as "34% Create Media" while a job runs. */
  tabTitle?: string | undefined;
  children?: ReactNode;
};

/**
 * The frame of every screen: trail, heading, facts, actions, body, and the document's title.
 * Return it at the root of the loading, failed and loaded states alike: then the heading keeps the focus it was given.
 */
export function Screen(props: ScreenProps) {
  const {
    title,
    heading,
    meta,
    actions,
    trail = [],
    bar,
    width = "reading",
    isCompact = false,
    tabTitle = title,
    children,
  } = props;
  const badge = useTitleBadge();
  return (
    <>
      {bar}
      <div
        data-compact={isCompact || undefined}
        className={cn(
          "mx-auto w-full max-w-[1920px] px-4 sm:px-6",
          isCompact ? "pt-2 pb-3" : "pt-4 pb-16",
          trail.length === 0 && "pt-6",
        )}
      >
        <title>{`${badge}${documentTitle(tabTitle, trail)}`}</title>
        {trail.length > 0 && <Trail steps={trail} isCompact={isCompact} />}
        <div
          className={cn(
            "flex flex-wrap justify-between gap-x-6 gap-y-3",
            isCompact ? "items-center max-sm:mb-5 sm:mb-3" : "mb-6 items-start",
          )}
        >
          <div
            className={cn(
              "flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1",
              isCompact ? "basis-32 sm:flex-row sm:items-baseline" : "max-w-5xl basis-80",
            )}
          >
            <h1
              tabIndex={-1}
              title={heading ? undefined : title}
              className={
                heading ? "sr-only" : "line-clamp-2 w-fit max-w-full text-xl font-semibold tracking-tight wrap-anywhere"
              }
            >
              {truncateTitle(title)}
            </h1>
            {heading}
            {meta && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">{meta}</div>}
          </div>
          {actions && (
            <div className={cn("flex flex-wrap items-center gap-2", !isCompact && "max-sm:w-full")}>{actions}</div>
          )}
        </div>
        {width === "reading" ? <div className="max-w-[720px]">{children}</div> : children}
      </div>
    </>
  );
}

function Trail({ steps, isCompact }: { steps: TrailStep[]; isCompact: boolean }) {
  return (
    <nav aria-label="Trail" className={isCompact ? "max-sm:mb-2" : "mb-3"}>
      {/* On one line: a name that comes late moves nothing down. */}
      <ol className="-ml-1 flex items-center text-sm text-dim">
        {steps.map(({ label, to }, step) => (
          <li key={to} className="flex min-w-0 items-center max-sm:not-last:hidden">
            {/* On a phone there is room for one step back. */}
            <ChevronLeft aria-hidden className="size-3.5 shrink-0 opacity-60 sm:hidden" />
            <Link to={to} className="max-w-56 truncate rounded-sm px-1 py-1 hover:text-accent">
              {label}
            </Link>
            {step < steps.length - 1 && <ChevronRight aria-hidden className="size-3.5 shrink-0 opacity-60" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** "Create Media · Traffic Control Dogs · VIRTUAL STUDIO": the screen, what it belongs to, the product. */
function documentTitle(title: string, trail: TrailStep[]): string {
  const owner = trail.length > 1 ? trail.at(-1)?.label : undefined;
  return [title, owner, "VIRTUAL STUDIO"].filter(Boolean).join(" · ");
}

/** More than two lines hold at the greatest width. */
const longest = 600;

/** A title as it is shown, on two lines at most: a browser takes seconds to break a word of ten thousand letters. */
export const truncateTitle = (title: string) => (title.length > longest ? `${title.slice(0, longest)}…` : title);
