import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useLineParam } from "@/routing/params";

export type BoardsView = "scene" | "character";

/** Whether the boards themselves have written the address, to tell what they show. */
const ownMark = "boardsOwn";
const isOwn = (state: unknown) => typeof state === "object" && state !== null && ownMark in state;

/** What the boards are opened at. Another visit begins where an address comes from elsewhere. */
export function useBoardsVisit() {
  const { state }: { state: unknown } = useLocation();
  const line = useLineParam();
  const [visit, setVisit] = useState({ line, number: 0 });
  const [told, setTold] = useState({ line, state });
  if (told.line !== line || told.state !== state) {
    setTold({ line, state });
    if (!isOwn(state) && (visit.line !== line || isOwn(told.state))) setVisit({ line, number: visit.number + 1 });
  }
  return visit;
}

export function useViewParam(): BoardsView {
  return useSearchParams()[0].get("view") === "character" ? "character" : "scene";
}

/** Keeps in the address what is shown, so that a reload and a link that is sent show the same. It makes no entry in the history. */
export function useKeptAddress(view: BoardsView, line: number | undefined) {
  const { state }: { state: unknown } = useLocation();
  const [, setParams] = useSearchParams();
  const before = useRef({ view, line });
  const keep = useEffectEvent(() => {
    setParams(
      (params) => {
        if (view === "character") params.set("view", view);
        else params.delete("view");
        if (line === undefined) params.delete("line");
        else params.set("line", String(line));
        return params;
      },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...(typeof state === "object" ? state : undefined), [ownMark]: true },
      },
    );
  });
  useEffect(() => {
    if (before.current.view === view && before.current.line === line) return;
    before.current = { view, line };
    keep();
  }, [view, line]);
}
