import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { LoadMoreList } from "./load-more-list";

const items = Array.from({ length: 250 }, (_, index) => index);

const show = (count = items.length, wanted?: number) =>
  render(
    <ul>
      <LoadMoreList items={items.slice(0, count)} as="li" what="rows" with={wanted}>
        {(item) => (
          <li key={item}>
            <a href={`/${item}`}>Row {item}</a>
          </li>
        )}
      </LoadMoreList>
    </ul>,
  );

const rows = () => screen.getAllByText(/^Row /).length;

test("a list of a hundred stands whole, without a button", () => {
  show(100);
  expect(rows()).toBe(100);
  expect(screen.queryByRole("button")).toBeNull();
});

test("of a longer one a hundred more come with each click, the focus goes to the first of them, and the rest is counted", async () => {
  const user = userEvent.setup();
  show();
  expect(rows()).toBe(100);
  expect(screen.getByText("150 more")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(rows()).toBe(200);
  expect(screen.getByText("50 more")).toBeInTheDocument();
  expect(screen.getByText("Row 100")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(screen.getByText("Row 200")).toHaveFocus();
  expect(rows()).toBe(250);
  expect(screen.queryByRole("button")).toBeNull();
});

test("they come by themselves for as long as the end is near, and are watched no longer than they stand", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const watching = new Set<() => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly near: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.near = () => tell([{ isIntersecting: true }]);
      }
      observe = () => watching.add(this.near);
      disconnect = () => watching.delete(this.near);
    },
  );
  const { unmount } = show();
  const comeNear = () => act(() => watching.forEach((tell) => tell()));
  comeNear();
  expect(rows()).toBe(200);
  expect(watching.size).toBe(1);
  unmount();
  expect(watching.size).toBe(0);

  show();
  comeNear();
  comeNear();
  expect(rows()).toBe(250);
  expect(watching.size).toBe(0);
});

test("one that must be seen is among them, however far down", () => {
  show(250, 220);
  expect(rows()).toBe(221);
});
