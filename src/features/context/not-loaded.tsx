import type { UseQueryResult } from "@tanstack/react-query";
import { errorText, isNotFound } from "@/api/api-error";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import type { TrailStep } from "@/ui/screen";

type NotLoadedProps = {
  query: Pick<UseQueryResult, "isPending" | "error" | "isFetching" | "refetch">;
  words: string;
  notFoundText: string;
  /** Where one goes on when there is no such thing. */
  wayOn: TrailStep;
};

/** Stands where the loaded thing would: it is on its way, does not exist, or could not be loaded. */
export function NotLoaded({ query, words, notFoundText, wayOn }: NotLoadedProps) {
  if (query.isPending)
    return (
      <Loading words={words}>
        <SkeletonLines count={5} />
      </Loading>
    );
  if (isNotFound(query.error)) return <NotFound text={notFoundText} to={wayOn.to} toLabel={wayOn.label} />;
  return (
    <LoadFailure text={errorText(query.error, "An error occurred")} busy={query.isFetching} onRetry={query.refetch} />
  );
}
