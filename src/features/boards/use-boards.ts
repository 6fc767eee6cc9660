import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { findAgain, type Segment } from "@/rules/timeline";
import { boardId } from "./board-card";
import { isStep, stepTo } from "./board-layout";
import { inspectorTitle } from "./inspector";

type BoardsState = {
  /** The whole film. */
  film: readonly Segment[];
  /** Those that are shown. */
  segments: readonly Segment[];
  /** The boards by row, as they are seen: only when somebody steps through them. */
  rows: () => readonly { segments: readonly Segment[] }[];
  /** The shot that the boards are opened at. */
  openedAt: Segment | undefined;
  isDocked: boolean;
};

const find = (id: string) => document.getElementById(id);
const idle = ["BODY", "H1"];

/** Which board the keyboard is at, which shot is inspected, and where the focus goes when that changes. */
export function useBoards({ film, segments, rows, openedAt, isDocked }: BoardsState) {
  const [at, setAt] = useState(openedAt?.uid);
  const [selected, setSelected] = useState(isDocked ? openedAt?.uid : undefined);
  /** The id of what takes the focus once it stands. */
  const awaited = useRef<string>(undefined);
  /** The film in which these uids were read. */
  const [known, setKnown] = useState(film);
  if (known !== film) {
    setKnown(film);
    setAt(uidAgain(at, known, film));
    setSelected(uidAgain(selected, known, film));
  }
  const current = segments.some(({ uid }) => uid === at) ? at : segments[0]?.uid;

  useLayoutEffect(() => {
    const element = awaited.current === undefined ? null : find(awaited.current);
    if (!element) return;
    awaited.current = undefined;
    element.focus({ preventScroll: true });
    if (element.id !== inspectorTitle) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  useEffect(() => {
    const uid = openedAt?.uid;
    if (uid === undefined) return;
    // Whoever arrives has the screen's heading first; who has begun with something else is left there.
    queueMicrotask(() => {
      const board = find(boardId(uid));
      board?.scrollIntoView({ block: "center", inline: "center" });
      if (idle.includes(document.activeElement?.tagName ?? "BODY")) board?.focus({ preventScroll: true });
    });
    // Only where one arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const open = useCallback(
    (uid: string, isByKey: boolean) => {
      setAt(uid);
      setSelected(uid);
      if (isByKey && isDocked) awaited.current = inspectorTitle;
    },
    [isDocked],
  );

  /** From the inspector: the focus stays there, and the boards follow. */
  const openFromInspector = useCallback((uid: string) => {
    setAt(uid);
    setSelected(uid);
  }, []);
  useEffect(() => {
    if (selected !== undefined) find(boardId(selected))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected]);

  function close() {
    setSelected(undefined);
    if (current !== undefined) awaited.current = boardId(current);
  }

  function onBoardKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const isBoard = target instanceof Element && target.id.startsWith(boardId(""));
    if (!isBoard || !isStep(key) || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = current && stepTo(rows(), current, key);
    if (!next) return;
    awaited.current = boardId(next);
    setAt(next);
  }

  /** Escape closes the inspector, unless it belongs to what is being written or chosen. */
  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || selected === undefined || isWriting(event.target)) return;
    event.preventDefault();
    close();
  }

  return { current, selected, open, openFromInspector, close, onBoardKey, onKey };
}

/** The uid of the same shot: that of a line is a provisional one until the desk has been read. */
function uidAgain(uid: string | undefined, before: readonly Segment[], now: readonly Segment[]) {
  const segment = before.find((each) => each.uid === uid);
  return (segment && now[findAgain(now, segment)]?.uid) ?? uid;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest("textarea, select, input[type=text], [role=textbox], dialog") !== null;
