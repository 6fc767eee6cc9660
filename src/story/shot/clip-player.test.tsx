import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
