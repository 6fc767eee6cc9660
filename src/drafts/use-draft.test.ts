import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "./use-draft";

test("what is read again in the background replaces nothing that is being typed", () => {
  const { result, rerender } = renderHook(
    ({ fromServer }) => useDraft({ user_id: "ada", place: "story/story-1/script" }, fromServer),
    { initialProps: { fromServer: "Old." } },
  );
  act(() => result.current.type("Mine."));
  rerender({ fromServer: "Theirs." });
  expect(result.current.text).toBe("Mine.");
  expect(result.current.base).toBe("Old.");
  expect(result.current.isDirty).toBe(true);
});
