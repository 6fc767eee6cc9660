// The data of the floors that show a story: its lines, and for the bare list and table everything that Create Media
// shows of them.
import { useEffect, useState, type ReactNode } from "react";
import type { ParsedLine } from "../../../src/api/contract/parsing";

export type Line = ParsedLine;

export async function readLines(): Promise<Line[]> {
  const answer = await fetch("/api/script-parsing/get-parsed-lines/story-1?user_id=user-owner");
  const { parsed_lines }: { parsed_lines: Line[] } = await answer.json();
  return parsed_lines;
}

/** The lines; empty until they are loaded. */
export function useLines(): Line[] {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => void readLines().then(setLines), []);
  return lines;
}

export const cellsOf = (line: Line, audio: ReactNode): ReactNode[] => [
  line.line_number,
  line.scene_location,
  line.character_name,
  line.stage_directions,
  line.dialogue_text,
  audio,
  line.shot_type,
  line.image_prompt,
  `${line.id} image`,
  `${line.id} video`,
];

/** Follows the audio generator's stream and passes every message on. */
export function listen(tell: (line_number: number, progress: number) => void) {
  const stream = new EventSource("/api/script-audio/progress/story-1?user_id=user-owner");
  stream.addEventListener("message", ({ data }) => {
    const { line_number, progress, complete } = JSON.parse(String(data));
    if (complete) stream.close();
    else tell(line_number, progress);
  });
}
