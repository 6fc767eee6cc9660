import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { ApiError } from "@/api/api-error";
import { call } from "@/api/client";
import { shotDetails, shotDetailsPlain, type Shot } from "@/api/contract/shot";
import { read, cacheReply } from "@/api/query";

export type ShotDetails = z.infer<typeof shotDetails.reply>;

/** What a back end says to a call it doesn't have; the first is also its word for a shot it doesn't have. */
const unknownCall = [404, 405];

/** The shot, by the second form of the request where the back end doesn't know the first. */
async function loadShot(dialogue_id: string, signal: AbortSignal): Promise<ShotDetails> {
  try {
    return await call(shotDetails, { dialogue_id }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || !unknownCall.includes(error.status)) throw error;
    return await call(shotDetailsPlain, { dialogue_id }, { signal });
  }
}

export const shotQuery = (dialogue_id: string) => ({
  ...read(shotDetails, { dialogue_id }),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadShot(dialogue_id, signal),
});

export const useShot = (dialogue_id: string) => useQuery(shotQuery(dialogue_id));

/** Reads a shot that may be opened next, so that stepping through the shots doesn't wait. */
export function usePrefetchedShot(dialogue_id: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (dialogue_id !== undefined) void client.prefetchQuery({ ...shotQuery(dialogue_id), staleTime: 30_000 });
  }, [client, dialogue_id]);
}

/** Puts what a call's answer said about a shot on the page, before the shot is read again. */
export function usePatchShot(dialogue_id: string) {
  const client = useQueryClient();
  return (change: Partial<Shot>) => {
    const known = client.getQueryData(read(shotDetails, { dialogue_id }).queryKey);
    if (known) cacheReply(client, shotDetails, { dialogue_id }, { ...known, shot: { ...known.shot, ...change } });
  };
}
