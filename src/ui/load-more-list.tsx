import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button";
import { VisuallyHidden } from "./visually-hidden";

// Decision: .github/decisions/screens.md
/** As many rows as a slow machine puts up without a pause; hardly any list is longer. */
const step = 100;

type LoadMoreListProps<Item> = {
  items: readonly Item[];
  /** What its rows are. */
  as: "li" | "tr" | "div";
  /** What there is more of, as in "Show more voices". */
  what: string;
  /** One of them that must be seen from the first. */
  with?: Item | undefined;
  children: (item: Item) => ReactNode;
};

/**
 * The rows of a list that may be of any length: the first hundred, and as many more whenever the end comes into sight, or
 * is asked for. What has been shown stays; tables of thousands through which one leaps are for `VirtualTable`.
 */
export function LoadMoreList<Item>({ items, as, what, with: wanted, children }: LoadMoreListProps<Item>) {
  const [grown, setShown] = useState(step);
  const shown = Math.max(grown, wanted === undefined ? 0 : items.indexOf(wanted) + 1);
  const left = items.length - shown;
  return (
    <>
      {items.slice(0, shown).map(children)}
      {left > 0 && <More as={as} what={what} left={left} onMore={() => setShown(shown + step)} />}
    </>
  );
}

type MoreProps = { as: "li" | "tr" | "div"; what: string; left: number; onMore: () => void };

function More({ as: Row, what, left, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onMore);
  // Anew after each rendering: an end that is still in sight after a growth would not be told of again.
  useEffect(() => {
    const isNear = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting);
    const observer = new IntersectionObserver((entries) => isNear(entries) && grow(), { rootMargin: "600px" });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  });

  /** Whoever asks for more goes on with the first that was not there. */
  function show() {
    const last = end.current?.closest(Row === "div" ? ".growing-end" : Row)?.previousElementSibling;
    flushSync(onMore);
    last?.nextElementSibling?.querySelector<HTMLElement>("a[href], button, input, select")?.focus();
  }

  const button = (
    <div ref={end} className="flex items-center gap-3 p-2 text-sm text-dim">
      <Button size="sm" onClick={show}>
        Show more<VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      {left} more
    </div>
  );
  if (Row === "tr")
    return (
      <tr>
        <td colSpan={100}>{button}</td>
      </tr>
    );
  return <Row className="growing-end col-span-full">{button}</Row>;
}
