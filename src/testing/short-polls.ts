import type { Line } from "@/api/endpoint";
import { mayBeYes } from "./faulty-write";
import type { ResponseFault } from "./response-faults";

/** A status that is asked for every two seconds, and of which the first failure is the end. */
export interface ShortPoll {
  line: Line;
  at: string;
  button: string;
  /** What is asked for, where a start has gone well. */
  startLine: Line;
  began: object;
  says: (kind: ResponseFault) => string;
}

const media = "/story/story-1/script-media";

export const shortPolls: ShortPoll[] = [
  {
    line: "GET /script-parsing/parsing-status/:story_id",
    at: media,
    button: "Parse Script",
    startLine: "POST /script-parsing/parse-script",
    began: { status: "starting" },
    says: ({ id }) => (mayBeYes.includes(id) ? "Unknown parsing status received" : "Failed to check parsing status"),
  },
  {
    line: "GET /script-character-generation/generation-status/:story_id",
    at: media,
    button: "Generate Missing Characters",
    startLine: "POST /script-character-generation/generate-missing-characters",
    began: { generated_character_ids: ["character-1"] },
    says: () => "Error checking status. Please refresh the page.",
  },
];
