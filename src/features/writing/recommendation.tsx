import type { ReactNode } from "react";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { NothingWritten } from "./nothing-written";
import type { useRecommendation } from "./use-recommendation";

type RecommendationProps = {
  help: Pick<ReturnType<typeof useRecommendation>, "error" | "retry" | "isWorking" | "isLoading">;
  isThere: boolean;
  writing: string;
  loading: string;
  none: string;
  /** How many lines it will have, about. */
  lines: number;
  /** What was recommended. */
  children: ReactNode;
};

/** A recommendation, what stands for it until it is there, and why it could not be had. */
export function Recommendation({ help, ...rest }: RecommendationProps) {
  return (
    <>
      {help.error && help.retry && <LoadFailure text={help.error} onRetry={help.retry} />}
      {help.error && !help.retry && <Notice tone="bad">{help.error}</Notice>}
      <Newest help={help} {...rest} />
    </>
  );
}

function Newest({ help, isThere, writing, loading, none, lines, children }: RecommendationProps) {
  if (help.isWorking || (help.isLoading && !isThere))
    return (
      <Loading words={help.isWorking ? writing : loading}>
        <SkeletonLines count={lines} />
      </Loading>
    );
  if (isThere) return children;
  return !help.error && <NothingWritten text={none} hint="What the AI proposes for this story stands here." />;
}
