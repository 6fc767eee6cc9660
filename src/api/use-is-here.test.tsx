import { render } from "@testing-library/react";
import { useLayoutEffect, type RefObject } from "react";
import { expect, test } from "vitest";
import { useIsHere } from "./use-is-here";

function Screen({ mark }: { mark: (isHere: RefObject<boolean>) => void }) {
  const isHere = useIsHere();
  useLayoutEffect(() => mark(isHere), [mark, isHere]);
  return null;
}

function NextScreen({ onShown }: { onShown: () => void }) {
  useLayoutEffect(() => onShown(), [onShown]);
  return null;
}

test("a component is gone in the moment in which the next one stands on the page", () => {
  const marks: RefObject<boolean>[] = [];
  const { rerender } = render(<Screen mark={(isHere) => void marks.push(isHere)} />);
  const seen: (boolean | undefined)[] = [marks[0]?.current];
  rerender(<NextScreen onShown={() => void seen.push(marks[0]?.current)} />);
  expect(seen).toEqual([true, false]);
});
