import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { writePreference, readPreference, usePreferenceOwner, type Preference } from "@/shared/preferences";
import type { VirtualItem } from "@tanstack/react-virtual";
import { isOpen, isShotFilter, type ShotFilter } from "./shot-filter";

/** Where a list was left, for whoever comes back to it. */
export interface TablePosition {
  /** Pixels that it was scrolled down and sideways. */
  offset?: number;
  left?: number;
  measured?: VirtualItem[];
}

/** Where somebody was in a story's Create Media and on its boards, for the way back from a shot or a character. */
interface Position {
  /** Pixels that Create Media's page was scrolled. */
  top: number;
  /** Pixels that the boards were scrolled. */
  boards: number;
  filter: ShotFilter;
  lines: TablePosition;
  shots: TablePosition;
}

/** A person's answers and positions go together when the person goes. */
const kept = new WeakMap<QueryClient, Map<string, Position>>();

/** The one part of it that outlives the page; the others mean nothing in a window of another size. */
const keptFilter: Preference<ShotFilter> = { name: "shot-filter", isOne: isShotFilter, isPrivate: true };

/** Keeps a filter, for the way back and for the next visit. Another list begins at its top. */
export function useWriteFilter(story_id: string) {
  const position = useListPosition(story_id);
  const user_id = usePreferenceOwner();
  return (filter: ShotFilter) => {
    Object.assign(position, { filter, boards: 0, shots: {} });
    writePreference(keptFilter, isOpen(filter) ? undefined : filter, user_id, story_id);
  };
}

export function useListPosition(story_id: string): Position {
  const client = useQueryClient();
  const user_id = usePreferenceOwner();
  const positions = kept.get(client) ?? new Map<string, Position>();
  const newPosition = () => ({
    top: 0,
    boards: 0,
    filter: readPreference(keptFilter, user_id, story_id) ?? {},
    lines: {},
    shots: {},
  });
  const position = positions.get(story_id) ?? newPosition();
  positions.set(story_id, position);
  kept.set(client, positions);
  return position;
}

/** Milliseconds in which the page must have grown back to where it was left. */
const patienceMs = 3_000;

/** Whether the address asks for a section or a shot. */
const asksForPlace = () => location.hash !== "" || new URLSearchParams(location.search).has("line");

/** Takes whoever comes back to where they left the page, unless they asked for a place on it or move it themselves. */
export function useScrollRestoration(story_id: string, room: "top" | "boards" = "top"): void {
  const position = useListPosition(story_id);
  // Not read again later: React tries out in development what leaving does, and from then on that would be the position.
  const [top] = useState(position[room]);

  useEffect(() => {
    if (top === 0 || asksForPlace()) return undefined;
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
    const timer = setTimeout(stop, patienceMs);
    // Tells of the page's height at once, too: by then the router has scrolled to the top.
    growth.observe(document.body);
    return stop;
  }, [top]);

  // While the page still stands: without its content it would be scrolled up already.
  useLayoutEffect(
    () => () => {
      position[room] = window.scrollY;
    },
    [position, room],
  );
}
