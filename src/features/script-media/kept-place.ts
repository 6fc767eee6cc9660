import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { keepChoice, readChoice, useChooser, type Choice } from "@/screens/choices";
import { isOpen, isShotFilter, type ShotFilter } from "./shot-filter";
import type { TablePlace } from "./virtual-table";

/** Where somebody was in a story's Create Media, for the way back from a shot or a character. */
interface Place {
  /** Pixels that the page was scrolled. */
  top: number;
  filter: ShotFilter;
  lines: TablePlace;
  shots: TablePlace;
}

/** A person's answers and places go together when the person goes. */
const kept = new WeakMap<QueryClient, Map<string, Place>>();

/** The one part of it that outlives the page; the others mean nothing in a window of another size. */
const keptFilter: Choice<ShotFilter> = { name: "shot-filter", isOne: isShotFilter, isPrivate: true };

/** Keeps a filter, for the way back and for the next visit. Another list begins at its top. */
export function useKeepFilter(story_id: string) {
  const place = usePlace(story_id);
  const user_id = useChooser();
  return (filter: ShotFilter) => {
    Object.assign(place, { filter, shots: {} });
    keepChoice(keptFilter, isOpen(filter) ? undefined : filter, user_id, story_id);
  };
}

export function usePlace(story_id: string): Place {
  const client = useQueryClient();
  const user_id = useChooser();
  const places = kept.get(client) ?? new Map<string, Place>();
  const newPlace = () => ({ top: 0, filter: readChoice(keptFilter, user_id, story_id) ?? {}, lines: {}, shots: {} });
  const place = places.get(story_id) ?? newPlace();
  places.set(story_id, place);
  kept.set(client, places);
  return place;
}

/** Milliseconds in which the page must have grown back to where it was left. */
const patience = 3_000;

/** Takes whoever comes back to where they left the page, unless they asked for a section or move it themselves. */
export function useKeptScroll(story_id: string): void {
  const place = usePlace(story_id);
  // Not read again later: React tries out in development what leaving does, and from then on that would be the place.
  const [top] = useState(place.top);

  useEffect(() => {
    if (top === 0 || location.hash !== "") return undefined;
    const goBack = () => {
      window.scrollTo(0, top);
      if (Math.abs(window.scrollY - top) < 1) stop();
    };
    const growth = new ResizeObserver(goBack);
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, stop);
    };
    const moves = ["wheel", "touchstart", "pointerdown", "keydown"];
    for (const move of moves) window.addEventListener(move, stop);
    const timer = setTimeout(stop, patience);
    // Tells of the page's height at once, too: by then the router has scrolled to the top.
    growth.observe(document.body);
    return stop;
  }, [top]);

  // While the page still stands: without its content it would be scrolled up already.
  useLayoutEffect(
    () => () => {
      place.top = window.scrollY;
    },
    [place],
  );
}
