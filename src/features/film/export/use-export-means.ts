import { useEffect, useState } from "react";
import type { FilmSize } from "./export-plan";
import { unreadableHosts, type UnreadableHost } from "./readable-hosts";
import type { FilmFormat } from "./film-format";

/** What the browser and the media's hosts allow. */
export interface ExportMeans {
  /** What a film of each size is written as; undefined where the browser can write none. */
  formats: Record<FilmSize, FilmFormat | undefined>;
  hosts: readonly UnreadableHost[];
}

/** Finds out what an export can be made of. The library that writes it is loaded for that. */
export function useExportMeans(urls: readonly string[]) {
  const [means, setMeans] = useState<ExportMeans | "failed">();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    findMeans(urls, left.signal).then(setMeans, () => {
      if (!left.signal.aborted) setMeans("failed");
    });
    return () => left.abort();
    // The addresses are those at the opening: what is made meanwhile is of the same hosts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  function retry() {
    setMeans(undefined);
    setAttempt(attempt + 1);
  }
  return { means, retry };
}

async function findMeans(urls: readonly string[], signal: AbortSignal): Promise<ExportMeans> {
  const { formatFor } = await import("./film-format");
  const [small, middle, large, hosts] = await Promise.all([
    formatFor("640x360"),
    formatFor("1280x720"),
    formatFor("1920x1080"),
    unreadableHosts(urls, signal),
  ]);
  signal.throwIfAborted();
  return { formats: { "640x360": small, "1280x720": middle, "1920x1080": large }, hosts };
}
