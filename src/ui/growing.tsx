import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Button } from "./button";

/** As many rows as a slow machine puts up without a pause; hardly any list is longer. */
const step = 100;

type GrowingProps<Item> = {
  items: readonly Item[];
  /** What its rows are. */
  as: "li" | "tr" | "div";
  children: (item: Item) => ReactNode;
};

/**
 * The rows of a list that may be of any length: the first hundred, and as many more whenever the end comes into sight, or
 * is asked for. What has been shown stays; tables of thousands through which one leaps are for `VirtualTable`.
 */
export function Growing<Item>({ items, as, children }: GrowingProps<Item>) {
  const [shown, setShown] = useState(step);
  const left = items.length - shown;
  return (
    <>
      {items.slice(0, shown).map(children)}
      {left > 0 && <More as={as} left={left} onMore={() => setShown(shown + step)} />}
    </>
  );
}

type MoreProps = { as: "li" | "tr" | "div"; left: number; onMore: () => void };

function More({ as: Row, left, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onMore);
  // Anew after each rendering: an end that is still in sight after a growth would not be told of again.
  useEffect(() => {
    const isNear = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting);
    const observer = new IntersectionObserver((entries) => isNear(entries) && grow(), { rootMargin: "600px" });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  });

  const button = (
    <div ref={end} className="flex items-center gap-3 p-2 text-sm text-dim">
      <Button size="sm" onClick={onMore}>
        Show more
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
  return <Row className="col-span-full">{button}</Row>;
}
