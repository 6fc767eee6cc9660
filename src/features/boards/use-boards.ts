import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { findAgain, type Segment } from "@/rules/timeline";
import { boardId } from "./board-card";
import { isStep, stepTo } from "./board-layout";
import { inspectorTitle } from "./inspector";

type BoardsState = {
  segments: readonly Segment[];
  /** All shots, also those that are not shown. */
  film: readonly Segment[];
  /** The boards by row, as they are seen: only when somebody steps through them. */
  rows: () => readonly { segments: readonly Segment[] }[];
  /** The shot that the boards are opened at. */
  openedAt: Segment | undefined;
  isDocked: boolean;
};

const find = (id: string) => document.getElementById(id);
const idle = ["BODY", "H1"];

/** Which board the keyboard is at, which shot is inspected, and where the focus goes when that changes. */
export function useBoards({ segments, film, rows, openedAt, isDocked }: BoardsState) {
  const [at, setAt] = useState(openedAt);
  const [chosen, setChosen] = useState(isDocked ? openedAt : undefined);
  /** The id of what takes the focus once it stands. */
  const awaited = useRef<string>(undefined);
  const current = findAgain(segments, at) ?? segments[0];
  const selected = findAgain(film, chosen);

  useLayoutEffect(() => {
    const element = awaited.current === undefined ? null : find(awaited.current);
    if (!element) return;
    awaited.current = undefined;
    element.focus({ preventScroll: true });
    if (element.id !== inspectorTitle) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  useEffect(() => {
    const line = openedAt?.line_number;
    if (line === undefined) return;
    // Whoever arrives has the screen's heading first; who has begun with something else is left there.
    queueMicrotask(() => {
      const board = find(boardId(line));
      board?.scrollIntoView({ block: "center", inline: "center" });
      if (idle.includes(document.activeElement?.tagName ?? "BODY")) board?.focus({ preventScroll: true });
    });
    // Only where one arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const open = useCallback(
    (segment: Segment, isByKey: boolean) => {
      setAt(segment);
      setChosen(segment);
      if (isByKey && isDocked) awaited.current = inspectorTitle;
    },
    [isDocked],
  );

  /** From the inspector: the focus stays there, and the boards follow. */
  const openFromInspector = useCallback((segment: Segment) => {
    setAt(segment);
    setChosen(segment);
  }, []);
  useEffect(() => {
    if (chosen) find(boardId(chosen.line_number))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);

  function close() {
    setChosen(undefined);
    if (current) awaited.current = boardId(current.line_number);
  }

  function onBoardKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const isBoard = target instanceof Element && target.id.startsWith(boardId(""));
    if (!isBoard || !isStep(key) || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // In a list of characters each row has a board of its own that the Tab key leads to.
    const isFocused = ({ line_number }: Segment) => boardId(line_number) === target.id;
    const from = current && isFocused(current) ? current : segments.find(isFocused);
    const next = from && stepTo(rows(), from.uid, key);
    if (!next) return;
    awaited.current = boardId(next.line_number);
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

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest("textarea, select, input[type=text], [role=textbox], dialog") !== null;
