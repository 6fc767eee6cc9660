import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { usePreference, type Preference } from "@/shared/preferences";
import { slowAfterMs } from "@/ui/skeleton";
import type { FoldMark } from "@/ui/fold";

/**
 * Where a section stands. Of what is `coming` nothing is known yet; `waiting` has nothing to show before another section
 * is done; `told` is done just now and says so.
 */
export type Standing = "coming" | "waiting" | "done" | "loading" | "todo" | "running" | "failed" | "told";

const foldsByItself: readonly Standing[] = ["coming", "waiting", "done"];

const marksOf: Partial<Record<Standing, FoldMark>> = {
  done: "done",
  told: "done",
  running: "running",
  failed: "failed",
};
export const markOf = (standing: Standing): FoldMark => marksOf[standing] ?? "todo";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** By story: the sections, each with where it stood, that somebody folded or unfolded against what they do by themselves. */
const turnedFolds: Preference<string[]> = { name: "folds", isOne: isTexts };
const none: string[] = [];

type FoldOf = {
  story_id: string;
  id: string;
  standing: Standing;
  /** Whether that is being made for which this section was needed. */
  isGenerating: boolean;
};

// Decision: .github/decisions/create-media.md
/**
 * Whether a section stands open. Finished ones fold by themselves; what somebody chose is kept for as long as the section
 * stands as it stood then. A link to it unfolds it, and it is not folded under the hands of whoever is at work in it.
 * Once generating begins, that is what is looked at: what stood open only for its news, its link or its use makes room,
 * unless the focus is in it.
 */
export function useFold({ story_id, id, standing, isGenerating }: FoldOf) {
  const [turned = none, keep] = usePreference(turnedFolds, story_id);
  const { hash, key } = useLocation();
  /** The navigation since which somebody has chosen. */
  const [chosenAt, setChosenAt] = useState<string>();
  const [isUsed, setUsed] = useState(false);
  const [isOldNews, setOldNews] = useState(false);
  if (isOldNews && standing !== "told") setOldNews(false);
  const holdsFocus = useHoldsFocus(id);
  const [wasGenerating, setWasGenerating] = useState(isGenerating);
  if (isGenerating !== wasGenerating) {
    setWasGenerating(isGenerating);
    if (isGenerating && !holdsFocus) {
      setChosenAt(key);
      setUsed(false);
      setOldNews(standing === "told");
    }
  }
  const now = isOldNews ? "done" : standing;
  const byItself = !foldsByItself.includes(now);
  const mark = `${id} ${now}`;
  const isLinked = hash === `#${id}` && chosenAt !== key;
  const isOpen = isLinked || isUsed || byItself !== turned.includes(mark);

  function toggle() {
    setChosenAt(key);
    setUsed(false);
    const others = turned.filter((each) => each !== mark);
    const next = !isOpen === byItself ? others : [...others, mark];
    keep(next.length > 0 ? next : undefined);
  }

  return { isOpen, onToggle: toggle, onUse: () => setUsed(true) };
}

function listenForFocus(listener: () => void) {
  document.addEventListener("focusin", listener);
  return () => document.removeEventListener("focusin", listener);
}

/** Whether the focus is in the section, or on it. */
const useHoldsFocus = (id: string) =>
  useSyncExternalStore(listenForFocus, () => document.getElementById(id)?.contains(document.activeElement) ?? false);

/** `coming` for ten seconds; what takes longer is owned up to, in the open. */
export function useComing(isPending: boolean): "coming" | "loading" | undefined {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLong(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  if (!isPending) return undefined;
  return isLong ? "loading" : "coming";
}
