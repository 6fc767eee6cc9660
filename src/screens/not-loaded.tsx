import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText, isNotFound } from "@/api/api-error";
import { askAgain } from "@/api/query";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import type { TrailStep } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { UnsavedHere } from "./unsaved-here";
import { myProjects } from "./use-project-trail";

type NotLoadedProps = {
  query: Pick<UseQueryResult, "isPending" | "error" | "isFetching" | "refetch">;
  /** Read while it is on its way. */
  words: string;
  /** Read when it could not be loaded and the server has no words of its own. */
  failureText?: string | undefined;
  notFoundText?: string | undefined;
  /** Where one goes on when there is no such thing. */
  wayOn?: TrailStep | undefined;
  /** Where what was typed is kept as a draft: it is shown even when its place is not. */
  places?: string[] | undefined;
  /** The shape of what comes. */
  children?: ReactNode;
};

/** Stands where the loaded thing would: it is on its way, does not exist, or could not be loaded. */
export function NotLoaded({ query, words, places = [], children, ...rest }: NotLoadedProps) {
  const client = useQueryClient();
  if (query.isPending)
    return (
      <Loading words={words} onRetry={() => askAgain(client)}>
        {children ?? <SkeletonLines count={6} />}
      </Loading>
    );
  return (
    <div className="flex flex-col gap-4">
      <Failure query={query} {...rest} />
      {places.map((place) => (
        <UnsavedHere key={place} place={place} />
      ))}
    </div>
  );
}

function Failure({ query, failureText, notFoundText, wayOn = myProjects }: Omit<NotLoadedProps, "words" | "places">) {
  if (notFoundText !== undefined && isNotFound(query.error))
    return <NotFound text={notFoundText} to={wayOn.to} toLabel={wayOn.label} />;
  return (
    <LoadFailure
      text={errorText(query.error, failureText ?? "An error occurred")}
      busy={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
