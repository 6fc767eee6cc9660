import {
  MutationCache,
  mutationOptions,
  type Query,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationOptions,
} from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { isNotFound, isRefusal } from "./api-error";
import { call } from "./client";
import type { Endpoint } from "./endpoint";
import { inTurn, type Turn } from "./in-turn";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: { refreshes?: Refreshed[]; onLateFailure?: Tell | undefined };
  }
}

type Refreshed = Pick<Endpoint, "line">;
type Tell = (words: string) => void;

/** The query of one endpoint and input. Query keys are made here and nowhere else. */
export const read = <Input, Reply, Wire>(e: Endpoint<Input, Reply, Wire>, input: Input) =>
  queryOptions({ queryKey: [e.line, input] as const, queryFn: reading(e, input) });

/** Asks for as long as somebody wants to know. */
const reading =
  <Input, Reply, Wire>(e: Endpoint<Input, Reply, Wire>, input: Input) =>
  ({ signal }: { signal: AbortSignal }) =>
    call(e, input, { signal });

/** Milliseconds for which what stands beside what was asked for is new enough. */
const asideFreshMs = 30_000;

/** The query of what stands beside what was asked for, such as the pictures of a list: a few are read at once. */
export const readAside = <Input, Reply, Wire>(e: Endpoint<Input, Reply, Wire>, input: Input, turn?: Turn) =>
  queryOptions({
    queryKey: read(e, input).queryKey,
    queryFn: (context) => inTurn(() => reading(e, input)(context), { signal: context.signal, turn }),
    staleTime: asideFreshMs,
  });

/** Milliseconds for which what was read is not read ahead once more. */
const prefetchFreshMs = 5_000;

// Decision: .github/decisions/first-screen.md
/**
 * Reads, without a word about failures, what a screen will show that may be opened next. The screen shows it at once, and
 * reads it again all the same: a right that was lost since, or a change, must not stay unseen.
 */
export const prefetchWith =
  (client: QueryClient) =>
  <Input, Reply, Wire>(e: Endpoint<Input, Reply, Wire>, input: Input) =>
    client.prefetchQuery({
      queryKey: read(e, input).queryKey,
      queryFn: reading(e, input),
      staleTime: prefetchFreshMs,
    });

/** The mutation of one endpoint; once it succeeds, whatever the listed endpoints gave is read again. */
export const send = <Input, Reply, Wire>(
  e: Endpoint<Input, Reply, Wire>,
  { refreshes = [] }: { refreshes?: Refreshed[] } = {},
) => mutationOptions<Reply, Error, Input>({ mutationFn: (input) => call(e, input), meta: { refreshes } });

