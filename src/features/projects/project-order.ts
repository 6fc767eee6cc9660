import { useCallback } from "react";
import { readPreference, usePreference, writePreference, type Preference } from "@/shared/preferences";

// Which projects come first for somebody, in this browser.

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

const pinnedProjects: Preference<string[]> = { name: "pinned-projects", isOne: isIds };
const openedProjects: Preference<string[]> = { name: "opened-projects", isOne: isIds };

/** More than anybody has at hand. */
const kept = 30;

/** Notes that somebody has opened a project. */
export function noteOpened(user_id: string, project_id: string) {
  const before = readPreference(openedProjects, user_id) ?? [];
  if (before[0] === project_id) return;
  const others = before.filter((id) => id !== project_id);
  writePreference(openedProjects, [project_id, ...others].slice(0, kept), user_id);
}

/** Those that are pinned, then those opened last, then the others as they came. */
export function inOrder<Project extends { id: string }>(
  projects: readonly Project[],
  pinned: readonly string[],
  opened: readonly string[],
): Project[] {
  const places = new Map([...pinned, ...opened].toReversed().map((id, at, { length }) => [id, length - at]));
  const placeOf = ({ id }: Project) => places.get(id) ?? Infinity;
  return projects.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** The order of somebody's projects, and what pins one or takes the pin away. */
export function useProjectOrder() {
  const [pinned = none, keepPinned] = usePreference(pinnedProjects);
  const [opened = none] = usePreference(openedProjects);
  const togglePin = useCallback(
    (id: string) => keepPinned(pinned.includes(id) ? pinned.filter((one) => one !== id) : [id, ...pinned]),
    [pinned, keepPinned],
  );
  return { pinned, opened, togglePin };
}

const none: string[] = [];
