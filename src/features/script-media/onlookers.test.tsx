import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { cast, castWithFaults, parsed } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import type { World } from "../../../mocks/world";

beforeEach(() => unfold());

// Viewers and commenters see every state, and no word about controls that they don't have.

const at = "/story/story-1/script-media";
const unparsed = () => undefined;
const validate = "POST /api/script-character-validation/validate";
const states: [string, (world: World) => void, parse: string, missing: string][] = [
  ["no lines", unparsed, "The script has not been parsed yet.", "Whether anybody is missing is not known."],
  ["lines", parsed, "2 lines so far.", "Some characters are missing assignments, voices, or images."],
  ["a cast", cast, "2 lines so far.", "Nobody is missing."],
  [
    "a validation that fails",
    castWithFaults({ "POST /script-character-validation/validate": { status: 500 } }),
    "2 lines so far.",
    "Whether anybody is missing is not known.",
  ],
];

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test.each(states.flatMap((state) => (["viewer", "commenter"] as const).map((role) => [role, ...state] as const)))(
  "a %s of a story with %s reads where it stands, no hint at a button, and writes nothing",
  async (role, _, given, parse, missing) => {
    const sent = watchRequests();
    await renderAt(at, { as: role, given });
    expect(await (await section("Parse Script")).findByText(parse)).toBeVisible();
    expect(await (await section("Generate Missing Characters")).findByText(missing)).toBeVisible();
    const hints = /Parse the script|parse the script|Reads the script|Gives every|Choose a|Each step|You may/;
    expect(screen.getByRole("main")).not.toHaveTextContent(hints);
    expect(screen.queryByRole("button", { name: /^(Parse|Generate|Edit)/ })).not.toBeInTheDocument();
    const writes = sent.filter((one) => !one.startsWith("GET") && one.includes("script-"));
    expect(writes.filter((one) => one !== validate)).toEqual([]);
  },
);

test("an editor reads what the buttons do", async () => {
  await renderAt(at, { as: "editor", given: cast });
  expect(await (await section("Parse Script")).findByText(/^Reads the script line by line/)).toBeVisible();
  expect(await (await section("Parse Script")).findByText("2 lines so far.")).toBeVisible();
  expect((await section("Generate Missing Characters")).getByText(/^Gives every script character/)).toBeVisible();
  expect((await section("Generate Media")).getByText(/^Each step works on/)).toBeVisible();
});
