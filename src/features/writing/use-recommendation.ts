import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { errorText, isNotFound } from "@/api/api-error";
import { call } from "@/api/client";
import type { Endpoint } from "@/api/endpoint";
import { read, cacheReply, useAction } from "@/api/query";
import { createInFlightRegistry } from "@/jobs/in-flight";
import type { EditableField } from "@/ui/editable-text";

const useInFlight = createInFlightRegistry<void>();

/** The calls and error messages of one kind of writing help. `Reply` holds the recommended text, where it was sent. */
export interface WritingHelp<Reply extends { feedback?: string | undefined }> {
  existing: Endpoint<{ story_id: string }, Reply>;
  prepare: Endpoint<{ story_id: string }>;
  generate: Endpoint<{ story_id: string }, Reply>;
  feedback: Endpoint<{ story_id: string; feedback: string }, Reply>;
  refresh: Endpoint<{ story_id: string }, Reply>;
  textOf: (reply: Reply) => string | undefined;
  failed: { fetch: string; generate: string; update: string; reset: string };
}

// Decision: .github/decisions/writing.md
/**
 * The recommendation flow of document 2, section 4. The existing recommendation is fetched. Where there is none (404,
 * or an empty text) and the user may edit, the context and then a recommendation are generated. An update sends
 * feedback and generates again; a reset clears the feedback and generates again.
 */
export function useRecommendation<Reply extends { feedback?: string | undefined }>(
  help: WritingHelp<Reply>,
  story_id: string,
  mayEdit: boolean,
  /** `onNews` is called at every retry and failure, so that the screen can remove older error messages. */
  { onNews }: { onNews: () => void },
) {
  const client = useQueryClient();
  const starts = useInFlight();
  const existing = useQuery(read(help.existing, { story_id }));
  const isMissing = existing.isSuccess
    ? !help.textOf(existing.data)?.trim()
    : existing.isLoadingError && isNotFound(existing.error);

  /** Shows the text in the reply, or fetches it where the reply has none. Rejects if there still is none. */
  async function show(reply: Reply) {
    if (help.textOf(reply)?.trim()) return void cacheReply(client, help.existing, { story_id }, reply);
    const { data } = await existing.refetch({ throwOnError: true });
    if (!data || !help.textOf(data)?.trim()) throw new Error("Nothing was recommended");
  }

  const generate = useAction({
    onError: onNews,
    mutationFn: () =>
      starts.once(`${help.generate.line} ${story_id}`, async () => {
        await call(help.prepare, { story_id });
        await show(await call(help.generate, { story_id }));
      }),
  });
  const update = useAction({
    failed: () => help.failed.update,
    onError: onNews,
    mutationFn: async (feedback: string) => {
      await call(help.feedback, { story_id, feedback });
      await show(await call(help.refresh, { story_id }));
    },
  });
  const reset = useAction({
    failed: () => help.failed.reset,
    onError: onNews,
    mutationFn: async () => {
      await call(help.feedback, { story_id, feedback: "" });
      await show(await call(help.generate, { story_id }));
    },
  });

  // Generates by itself only once, on mount. After a failure, or when somebody else has removed the text, the user
  // decides.
  const hasArrived = useRef(false);
  const { mutate: generateNow } = generate;
  const isKnown = existing.isSuccess || isMissing;
  useEffect(() => {
    if (!isKnown || hasArrived.current) return;
    hasArrived.current = true;
    if (isMissing && mayEdit) generateNow();
  }, [isKnown, isMissing, mayEdit, generateNow]);

  const retrying = (again: () => unknown) => () => {
    onNews();
    again();
  };
  /** The newest failure, in the words of the catalogue, and what tries again. */
  function failure() {
    if (existing.isLoadingError && !isMissing)
      return { error: errorText(existing.error, help.failed.fetch), retry: retrying(existing.refetch) };
    if (generate.isError) return { error: help.failed.generate, retry: retrying(generate.mutate) };
    return { error: update.failure ?? reset.failure, retry: undefined };
  }
  return {
    text: existing.data === undefined ? undefined : help.textOf(existing.data),
    /** The last feedback the server has. */
    feedback: existing.data?.feedback ?? "",
    isLoading: existing.isPending || existing.isFetching,
    isWorking: generate.isPending || update.isPending || reset.isPending,
    isMissing,
    ...failure(),
    update: (feedback: string) => {
      onNews();
      generate.reset();
      reset.reset();
      return worked(update.mutateAsync(feedback));
    },
    reset: () => {
      onNews();
      generate.reset();
      update.reset();
      return worked(reset.mutateAsync());
    },
  };
}

/** Removes the error of a failed save when something newer has failed. A conflict keeps showing both versions. */
export function forgetFailedSave(own: Pick<EditableField, "failure" | "forgetFailure">) {
  if (own.failure !== undefined) own.forgetFailure();
}

/** Resolves to whether the action succeeded; its error is shown by the mutation. */
const worked = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
