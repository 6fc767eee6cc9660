import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { parsedLines } from "@/api/contract/parsing";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";

/** The ids of the shots before and after one in its story. */
export function useAdjacentShots(story_id: string, dialogue_id: string) {
  const lines = useQuery({ ...read(parsedLines, { story_id }), enabled: story_id !== "" }).data?.parsed_lines ?? [];
  const shots = lines.filter(({ id }) => id !== undefined).toSorted((a, b) => a.line_number - b.line_number);
  const here = shots.findIndex(({ id }) => id === dialogue_id);
  if (here === -1) return { previous: undefined, next: undefined };
  return { previous: shots[here - 1]?.id, next: shots[here + 1]?.id };
}

/**
 * Alt with the arrow up or down steps through the shots, outside of fields and players. (Left and right are the
 * browser's Back and Forward, and letters alone belong to those who speak to their computer.)
 */
export function useAdjacentShotKeys(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || belongsToField(event.target)) return;
    const id = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (id === undefined) return;
    event.preventDefault();
    void navigate(paths.shot(id));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

const belongsToField = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, video, audio, dialog") !== null;
