import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ParsedLine } from "@/api/contract/parsing";
import { deskOf, watchOverDesk, writeDesk } from "@/desk/desk-store";
import { FakeChannel } from "@/testing/fake-channel";
import { SignedIn, signInAs } from "@/testing/signed-in";
import { useShotUids } from "./use-shot-uids";

const shotsOf = (story_id: string) => deskOf({ user_id: "user-editor", story_id, kind: "shots" });
const reading = (...texts: string[]): ParsedLine[] =>
  texts.map((dialogue_text, at) => ({ id: `id-${at}`, line_number: at + 1, dialogue_text }));

/** What other tabs are told. */
let told: unknown[] = [];

beforeEach(async () => {
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  told = [];
  const other = new FakeChannel("virtual-studio-desk");
  other.addEventListener("message", (event) => told.push((event as MessageEvent<unknown>).data));
  onTestFinished(watchOverDesk());
  await signInAs("editor");
});

/** A screen that reads a story's lines, and then others. */
async function openScreen(first: ParsedLine[], story_id = "story-1") {
  let lines = first;
  const { result, rerender } = renderHook(() => useShotUids(story_id, lines), { wrapper: SignedIn });
  const uids = async () => {
    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    return lines.map(result.current.uidOf);
  };
  await waitFor(() => expect(result.current).not.toBeNull());
  return {
    uids,
    lost: () => result.current.lost.map(({ dialogue_text }) => dialogue_text),
    read: (next: ParsedLine[]) => {
      lines = next;
      rerender();
      return uids();
    },
  };
}

test("a line keeps its uid over a parse that replaces ids and numbers, and after a reload", async () => {
  const one = await openScreen(reading("I came.", "I saw it all, from the hill.", "I won."));
  const [came, saw, won] = await one.uids();
  expect(new Set([came, saw, won]).size).toBe(3);
  expect(await one.read(reading("I was late.", "I came.", "I saw it all from the hill.", "I won."))).toEqual([
    expect.not.stringContaining("line-"),
    came,
    saw,
    won,
  ]);
  const other = await openScreen(reading("I won."));
  expect(await other.uids()).toEqual([won]);
  await waitFor(() => expect(other.lost()).toEqual(["I was late.", "I came.", "I saw it all from the hill."]));
  expect(await other.read(reading("I came.", "I won."))).toEqual([came, won]);
});

test("what was noted is on the disk, in one list", async () => {
  const screen = await openScreen(reading("I came."));
  const [uid] = await screen.uids();
  await waitFor(() => expect(shotsOf("story-1").read()?.get("all")).toMatchObject([{ uid, dialogue_text: "I came." }]));
  expect(await writeDesk()).toBe(true);
});

test("a reading of the same lines is not noted again, also where their media changed", async () => {
  const screen = await openScreen(reading("I came."));
  await screen.uids();
  FakeChannel.deliver();
  expect(told).toHaveLength(1);
  await screen.read(reading("I came.").map((line) => ({ ...line, image_url: "/new.webp" })));
  FakeChannel.deliver();
  expect(told).toHaveLength(1);
});

test("tabs with different readings follow the newest and do not answer each other", async () => {
  const screen = await openScreen(reading("I came.", "I won."));
  const [came, won] = await screen.uids();
  FakeChannel.deliver();
  const noted = { user_id: "user-editor", story_id: "story-1", kind: "shots", key: "all", page: "another" };
  const shot = { line_number: 1, scene_location: "", character_name: "", stage_directions: "" };
  const value = [
    { ...shot, uid: "of-the-other-tab", dialogue_text: "I came." },
    { ...shot, uid: "unseen-here", dialogue_text: "I saw." },
  ];
  new FakeChannel("virtual-studio-desk").postMessage({ records: [{ ...noted, value, revision: 9 }] });
  act(() => FakeChannel.deliver());
  told = [];
  await waitFor(async () => expect(await screen.uids()).toEqual(["of-the-other-tab", won]));
  FakeChannel.deliver();
  expect(told).toEqual([]);
  expect(came).not.toBe("of-the-other-tab");
});

test("a list that cannot be read counts as none", async () => {
  const desk = shotsOf("story-1");
  desk.subscribe(() => undefined);
  desk.put("all", [{ uid: 4 }]);
  const screen = await openScreen(reading("I came."));
  expect(await screen.uids()).toEqual([expect.stringMatching(/^shot-/)]);
  expect(screen.lost()).toEqual([]);
});

test("before the desk was read the uid is provisional", async () => {
  const { result } = renderHook(() => useShotUids("story-1", undefined), { wrapper: SignedIn });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current.isLoaded).toBe(false);
  expect(result.current.uidOf({ line_number: 4 })).toBe("line-4");
});

test("a long story is aligned where no worker is, too, and follows its next reading", async () => {
  const texts = Array.from({ length: 600 }, (_, at) => `Line ${at} of ${at * 7919}`);
  const screen = await openScreen(reading(...texts));
  const uids = await screen.uids();
  expect(new Set(uids).size).toBe(600);
  expect(await screen.read(reading(...texts.toSpliced(300, 1)))).toEqual(uids.toSpliced(300, 1));
  await waitFor(() => expect(screen.lost()).toEqual([texts[300]]));
});
