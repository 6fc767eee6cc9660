import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ClipPlayer } from "./clip-player";

test.each([
  [{ stored_image_url: "/api/media/2.webp", image_url: "https://host.test/2.webp" }, "/api/media/2.webp"],
  [{ stored_image_url: "javascript:alert(1)", image_url: "/api/media/2.webp" }, "/api/media/2.webp"],
  [{ image_url: "javascript:alert(1)" }, null],
  [{ image_url: "data:text/html,x" }, null],
  [{}, null],
])("before it is played a clip of a shot with %j has the poster %s", (pictures, poster) => {
  render(<ClipPlayer address="/api/media/2.webm" shot={{ line_number: 2, ...pictures }} />);
  expect(screen.getByLabelText<HTMLVideoElement>("Video of line 2").getAttribute("poster")).toBe(poster);
});

const clip = () => screen.getByLabelText<HTMLVideoElement>("Video of line 2");

test("a clip is a picture at rest, with one button that plays it; the browser's own controls come when they are wanted", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  render(<ClipPlayer address="/api/media/2.webm" shot={{ line_number: 2 }} corner="3.8 s" />);
  expect(clip().controls).toBe(false);
  expect(screen.getByText("3.8 s")).toBeVisible();
  fireEvent.pointerEnter(clip().parentElement ?? clip(), { pointerType: "mouse" });
  expect(clip().controls).toBe(true);
  expect(screen.queryByText("3.8 s")).not.toBeInTheDocument();
  fireEvent.pointerLeave(clip().parentElement ?? clip());
  expect(clip().controls).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Play the clip of line 2" }));
  expect(play).toHaveBeenCalledOnce();
  expect(clip().controls).toBe(true);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
