import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useGenerators } from "@/jobs/generator-run";
import { useUser } from "@/session/session";
import { lineGenerators } from "./generators";
import { refreshLines } from "./use-media-lines";

/** The runs of the seven generators, in their order. `readAt`: when the lines were read, by the wall clock. */
export function useLineRuns(story_id: string, readAt: number) {
  const client = useQueryClient();
  const { user_id } = useUser();
  const runs = useGenerators(
    lineGenerators,
    { user_id, story_id },
    useCallback(() => refreshLines(client), [client]),
  );
  useEffect(() => runs.forEach((run) => run.trustRead(readAt)), [runs, readAt]);
  return runs;
}
