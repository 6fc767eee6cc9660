import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { existingAudio } from "@/api/contract/generators";
import { parsedLines } from "@/api/contract/parsing";
import { read } from "@/api/query";
import { latestLines } from "./use-media-lines";

const story = { story_id: "story-1" };
const client = new QueryClient();

const linesWith = (audio: Record<string, string>) => {
  client.setQueryData(read(existingAudio, story).queryKey, { existing_audio: new Map(Object.entries(audio)) });
  return latestLines(client, story.story_id);
};

test("lines that are read again are the same as long as nothing has changed, and the others stay when one has", () => {
  client.setQueryData(read(parsedLines, story).queryKey, {
    parsed_lines: [1, 2].map((line_number) => ({ line_number, character_name: "BOB" })),
  });
  const before = linesWith({ 1: "/1.wav" });
  expect(before.map(({ audio_url, hasAudio }) => [audio_url, hasAudio])).toEqual([
    ["/1.wav", true],
    [undefined, false],
  ]);
  expect(linesWith({ 1: "/1.wav" })).toBe(before);
  const after = linesWith({ 1: "/1.wav", 2: "/2.wav" });
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toMatchObject({ audio_url: "/2.wav", hasAudio: true });
});
