import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readPreference } from "@/shared/preferences";
import { volumePreference } from "@/shared/volume-preference";
import { cast } from "@/testing/cast-story";
import { keptPreferences } from "@/testing/kept-preferences";
import { talkingVideo } from "@/faults/polled-jobs";
import { renderAt } from "@/testing/render-at";
import type { World } from "../../mocks/world";

function withClip(world: World) {
  talkingVideo.given(world);
  talkingVideo.finish(world);
}
const player = (name: string) => screen.findByLabelText<HTMLMediaElement>(name);
const sound = ({ volume, muted }: HTMLMediaElement) => ({ volume, muted });

/** A clip's controls come with its playing. */
async function playClip() {
  fireEvent.click(await screen.findByRole("button", { name: "Play the clip of line 1" }));
  const video = await player("Video of line 1");
  fireEvent.play(video);
  return video;
}

/** jsdom changes the volume and says nothing. */
function makeQuiet(element: HTMLMediaElement) {
  Object.assign(element, { volume: 0.3, muted: true });
  fireEvent(element, new Event("volumechange"));
}

test("the next player begins as loud as the last one was made", async () => {
  await renderAt("/shot/line-1", { as: "editor", given: withClip });
  makeQuiet(await playClip());
  const audio = await player("Audio of line 1");
  expect(sound(audio)).toEqual({ volume: 1, muted: false });
  fireEvent.play(audio);
  expect(sound(audio)).toEqual({ volume: 0.3, muted: true });

  cleanup();
  await renderAt("/shot/line-1", { as: "editor" });
  const video = await playClip();
  expect(sound(video)).toEqual({ volume: 0.3, muted: true });
});

test("so does a line that is played from the list, but never unheard: nothing there could make it loud again", async () => {
  const { user } = await renderAt("/story/story-1/script-media", {
    as: "editor",
    given: (world) => {
      cast(world);
      for (const story of Object.values(world.state.stories))
        for (const line of story.lines) line.audio_file = "bob.wav";
    },
  });
  keptPreferences.setItem("volume-choice:user-editor", '{"volume":0.5,"muted":true}');
  const button = await screen.findByRole("button", { name: "Play line 1" });
  await user.click(button);
  expect(sound(button.parentElement?.querySelector("audio") ?? new Audio())).toEqual({ volume: 0.5, muted: false });
});

test("the volume outlives a logout, and is nobody else's", async () => {
  const { router } = await renderAt("/shot/line-1", { as: "editor", given: withClip });
  makeQuiet(await playClip());
  await act(() => router.navigate("/logout"));
  await screen.findByRole("heading", { name: "Log In" });
  expect(readPreference(volumePreference, "user-editor")).toEqual({ volume: 0.3, muted: true });
  cleanup();
  await renderAt("/shot/line-1", { as: "owner" });
  const video = await playClip();
  expect(sound(video)).toEqual({ volume: 1, muted: false });
});

test.each(["{", '{"volume":7,"muted":false}', '{"volume":"1","muted":false}', '{"volume":0.5}', "null"])(
  "%s is no volume",
  async (text) => {
    keptPreferences.setItem("volume-choice:user-editor", text);
    await renderAt("/shot/line-1", { as: "editor", given: withClip });
    const video = await playClip();
    expect(sound(video)).toEqual({ volume: 1, muted: false });
  },
);
