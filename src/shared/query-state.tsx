import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { errorText, failureHint, isNotFound } from "@/api/api-error";
import { retryPendingReads } from "@/api/query";
import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { DeadEnd } from "@/ui/dead-end";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import type { TrailStep } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { UnsavedText } from "@/ui/unsaved-text";
import { myProjects } from "./use-project-trail";

type QueryStateProps = {
  query: Pick<UseQueryResult, "isPending" | "error" | "isFetching" | "refetch">;
  /** Read while it is on its way. */
  words: string;
  /** Read when it could not be loaded and the server has no words of its own. */
  failureText?: string | undefined;
  notFoundText?: string | undefined;
  /** Where one goes on when there is no such thing. */
  wayOn?: TrailStep | undefined;
  /** The drafts of what is typed here: they are shown even when their fields are not. */
  draftKeys?: string[] | undefined;
  /** Whether it stands for a part of a screen, not right under the title: then a failure takes no more room than its words. */
  isPart?: boolean | undefined;
  /** The shape of what comes; that of what is missing when it could not be loaded. */
  children?: ReactNode;
};

/** Stands where the loaded thing would: it is on its way, does not exist, or could not be loaded. */
export function QueryState({
  query,
  words,
  draftKeys = [],
  isPart = false,
  children = <SkeletonLines count={6} />,
  ...rest
}: QueryStateProps) {
  const client = useQueryClient();
  if (query.isPending)
    return (
      <Loading words={words} isUnderTitle={!isPart} onRetry={() => retryPendingReads(client)}>
        {children}
      </Loading>
    );
  return (
    <div className="flex flex-col gap-4">
      <Failure query={query} isPart={isPart} shape={children} {...rest} />
      {draftKeys.map((draftKey) => (
        <UnsavedDrafts key={draftKey} draftKey={draftKey} />
      ))}
    </div>
  );
}

function Failure({
  query,
  failureText,
  notFoundText,
  wayOn = myProjects,
  isPart = false,
  shape,
}: Omit<QueryStateProps, "words" | "draftKeys" | "children"> & { shape: ReactNode }) {
  if (notFoundText !== undefined && isNotFound(query.error))
    return <NotFound text={notFoundText} to={wayOn.to} toLabel={wayOn.label} shape={shape} />;
  const text = errorText(query.error, failureText ?? "An error occurred");
  if (isPart) return <LoadFailure text={text} busy={query.isFetching} onRetry={query.refetch} />;
  return <FailedRead text={text} query={query} shape={shape} />;
}

/** Stands where the main thing of a screen would that could not be loaded: the reason, what it means, a way to try again. */
export const FailedRead = ({
  text,
  query,
  shape,
}: { text: string; shape?: ReactNode } & Pick<QueryStateProps, "query">) => (
  <DeadEnd Icon={CloudOff} text={text} hint={failureHint(query.error)} shape={shape}>
    <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  </DeadEnd>
);

/** What was typed into a field and not saved, where the field itself is gone or cannot be shown. */
function UnsavedDrafts({ draftKey }: { draftKey: string }) {
  const { user_id } = useUser();
  const { kept, discard } = useDraft({ user_id, draftKey }, "");
  if (!kept) return null;
  return (
    <UnsavedText text={kept.text} why="What you typed here was not saved:" closeLabel="Discard" onClose={discard} />
  );
}
