import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { assets } from "@/rules/asset-makings";
import { assetKey, type AssetKey } from "@/rules/production-plan";
import type { ProductionShot } from "./use-production";

export const columns = ["shot", ...assets] as const;

export interface Place {
  row: number;
  column: number;
}

const first: Place = { row: 0, column: 0 };
export const cellId = (row: number, column: number) => `asset-${row}-${column}`;

interface MatrixState {
  shots: readonly ProductionShot[];
  selected: ReadonlySet<AssetKey>;
  onSelect: (selected: ReadonlySet<AssetKey>) => void;
  onOpen: (shot: ProductionShot) => void;
  /** The number of the line at which one begins. */
  openedAt: number | undefined;
}

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -columns.length },
  End: { row: 0, column: columns.length },
};

/** The keys of the matrix: arrows move, Shift extends what is selected, X selects, Enter opens, Escape selects nothing. */
export function useMatrixKeys({ shots, selected, onSelect, onOpen, openedAt }: MatrixState) {
  const [at, setAt] = useState(() => ({
    row: Math.max(
      shots.findIndex(({ line_number }) => line_number === openedAt),
      0,
    ),
    column: 0,
  }));
  /** Where a selection by Shift begins. */
  const [anchor, setAnchor] = useState(first);
  const awaited = useRef<Place>(undefined);
  const bringIntoSight = useRef((_row: number) => {});
  const here = { row: Math.min(at.row, Math.max(shots.length - 1, 0)), column: at.column };

  useLayoutEffect(() => {
    const place = awaited.current;
    const cell = place && document.getElementById(cellId(place.row, place.column));
    if (!cell) return;
    awaited.current = undefined;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest" });
  });

  const keysBetween = (one: Place, other: Place): AssetKey[] => {
    const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
    const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
    // The column of the words stands for all that belongs to a shot.
    const wanted = left === 0 && right === 0 ? assets : assets.slice(Math.max(left - 1, 0), right);
    return shots
      .slice(top, bottom + 1)
      .flatMap(({ uid, states }) =>
        wanted.filter((asset) => states[asset].is !== "none").map((asset) => assetKey(uid, asset)),
      );
  };

  function move(to: Place, extends_: boolean) {
    const next = {
      row: Math.min(Math.max(to.row, 0), shots.length - 1),
      column: Math.min(Math.max(to.column, 0), columns.length - 1),
    };
    if (extends_) onSelect(new Set(keysBetween(anchor, next)));
    else setAnchor(next);
    awaited.current = next;
    bringIntoSight.current(next.row);
    setAt(next);
  }

  function toggle(place: Place) {
    const keys = keysBetween(place, place);
    const isOn = keys.every((key) => selected.has(key));
    const next = new Set(selected);
    for (const key of keys) {
      if (isOn) next.delete(key);
      else next.add(key);
    }
    setAnchor(place);
    onSelect(next);
  }

  function onKey(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (altKey || metaKey || shots.length === 0) return;
    const step = steps[key];
    const shot = shots[here.row];
    if (step) {
      const isWhole = ctrlKey && (key === "Home" || key === "End");
      const row = isWhole ? (key === "Home" ? 0 : shots.length - 1) : here.row + step.row;
      move({ row, column: here.column + step.column }, shiftKey);
    } else if (ctrlKey) return;
    else if (key === "x" || key === "X" || key === " ") toggle(here);
    else if (key === "Enter" && shot) onOpen(shot);
    else if (key === "Escape" && selected.size > 0) onSelect(new Set());
    else return;
    event.preventDefault();
  }

  const latest = useRef({ move, toggle });
  useLayoutEffect(() => {
    latest.current = { move, toggle };
  });
  /** A click on a cell selects it, with Shift all between it and the one before; on the words it only goes there. */
  const onPick = useCallback((row: number, column: number, isShift: boolean) => {
    latest.current.move({ row, column }, isShift);
    if (!isShift && column > 0) latest.current.toggle({ row, column });
  }, []);

  /** Brings a shot into sight, without the focus. */
  const go = useCallback((row: number) => {
    setAt({ row, column: 0 });
    bringIntoSight.current(row);
  }, []);

  return { at: here, onKey, onPick, go, bringIntoSight };
}
export type MatrixKeys = ReturnType<typeof useMatrixKeys>;
