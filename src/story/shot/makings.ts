import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ShotType } from "@/rules/shot-type";

/** A picture or clip that is made for a shot. */
export interface Making {
  kind: "image" | ShotType;
  dialogue_id: string;
}

export const nameOfMaking = ({ kind, dialogue_id }: Making) => `${kind} ${dialogue_id}`;

interface Makings {
  /** What was seen under way on this screen and not seen to end yet, by name. */
  underWay: ReadonlyMap<string, Making>;
  tell: (making: Making, isUnderWay: boolean) => void;
}

/**
 * Where one screen shows shot after shot, what is made for a shot that was left. Without it every shot is a screen of its
 * own, whose jobs are followed while it stands.
 */
export const MakingsContext = createContext<Makings>({ underWay: new Map(), tell: () => undefined });

export function useMakings(): Makings {
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Making>>(new Map());
  const tell = useCallback((making: Making, isUnderWay: boolean) => {
    const name = nameOfMaking(making);
    setUnderWay((before) => {
      if (before.has(name) === isUnderWay) return before;
      const after = new Map(before);
      if (isUnderWay) after.set(name, making);
      else after.delete(name);
      return after;
    });
  }, []);
  return useMemo(() => ({ underWay, tell }), [underWay, tell]);
}

/** Whether a making was seen under way on this screen before. */
export const useWasUnderWay = (making: Making) => use(MakingsContext).underWay.has(nameOfMaking(making));

/** Tells the screen how a making goes: only one that was seen to begin is taken for one that has ended. */
export function useTellMaking(making: Making, { isWorking, isOver }: { isWorking: boolean; isOver: boolean }) {
  const { tell } = use(MakingsContext);
  const now = useEffectEvent((isUnderWay: boolean) => tell(making, isUnderWay));
  useEffect(() => {
    if (isWorking) now(true);
    else if (isOver) now(false);
  }, [isWorking, isOver]);
}

/** Whether a picture or a clip is being made for a shot. */
export function useIsMaking(dialogue_id: string | undefined): "image" | "clip" | undefined {
  const { underWay } = use(MakingsContext);
  if (dialogue_id === undefined || underWay.size === 0) return undefined;
  const has = (kind: Making["kind"]) => underWay.has(nameOfMaking({ kind, dialogue_id }));
  if (has("talking") || has("action")) return "clip";
  return has("image") ? "image" : undefined;
}
