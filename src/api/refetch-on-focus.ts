import type { Query, QueryClient } from "@tanstack/react-query";
import { isRefusal } from "./api-error";

/** Milliseconds for which what was read, or could not be read, is new enough for whoever looks again. */
const freshMs = 5_000;

/** How many are read at once: a save must not wait for a free connection. */
const concurrency = 3;

// Decision: .github/decisions/offline.md
/**
 * Reads again what a window shows when somebody looks at it once more: meanwhile it may have been changed in another
 * one. What is typed is kept apart from what is read, so no field is reset by it; a failure is told by nobody, for what
 * was shown before still is. What failed to load has its own way to try again, and what never changes says so by
 * `staleTime: "static"`. Until the returned function is called.
 */
export function refetchOnFocus(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A moment later: whoever hears of the same look may read some of it for reasons of their own.
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refetchActive(client), 0);
  };
  document.addEventListener("visibilitychange", soon);
  window.addEventListener("focus", soon);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", soon);
    window.removeEventListener("focus", soon);
  };
}

function refetchActive(client: QueryClient): void {
  // Another address of what is being played would begin it anew.
  if (isPlaying()) return;
  const waiting = client.getQueryCache().findAll({ type: "active" });
  const readNext = (): void => {
    const query = waiting.find(isOld);
    if (!query || document.hidden) return;
    waiting.splice(0, waiting.indexOf(query) + 1);
    void refetchSilently(query).finally(readNext);
  };
  for (let lane = 0; lane < concurrency; lane++) readNext();
}

const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused, ended }) => !paused && !ended);

function isOld(query: Query): boolean {
  const { data, fetchStatus, dataUpdatedAt, errorUpdatedAt } = query.state;
  const isShown = data !== undefined && query.isActive() && !query.isStatic();
  // A clock that was put back makes nothing new.
  const age = Math.abs(Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt));
  return isShown && fetchStatus === "idle" && age >= freshMs;
}

async function refetchSilently(query: Query): Promise<void> {
  const { status, error, isInvalidated } = query.state;
  const mark = {};
  try {
    await query.fetch(undefined, { meta: mark });
  } catch (failure) {
    // Before anybody is told of it. A read that has taken the place of this one speaks for itself.
    const isOurs = query.state.fetchMeta === mark;
    if (isOurs && !isRefusal(failure)) query.setState({ status, error, isInvalidated });
  }
}
