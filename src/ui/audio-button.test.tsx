import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { AudioButton } from "./audio-button";

let play: MockInstance<HTMLMediaElement["play"]>;

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function start(this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function stop(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});

const failed = "It could not be played.";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("plays, and pressed again stops", async () => {
  render(<AudioButton src="/1.mp3" what="line 1" failed={failed} />);
  await press("Play line 1");
  await press("Stop line 1");
  expect(screen.getByRole("button", { name: "Play line 1" })).toBeInTheDocument();
});

test("one sound at a time", async () => {
  render(
    <>
      <AudioButton src="/1.mp3" what="line 1" failed={failed} />
      <AudioButton src="/2.mp3" what="line 2" failed={failed} />
    </>,
  );
  await press("Play line 1");
  await press("Play line 2");
  expect(screen.getByRole("button", { name: "Play line 1" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Stop line 2" })).toBeInTheDocument();
});

test("a sound that may not play says so until it is tried again; one stopped before it began is no failure", async () => {
  render(<AudioButton src="/1.mp3" what="line 1" failed={failed} />);
  play.mockRejectedValueOnce(new DOMException("interrupted", "AbortError"));
  await press("Play line 1");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  play.mockRejectedValueOnce(new DOMException("not allowed", "NotAllowedError"));
  await press("Play line 1");
  expect(screen.getByRole("alert")).toHaveTextContent(failed);
  await press("Play line 1");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a sound that has not come is loaded anew when it is tried again", async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  render(<AudioButton src="/1.mp3" what="line 1" failed={failed} />);
  await press("Play line 1");
  await press("Stop line 1");
  load.mockClear();
  await press("Play line 1");
  expect(load).toHaveBeenCalledOnce();
});
