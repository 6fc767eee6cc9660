import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fill } from "@/testing/user-actions";
import { fewVoices } from "@/testing/few-voices";
import { renderAt } from "@/testing/render-at";
import { holdAnswers } from "@/testing/requests";

const addButton = () => screen.getByRole("button", { name: "Add Default Voice" });

test("the catalogue is listed with a preview each, and a way back", async () => {
  const { world } = await renderAt("/default-voices", { as: "admin" });
  const table = await screen.findByRole("table", { name: "Default voices" });
  const voices = Object.values(world.state.voices);
  expect(within(table).getAllByRole("row")).toHaveLength(voices.length + 1);
  expect(within(table).getAllByRole("cell", { name: "Middle-aged" }).length).toBeGreaterThan(0);
  expect(screen.getByRole("option", { name: "Middle-aged" })).toHaveValue("middle_aged");
  expect(within(table).getAllByRole("button", { name: /^Play the preview of / })).toHaveLength(voices.length);
  expect(screen.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
});

test("a list that does not load says so and can be retried", async () => {
  const { user, world } = await renderAt("/default-voices", {
    as: "admin",
    given: (before) => {
      fewVoices(before);
      before.faults.set("GET /default-voice-settings/list-voices", { status: 500 });
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch default voices");
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("table", { name: "Default voices" });
});

test("a list whose refetch fails stays on the screen", async () => {
  const { user, world } = await renderAt("/default-voices", { as: "admin", given: fewVoices });
  const table = await screen.findByRole("table", { name: "Default voices" });
  world.faults.set("GET /default-voice-settings/list-voices", { status: 500 });
  await addAda(user);
  await screen.findByText("Ada is in the catalogue now.");
  expect(table).toBeInTheDocument();
});

async function addAda(user: Awaited<ReturnType<typeof renderAt>>["user"]) {
  await fill(user, "Name", "Ada");
  await fill(user, "Voice id", "ada-1");
  await user.selectOptions(screen.getByLabelText("Gender"), "Female");
  await fill(user, "Accent", "british");
  await fill(user, "Preview address", "https://voices.example/ada.mp3");
  await user.click(addButton());
}

test("a new voice is in the catalogue, and the form is empty again", async () => {
  const { user, world } = await renderAt("/default-voices", { as: "admin", given: fewVoices });
  await addAda(user);
  await screen.findByRole("rowheader", { name: /Ada/ });
  expect(Object.values(world.state.voices)).toContainEqual(
    expect.objectContaining({
      name: "Ada",
      voice_id: "ada-1",
      gender: "female",
      age: "middle_aged",
      accent: "british",
    }),
  );
  expect(screen.getByLabelText("Name")).toHaveValue("");
});

test("a failed addition says so and keeps what was typed", async () => {
  const { user } = await renderAt("/default-voices", {
    as: "admin",
    given: (before) => {
      fewVoices(before);
      before.faults.set("POST /default-voice-settings/add-voice", { status: 500 });
    },
  });
  await addAda(user);
  expect(await screen.findByText("Failed to add default voice")).toBeInTheDocument();
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
});

test("an incomplete or unusable voice is not sent", async () => {
  const { user, world } = await renderAt("/default-voices", { as: "admin", given: fewVoices });
  const before = Object.keys(world.state.voices).length;
  await fill(user, "Preview address", "javascript:alert(1)");
  await user.click(addButton());
  expect(await screen.findByText("Please enter a name.")).toBeInTheDocument();
  expect(screen.getByText("Please enter a voice id.")).toBeInTheDocument();
  expect(screen.getByLabelText("Preview address")).toBeInvalid();
  expect(Object.keys(world.state.voices)).toHaveLength(before);
});

test("the form is read-only while it is sent, and after a failure all of it is sent again", async () => {
  const { user, world } = await renderAt("/default-voices", { as: "admin", given: fewVoices });
  world.faults.set("POST /default-voice-settings/add-voice", { status: 500, times: 1 });
  const release = holdAnswers("/default-voice-settings/add-voice");
  await addAda(user);
  await screen.findByRole("button", { name: "Adding..." });
  await user.type(screen.getByLabelText("Name"), " Lovelace");
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
  expect(screen.getByLabelText("Gender")).toBeDisabled();
  release();
  await screen.findByText("Failed to add default voice");
  await user.type(screen.getByLabelText("Name"), " Lovelace");
  await user.click(addButton());
  await screen.findByRole("rowheader", { name: /Ada Lovelace/ });
  expect(Object.values(world.state.voices)).toContainEqual(
    expect.objectContaining({ name: "Ada Lovelace", gender: "female", accent: "british" }),
  );
});
