import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fromScriptMedia } from "@/routing/referrer";
import { fewVoices } from "@/testing/few-voices";
import { renderAt } from "@/testing/render-at";
import { holdCalls, watchTraffic } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/character-voice/character-1";
const save = "POST /voice_gen/save-default-voice-setting";
const options = "GET /voice_gen/get-filtered-voices";

const voiceOf = (world: World) => world.state.characters["character-1"]?.voice;

test("starts with middle-aged men, chooses nothing by itself, and tells what each voice is like", async () => {
  const { world } = await renderAt(address, { as: "editor", given: fewVoices });
  expect(await screen.findByRole("heading", { name: "Voice of BOB" })).toBeVisible();
  expect(screen.getByLabelText("Male")).toBeChecked();
  expect(screen.getByLabelText("Middle-aged")).toBeChecked();
  const alan = await screen.findByRole("radio", { name: /Alan/ });
  expect(alan).not.toBeChecked();
  expect(alan).toHaveAccessibleName(/^AlanWarm and slow\.\s*Accent: Scottish\s*Use: Narrator$/);
  expect(screen.getByText("No voice chosen yet.")).toBeVisible();
  expect(voiceOf(world)?.voice_id).toBe("");
  expect(screen.getByRole("link", { name: "Back to character" })).toHaveAttribute("href", "/character/character-1");
});

test("a voice is saved as it is chosen", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  await user.click(await screen.findByRole("radio", { name: /Brian/ }));
  await waitFor(() =>
    expect(voiceOf(world)).toEqual({
      voice_id: "m2",
      name: "Brian",
      voice_gender: "male",
      voice_age: "middle_aged",
      preview_url: "javascript:alert(1)",
    }),
  );
  expect(screen.getByRole("radio", { name: /Brian/ })).toBeChecked();
  const present = screen.getByRole("region", { name: "Present voice" });
  expect(within(present).getByText("Brian")).toBeVisible();
  expect(within(present).getByText("Male, middle-aged")).toBeVisible();
});

test("other filters choose the first voice of their list and save it; an empty list saves nothing", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  await screen.findByRole("radio", { name: /Alan/ });
  await user.click(screen.getByLabelText("Female"));
  expect(await screen.findByText("No matching voices available")).toBeVisible();
  expect(voiceOf(world)?.voice_id).toBe("");
  await user.click(screen.getByLabelText("Old"));
  expect(await screen.findByRole("radio", { name: /Carla/ })).toBeChecked();
  await waitFor(() =>
    expect(voiceOf(world)).toMatchObject({ voice_id: "f1", voice_gender: "female", voice_age: "old" }),
  );
});

test("of several choices made while one is being saved only the last is sent, and it wins", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  const release = holdCalls(save, 1);
  await user.click(await screen.findByRole("radio", { name: /Brian/ }));
  expect(await screen.findByText("Saving...")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /Alan/ }));
  await user.click(screen.getByLabelText("Female"));
  await user.click(screen.getByLabelText("Old"));
  await user.click(await screen.findByRole("radio", { name: /Doris/ }));
  expect(screen.getByRole("radio", { name: /Doris/ })).toBeChecked();
  release();
  await waitFor(() => expect(screen.queryByText("Saving...")).not.toBeInTheDocument());
  expect(voiceOf(world)?.voice_id).toBe("f2");
  expect(screen.getByRole("radio", { name: /Doris/ })).toBeChecked();
});

test("a slow list of filters that were left again chooses nothing", async () => {
  const rest = watchTraffic();
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  await screen.findByRole("radio", { name: /Alan/ });
  const release = holdCalls(options, 1);
  await user.click(screen.getByLabelText("Old"));
  await user.click(screen.getByLabelText("Female"));
  expect(await screen.findByRole("radio", { name: /Carla/ })).toBeChecked();
  release();
  await rest();
  expect(voiceOf(world)).toMatchObject({ voice_id: "f1" });
});

test("a voice that was not saved says so, and the server's stands again", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  world.faults.set(save, { status: 500, times: 1 });
  await user.click(await screen.findByRole("radio", { name: /Alan/ }));
  expect(await screen.findByText("Failed to save voice settings")).toBeVisible();
  expect(screen.getByRole("radio", { name: /Alan/ })).not.toBeChecked();
  await user.click(screen.getByRole("radio", { name: /Alan/ }));
  await waitFor(() => expect(voiceOf(world)?.voice_id).toBe("m1"));
  expect(screen.queryByText("Failed to save voice settings")).not.toBeInTheDocument();
});

test("filters whose voice was not saved go back to the server's", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      fewVoices(world);
      world.faults.set(save, { status: 500, error: "The voices are asleep" });
      Object.assign(world.state.characters["character-1"]?.voice ?? {}, { voice_gender: "female", voice_age: "young" });
    },
  });
  expect(await screen.findByText("No matching voices available")).toBeVisible();
  await user.click(screen.getByLabelText("Old"));
  expect(await screen.findByText("Failed to save voice settings")).toBeVisible();
  expect(screen.getByLabelText("Young")).toBeChecked();
});

test("previews are played, refused with a reason, or said to be missing", async () => {
  const { user } = await renderAt(address, { as: "owner", given: fewVoices });
  await user.click(await screen.findByRole("button", { name: "Play preview of Alan" }));
  expect(await screen.findByRole("button", { name: "Stop preview of Alan" })).toBeVisible();
  expect(screen.getByText(/address of this audio cannot be used/)).toBeVisible();
  await user.click(screen.getByLabelText("Female"));
  await user.click(screen.getByLabelText("Old"));
  expect(await screen.findByText("No preview")).toBeVisible();
});

test.each(["viewer", "commenter"] as const)("a %s sees and hears and changes nothing", async (as) => {
  const { world } = await renderAt(address, {
    as,
    given: (given) => {
      fewVoices(given);
      const bob = given.state.characters["character-1"];
      if (bob)
        bob.voice = {
          voice_id: "f1",
          name: "Carla",
          voice_gender: "female",
          voice_age: "old",
          preview_url: "/api/media/c.wav",
        };
    },
  });
  expect(await screen.findByText("Female, old")).toBeVisible();
  expect(await screen.findByText("Doris")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Play preview of Carla" })).toHaveLength(2);
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(voiceOf(world)?.voice_id).toBe("f1");
});

test("each load that fails says which, and is tried again", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      fewVoices(world);
      world.faults.set("GET /voice_gen/load-voice-settings/:character_id", { status: 500, times: 1 });
      world.faults.set(options, { status: 500, times: 1 });
    },
  });
  expect(await screen.findByText("Failed to load voice settings")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Failed to load voice options")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: /Alan/ })).not.toBeChecked();
});

test("filters whose list failed still choose its first voice once it is there", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  await screen.findByRole("radio", { name: /Alan/ });
  await user.click(screen.getByLabelText("Female"));
  world.faults.set(options, { status: 500, times: 1 });
  await user.click(screen.getByLabelText("Old"));
  expect(await screen.findByText("Failed to load voice options")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(voiceOf(world)?.voice_id).toBe("f1"));
});

test("from Create Media the way back leads there", async () => {
  await renderAt(address, { as: "owner", state: fromScriptMedia("story-1") });
  expect(await screen.findByRole("link", { name: "Back to Create Media" })).toHaveAttribute(
    "href",
    "/story/story-1/script-media",
  );
});
