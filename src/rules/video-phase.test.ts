import { expect, test } from "vitest";
import { videoPhaseLabel } from "./video-phase";

test.each([
  ["collecting_videos", "Collecting Videos"],
  ["downloading_videos", "Downloading Videos"],
  ["normalizing_videos", "Normalizing Videos"],
  ["concatenating_videos", "Combining Videos"],
  ["uploading_video", "Uploading Video"],
  ["saving_metadata", "Finalizing"],
  ["completed", "Complete"],
])("the phase %s is shown as %s", (phase, label) => {
  expect(videoPhaseLabel(phase)).toBe(label);
});

test.each(["initializing", "grading_colours", "", "toString"])("the unknown phase '%s' is shown raw", (phase) => {
  expect(videoPhaseLabel(phase)).toBe(phase);
});
