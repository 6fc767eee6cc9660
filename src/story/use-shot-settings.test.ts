import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { deskOf } from "@/desk/desk-store";
import type { ShotUids } from "@/shared/use-shot-uids";
import { cards } from "@/testing/film-harness";
import { SignedIn, signInAs } from "@/testing/signed-in";
import { useShotSettings } from "./use-shot-settings";

beforeEach(() => signInAs("editor"));

const [first, second] = cards(2).segments;
if (!first || !second) throw new Error("A film of two shots");

const provisional: ShotUids = { uidOf: ({ line_number }) => `line-${line_number}`, lost: [], isLoaded: false };
const lasting: ShotUids = { uidOf: ({ line_number }) => `uid-${line_number}`, lost: [], isLoaded: true };

test("what is decided before the shots have their lasting uids holds at once, and is kept under those", async () => {
  const { result, rerender } = renderHook((uids: ShotUids) => useShotSettings("story-1", uids), {
    wrapper: SignedIn,
    initialProps: provisional,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  result.current.setSettings(first, { holdSeconds: 2 });
  await waitFor(() => expect(result.current.settingsOf("line-1")).toEqual({ holdSeconds: 2 }));
  rerender(lasting);
  await waitFor(() => expect(result.current.settingsOf("uid-1")).toEqual({ holdSeconds: 2 }));
  expect(result.current.settingsOf("line-1")).toBeUndefined();
  result.current.setSettings({ ...second, uid: "uid-2" }, { usesLineAudio: true });
  await waitFor(() => expect(result.current.settingsOf("uid-2")).toEqual({ usesLineAudio: true }));
  const kept = deskOf({ user_id: "user-editor", story_id: "story-1", kind: "shot settings" }).read();
  expect([...(kept ?? [])]).toEqual([
    ["uid-1", { holdSeconds: 2 }],
    ["uid-2", { usesLineAudio: true }],
  ]);
});
