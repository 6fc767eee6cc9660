import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import type { ShotFilter } from "./shot-filter";
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

export function usePlace(story_id: string): Place {
  const client = useQueryClient();
  const places = kept.get(client) ?? new Map<string, Place>();
  const place = places.get(story_id) ?? { top: 0, filter: {}, lines: {}, shots: {} };
  places.set(story_id, place);
  kept.set(client, places);
  return place;
}

/** Milliseconds in which the page must have grown back to where it was left. */
const patience = 3_000;

/** Takes whoever comes back to where they left the page, unless they asked for a section or move it themselves. */
export function useKeptScroll(story_id: string): void {
  const place = usePlace(story_id);

  useEffect(() => {
    if (place.top === 0 || location.hash !== "") return undefined;
    const { top } = place;
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
  }, [place]);

  // While the page still stands: without its content it would be scrolled up already.
  useLayoutEffect(
    () => () => {
      place.top = window.scrollY;
    },
    [place],
  );
}
