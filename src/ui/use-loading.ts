import { useEffect, useState } from "react";
import { slowAfterMs } from "./skeleton";

/** Idle is what nobody has asked for yet. */
type Stage = "idle" | "under way" | "slow" | "there" | "failed";

/**
 * How the loading of an address by an element of the page goes, as far as the element tells. What was told of one
 * address says nothing about the next. Give the element the key: each address and each try has one of its own, so that
 * no late event of another is heard.
 */
export function useLoading(src: string | undefined, first: Stage = "under way") {
  const [told, setTold] = useState({ src, tries: 0, stage: first });
  const { tries, stage } = told.src === src ? told : { tries: 0, stage: first };

  const isWaiting = src !== undefined && stage === "under way";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTold({ src, tries, stage: "slow" }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, src, tries]);

  return {
    key: `${tries} ${src}`,
    stage,
    tell: (now: Stage) => setTold({ src, tries, stage: now }),
    tryAgain: () => setTold({ src, tries: tries + 1, stage: "under way" }),
  };
}

/** The same for an address that is played, with the events by which a player tells. */
export function usePlayer(src: string | undefined) {
  const loading = useLoading(src);
  const { tell } = loading;
  const isThere = () => tell("there");
  const events = {
    onLoadedMetadata: isThere,
    onCanPlay: isThere,
    onPlaying: isThere,
    onWaiting: () => tell("under way"),
    // A browser that saves data loads nothing before it is to be played.
    onSuspend: () => tell("idle"),
    onError: () => tell("failed"),
  };
  return { ...loading, events };
}
