import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { call } from "@/api/client";
import { validateCharacters } from "@/api/contract/casting";
import { characterMappings, characterMatchInfo, parseScript, parsingStatus } from "@/api/contract/parsing";
import { refresh } from "@/api/query";
import { forgetJob, recallJob, rememberJob, useJobChannel } from "@/jobs/tabs";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { useLongJob } from "@/jobs/use-long-job";
import { useJobNotification, type JobEnd } from "@/shared/use-job-notification";
import { useUser } from "@/session/session";
import { refreshParsed } from "@/story/use-media-lines";
import { slowJobMs } from "./slow-job-notice";

/** Document 2, section 9; there is no limit, so a parse that takes long is only asked about more rarely. */
const parsingPace = {
  afterMs: 2_000,
  everyMs: 2_000,
  heedsRetryAfter: true,
  slower: { afterMs: slowJobMs, everyMs: 10_000 },
};

type ParsingStatus = { status?: string | undefined; message?: string | undefined; error?: string | undefined };

const useStarts = createInFlightRegistry<ParsingStatus>();

const isParsing = ({ status }: ParsingStatus) => status === "starting" || status === "processing";

export type Parse = ReturnType<typeof useParse>;

/** Starts the parsing of the script and follows it, as another tab does; on arrival it takes up the one under way. */
export function useParse(story_id: string, { onParsed, onRead }: { onParsed: () => void; onRead: () => void }) {
  const client = useQueryClient();
  const { user_id } = useUser();
  const job = useLongJob<ParsingStatus, ParsingStatus>({
    key: story_id,
    starts: useStarts(),
    start: () => call(parseScript, { story_id }),
    endOf: (answer) => (answer.status === undefined || isParsing(answer) ? undefined : answer),
    check: () => (signal) => call(parsingStatus, { story_id }, { signal }),
    isOver: (status) => !isParsing(status),
    pace: parsingPace,
    onEnd: async ({ status }) => {
      if (status !== "completed") return;
      onParsed();
      await Promise.all([
        refreshParsed(client),
        refresh(client, [characterMappings, characterMatchInfo, validateCharacters]),
      ]);
      onRead();
    },
    failed: ({ at }) => (at === "start" ? "Failed to start parsing script" : "Failed to check parsing status"),
  });
  const { isWorking: busy, begun } = job;
  const isPolling = job.phase === "polling";

  const result = job.phase === "ended" && job.status ? resultOf(job.status) : undefined;
  const end: JobEnd | undefined = job.failure === undefined ? result : { failed: true, words: job.failure };
  useJobNotification({ what: "Parse Script", isWorking: busy, end });

  const parse = { kind: "parse", user_id, story_id };
  useJobChannel(parse, isPolling ? begun : undefined, () => {
    if (!busy) job.follow({});
  });

  // What ends while its screen is left is told on return.
  const isOver = job.phase === "ended" || job.phase === "failed";
  const remember = useEffectEvent(() => (busy ? rememberJob(parse, "under way") : forgetJob(parse)));
  useEffect(() => {
    if (busy || isOver) remember();
  }, [busy, isOver]);

  const resume = useEffectEvent((status: ParsingStatus) => {
    // Whoever has clicked meanwhile, or came back to a start under way, follows that, not what was known before it.
    if (job.hasStarted) return;
    const wasLeft = recallJob(parse) !== undefined && status.status !== undefined;
    if (isParsing(status) || wasLeft) job.follow(status);
  });
  useEffect(() => {
    const leaving = new AbortController();
    call(parsingStatus, { story_id }, { signal: leaving.signal })
      .then((status) => !leaving.signal.aborted && resume(status))
      // Asked only to take up what is under way: a failure is silent.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [story_id]);

  return {
    busy,
    isPolling,
    begun,
    doing: isPolling ? job.status?.message || "Parsing the script" : "Starting...",
    end,
    start: () => job.start(),
    stop: () => {
      forgetJob(parse);
      job.stop();
    },
  };
}

function resultOf({ status, error }: ParsingStatus): JobEnd {
  if (status === "completed") return { words: "The script has been parsed." };
  if (status === "failed") return { failed: true, words: `Script parsing failed: ${error || "Unknown error"}` };
  return { failed: true, words: "Unknown parsing status received" };
}
