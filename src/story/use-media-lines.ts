import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { existingAudio } from "@/api/contract/generators";
import { listLocations, parsedLines, type ParsedLine } from "@/api/contract/parsing";
import { read, refresh } from "@/api/query";
import type { MediaLine } from "./generators";

/** What the bar of a story and the screen under it both read, and no long script is read twice for one visit. */
export const justRead = { staleTime: 5_000 };

type Audio = ReadonlyMap<string, string | undefined> | undefined;

/** What was made last of a line, and of all of them: what is read again and has not changed renders nothing anew. */
const madeOfLine = new WeakMap<ParsedLine, MediaLine>();
const madeOfAll = new WeakMap<readonly ParsedLine[], { audio: Audio; made: readonly MediaLine[] }>();

function withAudio(lines: readonly ParsedLine[], audio: Audio): readonly MediaLine[] {
  const before = madeOfAll.get(lines);
  if (before && before.audio === audio) return before.made;
  const now = lines.map((line) => lineWithAudio(line, audio));
  const made = before && now.every((line, index) => line === before.made[index]) ? before.made : now;
  madeOfAll.set(lines, { audio, made });
  return made;
}

function lineWithAudio(line: ParsedLine, audio: Audio): MediaLine {
  const audio_url = audio?.get(String(line.line_number));
  const hasAudio = audio && Boolean(audio_url);
  const before = madeOfLine.get(line);
  if (before && before.audio_url === audio_url && before.hasAudio === hasAudio) return before;
  const made = { ...line, audio_url, hasAudio };
  madeOfLine.set(line, made);
  return made;
}

/**
 * The story's lines with their audio, undefined while not known, and the two queries they come from. What was read
 * within `staleTime` milliseconds is not asked for again.
 */
export function useMediaLines(story_id: string, { staleTime = 0, enabled = true } = {}) {
  const parsed = useQuery({ ...read(parsedLines, { story_id }), staleTime, enabled });
  const audio = useQuery({ ...read(existingAudio, { story_id }), staleTime, enabled });
  const lines = useMemo(
    () => parsed.data && withAudio(parsed.data.parsed_lines, audio.data?.existing_audio),
    [parsed.data, audio.data],
  );
  /** When both were read, by the wall clock. */
  const readAt = Math.min(parsed.dataUpdatedAt, audio.dataUpdatedAt);
  return { parsed, audio, lines, readAt };
}

/** The lines as they were read last, for work that goes on between two renders. */
export function latestLines(client: QueryClient, story_id: string): readonly MediaLine[] {
  const parsed = client.getQueryData(read(parsedLines, { story_id }).queryKey);
  const audio = client.getQueryData(read(existingAudio, { story_id }).queryKey);
  return withAudio(parsed?.parsed_lines ?? [], audio?.existing_audio);
}

/** Reads again what the generators change. */
export const refreshLines = (client: QueryClient) => refresh(client, [parsedLines, existingAudio]);

/** Reads again what parsing changes. */
export const refreshParsed = (client: QueryClient) => refresh(client, [parsedLines, listLocations, existingAudio]);
