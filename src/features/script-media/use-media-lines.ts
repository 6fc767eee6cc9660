import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { existingAudio } from "@/api/contract/generators";
import { listLocations, parsedLines, type ParsedLine } from "@/api/contract/parsing";
import { read, refresh } from "@/api/query";
import type { MediaLine } from "./generators";

const withAudio = (
  lines: readonly ParsedLine[],
  audio: ReadonlyMap<string, string | undefined> | undefined,
): MediaLine[] =>
  lines.map((line) => {
    const audio_url = audio?.get(String(line.line_number));
    return { ...line, audio_url, hasAudio: audio && Boolean(audio_url) };
  });

/** The story's lines with their audio, undefined while not known, and the two queries they come from. */
export function useMediaLines(story_id: string) {
  const parsed = useQuery(read(parsedLines, { story_id }));
  const audio = useQuery(read(existingAudio, { story_id }));
  const lines = useMemo(
    () => parsed.data && withAudio(parsed.data.parsed_lines, audio.data?.existing_audio),
    [parsed.data, audio.data],
  );
  /** When both were read, by the wall clock. */
  const readAt = Math.min(parsed.dataUpdatedAt, audio.dataUpdatedAt);
  return { parsed, audio, lines, readAt };
}

/** The lines as they were read last, for work that goes on between two renders. */
export function latestLines(client: QueryClient, story_id: string): MediaLine[] {
  const parsed = client.getQueryData(read(parsedLines, { story_id }).queryKey);
  const audio = client.getQueryData(read(existingAudio, { story_id }).queryKey);
  return withAudio(parsed?.parsed_lines ?? [], audio?.existing_audio);
}

/** Reads again what the generators change. */
export const refreshLines = (client: QueryClient) => refresh(client, [parsedLines, existingAudio]);

/** Reads again what parsing changes. */
export const refreshParsed = (client: QueryClient) => refresh(client, [parsedLines, listLocations, existingAudio]);