/** The same for a deletion: what somebody else has deleted already is gone as wanted. */
export const sendDeletion = <Input>(e: Endpoint<Input>, refreshes: Refreshed[]) =>
  mutationOptions<unknown, Error, Input>({
    mutationFn: async (input) => {
      try {
        await call(e, input);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    meta: { refreshes },
  });

type ActionOptions<Reply, Input> = UseMutationOptions<Reply, Error, Input> & {
  /** What is said of a failure: in `failure` on the screen, and to whoever has left the screen by then, too. */
  failed?: ((error: Error) => string) | undefined;
};

/**
 * A mutation behind an action lock: a double click is one run. Its `onSuccess` belongs to the screen: whoever has left
 * is not taken anywhere by an answer that comes late. What it `refreshes` is read again all the same.
 */
export function useAction<Reply, Input = void>({
  onSuccess,
  onError,
  failed,
  ...options
}: ActionOptions<Reply, Input>) {
  const reportIfUnmounted = useReportIfUnmounted();
  const isMounted = useIsMounted();
  const mutation = useMutation<Reply, Error, Input>({
    ...options,
    onSuccess: (...answer) => (isMounted.current ? onSuccess?.(...answer) : undefined),
    onError: (error, ...rest) => {
      if (failed) reportIfUnmounted(failed(error));
      return onError?.(error, ...rest);
    },
  });
  const [lock] = useState(createActionLock<Input, Reply>);

  const mutateAsync = (input: Input): Promise<Reply> => lock(input, mutation.mutateAsync);
  /** For event handlers: a failure is in `error`, and nowhere else. */
  const mutate = (input: Input): void => {
    mutateAsync(input).catch(() => undefined);
  };
  const failure = mutation.error && failed ? failed(mutation.error) : undefined;
  /** What failed is old news; a run that is under way goes on. */
  const forgetFailure = () => {
    if (mutation.isError) mutation.reset();
  };
  return { ...mutation, mutate, mutateAsync, failure, forgetFailure };
}

/** Milliseconds after a success within which the same action counts as the same click: its screen may still be leaving. */
const doubleClickMs = 300;

interface Run<Reply> {
  /** What it was given, as JSON. */
  given: string;
  reply: Promise<Reply>;
  /** Until when the same action joins this run; without end while it is under way. */
  until: number;
}

/**
 * A lock that holds from the first click on (`isPending` comes a render too late to stop a double click).
 * The same action joins the run that is under way and sends nothing; one with another input waits for it, so that
 * writes keep their order and none is lost. After a failure the lock is open at once.
 */
export function createActionLock<Input, Reply>() {
  let last: Run<Reply> | undefined;

  return (input: Input, work: (input: Input) => Promise<Reply>): Promise<Reply> => {
    const given = JSON.stringify(input) ?? "";
    if (last && last.given === given && performance.now() < last.until) return last.reply;

    const isFree = last === undefined || last.until !== Infinity;
    const before = last?.reply;
    const reply = isFree || !before ? work(input) : before.catch(() => undefined).then(() => work(input));
    const run: Run<Reply> = { given, reply, until: Infinity };
    last = run;
    reply.then(
      () => (run.until = performance.now() + doubleClickMs),
      () => (run.until = 0),
    );
    return reply;
  };
}

/** Whether the component still stands, for what comes back after it may have gone. */
export function useIsMounted() {
  const isMounted = useRef(true);
  // Said in the moment in which it leaves the page; a plain effect's cleanup may come later than an answer.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Tells words to whoever has left the screen since, but is still the same person. */
export function useReportIfUnmounted(): Tell {
  const isMounted = useIsMounted();
  const { onLateFailure } = useQueryClient().getDefaultOptions().mutations?.meta ?? {};
  return (words) => {
    if (!isMounted.current) onLateFailure?.(words);
  };
}

/** Reads again what these endpoints gave, wherever it is shown. */
export const refresh = (client: QueryClient, endpoints: Refreshed[]) =>
  Promise.all(endpoints.map(({ line }) => client.invalidateQueries({ queryKey: [line] })));

/**
 * Gives up every read that hangs with nothing to show, and asks anew: on its own, React Query would join the request
 * that hangs. Whoever waits for one slow answer waits for its neighbours, too, so all are asked together.
 */
export async function retryPendingReads(client: QueryClient): Promise<void> {
  const hanging = client
    .getQueryCache()
    .findAll({ type: "active", fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  const these = { predicate: (query: Query) => hanging.includes(query) };
  await client.cancelQueries(these);
  await client.refetchQueries(these);
}

/** Puts a reply into the cache as if the endpoint had just given it. */
export const cacheReply = <Input, Reply, Wire>(
  client: QueryClient,
  e: Endpoint<Input, Reply, Wire>,
  input: Input,
  reply: Reply,
) => client.setQueryData(read(e, input).queryKey, reply);

/**
 * The cache of one person, who is told by `onLateFailure` of what fails after its screen was left.
 * No retries (they would move every poll and delay every message), no waiting for the network to come back
 * (an offline write would hang silently). What a look has read again is decided in `refetch-on-focus.ts`.
 */
export function createQueryClient({ onLateFailure }: { onLateFailure?: Tell } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: "always", meta: { onLateFailure } },
    },
    queryCache: new QueryCache({
      // Whoever may no longer see a thing keeps no earlier copy of it, and no right that it gave.
      onError: (error, query) => {
        if (isRefusal(error)) query.setState({ data: undefined, status: "error" });
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, { meta }) => refresh(client, meta?.refreshes ?? []),
    }),
  });
  return client;
}
