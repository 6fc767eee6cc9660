import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { timelineOf } from "@/rules/timeline";
import { exportPlan } from "./export-plan";
import type { FilmJob, WrittenFilm } from "./film-writer";
import { useFilmExport, type ExportOrder } from "./use-film-export";

const timeline = timelineOf([{ id: "line-1", line_number: 1, dialogue_text: "Hi hello." }], {
  uidOf: ({ id }) => String(id),
  durationOf: () => undefined,
  settingsOf: () => undefined,
});
const order: ExportOrder = {
  plan: exportPlan(timeline, () => true),
  size: "640x360",
  format: { container: "webm", video: "vp9", audio: "opus" },
  hasCaptions: false,
  fileName: "Traffic Control Dogs.webm",
};

test("a frame that was under way when the export was cancelled does not bring it back", async () => {
  let job: FilmJob | undefined;
  const writeFilm = (own: FilmJob) =>
    new Promise<WrittenFilm>((_, reject) => {
      job = own;
      own.signal.addEventListener("abort", () => reject(own.signal.reason));
    });
  const { result } = renderHook(() => useFilmExport(() => Promise.resolve({ writeFilm })));
  act(() => void result.current.start(order));
  await waitFor(() => expect(job).toBeDefined());
  expect(result.current.state.is).toBe("writing");

  act(() => result.current.cancel());
  const later = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  act(() => job?.onFrame(1, 0));
  expect(result.current.state.is).toBe("idle");
});
