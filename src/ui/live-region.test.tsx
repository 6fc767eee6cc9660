import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { inQuarters, LiveRegion } from "./live-region";

beforeEach(() => void vi.useFakeTimers());

/** All that is said, one after the other. */
function listen() {
  const heard: string[] = [];
  const region = screen.getByRole("status");
  const observer = new MutationObserver(() => heard.push(region.textContent));
  observer.observe(region, { characterData: true, childList: true, subtree: true });
  return heard;
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test("says how the work goes, at most every five seconds, and the newest of what changed meanwhile", async () => {
  const { rerender } = render(<LiveRegion says={undefined} />);
  const heard = listen();
  rerender(<LiveRegion says="Audio: 0%" />);
  await pass(0);
  expect(heard).toEqual(["Audio: 0%"]);

  rerender(<LiveRegion says="Audio: 25%" />);
  await pass(2_000);
  rerender(<LiveRegion says="Audio: 50%" />);
  await pass(2_999);
  expect(heard).toEqual(["Audio: 0%"]);
  await pass(1);
  expect(heard).toEqual(["Audio: 0%", "Audio: 50%"]);
});

test("a second run is heard as the first, even with the same words and at once", async () => {
  const { rerender } = render(<LiveRegion says="Audio: 0%" />);
  const heard = listen();
  await pass(0);
  rerender(<LiveRegion says={undefined} />);
  await pass(0);
  rerender(<LiveRegion says="Audio: 0%" />);
  await pass(5_000);
  expect(heard).toEqual(["Audio: 0%", "", "Audio: 0%"]);
});

test("ten thousand messages within a minute are said in a handful of announcements", async () => {
  const { rerender } = render(<LiveRegion says={undefined} />);
  const heard = listen();
  for (let message = 0; message < 10_000; message += 1) {
    rerender(<LiveRegion says={inQuarters("Audio", message / 100)} />);
    await pass(6);
  }
  expect(heard).toEqual(["Audio: 0%", "Audio: 25%", "Audio: 50%", "Audio: 75%"]);
});

test("a percentage is told by the quarter, whatever a server says", () => {
  expect([-3, 0, 24.9, 25, 74, 99.9, 100, 250].map((percent) => inQuarters("Audio", percent))).toEqual(
    ["0", "0", "0", "25", "50", "75", "100", "100"].map((quarter) => `Audio: ${quarter}%`),
  );
});
