import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fewVoices } from "@/testing/few-voices";
import { renderAt } from "@/testing/render-at";
import { holdAnswers } from "@/testing/requests";

const address = "/character-voice/character-1";
const save = "POST /voice_gen/save-default-voice-setting";
const options = "GET /voice_gen/get-filtered-voices";

test.each(["{}", '{"voices":null}', '{"currentSettings":"x"}', "[]"])(
  "settings that are %s are a failure, not a character without a voice",
  async (body) => {
    await renderAt(address, {
      as: "editor",
      given: ({ faults }) => void faults.set("GET /voice_gen/load-voice-settings/:character_id", { status: 200, body }),
    });
    expect(await screen.findByText("Failed to load voice settings")).toBeVisible();
    expect(screen.queryByText("No voice chosen yet.")).not.toBeInTheDocument();
  },
);

test("while another voice is being saved, the old one's sample is not played as its own", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      fewVoices(world);
      world.faults.set("GET /voice_gen/load-voice-settings/:character_id", {
        status: 200,
        body: JSON.stringify({
          character: {},
          currentSettings: { voice_id: "m1", name: "Alan", sample_audio_path: "/api/media/alan.wav" },
        }),
      });
    },
  });
  const present = within(await screen.findByRole("region", { name: "Present voice" }));
  expect(present.getByRole("button", { name: /preview of Alan/ })).toBeVisible();
  const release = holdAnswers("/save-default-voice-setting");
  await user.click(await screen.findByRole("radio", { name: /Brian/ }));
  expect(await present.findByText("Brian")).toBeVisible();
  expect(present.queryByRole("button", { name: /preview of Brian/ })).not.toBeInTheDocument();
  release();
});

test("a voice of a kind that is not on offer is called what the server calls it", async () => {
  await renderAt(address, {
    as: "viewer",
    given: (world) => {
      fewVoices(world);
      const { voice: present } = world.state.characters["character-1"] ?? {};
      Object.assign(present ?? {}, { voice_id: "r1", name: "Robbie", voice_gender: "robot", voice_age: "ageless" });
    },
  });
  expect(await screen.findByText("robot, ageless")).toBeVisible();
});

test("that a voice was not saved is no longer said once other filters are tried", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: fewVoices });
  world.faults.set(save, { status: 500, times: 1 });
  await user.click(await screen.findByRole("radio", { name: /Brian/ }));
  await screen.findByText("Failed to save voice settings");
  world.faults.set(options, { status: 500 });
  await user.click(screen.getByLabelText("Old"));
  expect(await screen.findByText("Failed to load voice options")).toBeVisible();
  expect(screen.queryByText("Failed to save voice settings")).not.toBeInTheDocument();
});
