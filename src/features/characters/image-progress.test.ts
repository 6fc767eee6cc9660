import { expect, test } from "vitest";
import { imageProgress } from "./image-progress";

test("goes from preparing through creating and generating to the end", () => {
  expect(imageProgress({ is: "preparing" })).toEqual({ percent: 5, words: "Preparing..." });
  expect(imageProgress({ is: "making", reads: 0 })).toEqual({ percent: 10, words: "Creating image..." });
  expect(imageProgress({ is: "making", reads: 3 })).toEqual({ percent: 30, words: "Generating image..." });
  expect(imageProgress({ is: "finalizing" }).percent).toBe(95);
  expect(imageProgress({ is: "complete" }).percent).toBe(100);
});

test("never goes back while the image is made, and never comes near its end", () => {
  const percents = Array.from({ length: 101 }, (_, reads) => imageProgress({ is: "making", reads }).percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(Math.max(...percents)).toBeLessThan(95);
});
