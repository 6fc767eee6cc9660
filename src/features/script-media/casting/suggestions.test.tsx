import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { away } from "@/testing/away";
import { parsed, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { unfold } from "@/testing/unfold";
import { newLine } from "../../../../mocks/production/parse";
import { server } from "../../../../mocks/server";
import type { World } from "../../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const call = "/api/script-parsing/suggest-character-mappings/story-1";

interface Question {
  script_characters: string[];
  project_characters: { name: string }[];
}

/** What is asked for from now on: for whom, and who could play them. */
function watchQuestions() {
  const asked: { forWhom: string[]; candidates: string[] }[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (new URL(request.url).pathname !== call) return;
    const { script_characters, project_characters }: Question = JSON.parse(await request.clone().text());
    asked.push({ forWhom: script_characters, candidates: project_characters.map(({ name }) => name) });
  });
  return asked;
}

/** ZED is in the script, and nobody in the project is called so. */
function withStranger(world: World) {
  parsed(world);
  const line = { line_number: 3, scene_location: "EXT. PARK - DAY", stage_directions: "" };
  storyOf(world).lines.push(newLine(world, { ...line, character_name: "ZED", dialogue_text: "Hm." }));
}

async function arrive() {
  const asked = watchQuestions();
  const visit = await renderAt(at, { as: "editor", given: withStranger });
  await waitFor(() => expect(playerOf("BOB")).toHaveValue("character-1"));
  return { ...visit, asked };
}

const playerOf = (name: string) => screen.getByLabelText(`Project character for ${name}`);
const loaded = async () => {
  await screen.findByLabelText("Project character for ZED");
  await screen.findByText("Auto-matched (perfect match)");
  await screen.findByText(/^Some characters are missing/);
};

test("suggestions are asked for once both lists are there, for whom nothing has been decided", async () => {
  const { asked } = await arrive();
  expect(asked).toEqual([{ forWhom: ["BOB", "ZED"], candidates: ["BOB", "MARGARET"] }]);
  expect(playerOf("ZED")).toHaveValue("");
});

test("who was just created is a candidate on return", async () => {
  const { user, world, asked } = await arrive();
  await user.selectOptions(playerOf("ZED"), "Create New Character");
  await user.type(await screen.findByLabelText("Name"), "Zed");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(playerOf("ZED")).toHaveDisplayValue("Zed"));
  expect(asked.slice(1)).toEqual([{ forWhom: ["ZED"], candidates: ["BOB", "MARGARET", "Zed"] }]);
  expect(storyOf(world).mappings["ZED"]?.auto_matched).toBe(true);
});

test("what was answered is asked no second time while nothing has changed", async () => {
  const visit = await arrive();
  await away.leaveAndReturn(visit);
  await loaded();
  const before = visit.asked.length;
  await away.leaveAndReturn(visit);
  await loaded();
  expect(visit.asked).toHaveLength(before);
});

test("a choice by hand has nobody else suggested anew", async () => {
  const { user, world, asked } = await arrive();
  await user.selectOptions(playerOf("BOB"), "Not assigned");
  await waitFor(() => expect(storyOf(world).mappings["BOB"]?.project_character_id).toBeNull());
  await loadedAfterChoice();
  expect(asked).toHaveLength(1);
});

test("whom the server maps to nobody is asked about, too", async () => {
  const asked = watchQuestions();
  await renderAt(at, {
    as: "editor",
    given: (world) => {
      withStranger(world);
      const body = '{"mappings":{"BOB":null,"ZED":{"project_character_id":null}}}';
      world.faults.set("GET /script-parsing/get-character-mappings/:story_id", { status: 200, body });
    },
  });
  await waitFor(() => expect(playerOf("BOB")).toHaveValue("character-1"));
  expect(asked.map(({ forWhom }) => forWhom)).toEqual([["BOB", "ZED"]]);
});

test("who was left without a character here is not asked about again, until somebody was chosen", async () => {
  const visit = await arrive();
  const choose = async (name: string, value: string | null) => {
    await visit.user.selectOptions(playerOf(name), value ?? "Not assigned");
    await waitFor(() => expect(storyOf(visit.world).mappings[name]?.project_character_id).toBe(value));
  };
  await choose("BOB", null);
  await choose("ZED", null);
  await choose("ZED", "character-2");
  Object.assign(storyOf(visit.world).mappings["ZED"] ?? {}, { project_character_id: null });
  await away.reload(visit);
  await waitFor(() => expect(visit.asked).toHaveLength(2));
  expect(visit.asked[1]?.forWhom).toEqual(["ZED"]);
  expect(playerOf("BOB")).toHaveValue("");
});

const loadedAfterChoice = async () => {
  await waitFor(() => expect(playerOf("BOB")).toHaveValue(""));
  await waitFor(() => expect(screen.queryByText("Auto-matched (perfect match)")).not.toBeInTheDocument());
};

test("what was not answered is asked for again on return", async () => {
  const line = "POST /script-parsing/suggest-character-mappings/:story_id";
  const asked = watchQuestions();
  const visit = await renderAt(at, {
    as: "editor",
    given: (world) => {
      withStranger(world);
      world.faults.set(line, { status: 500 });
    },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  visit.world.faults.clear();
  await away.leaveAndReturn(visit);
  await waitFor(() => expect(playerOf("BOB")).toHaveValue("character-1"));
  expect(asked).toHaveLength(2);
});
